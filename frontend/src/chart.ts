// Bars by day, drawn as SVG; the same figures stand in words for who cannot see it.
import { html, svg, type TemplateResult } from "lit";

export interface Bar {
  label: string;
  value: number;
  // The lower part of the bar, in the stronger colour.
  part?: number;
  words: string;
}

const HEIGHT = 96;
const STEP = 28;

export function bars(title: string, all: Bar[]): TemplateResult {
  const most = Math.max(1, ...all.map((bar) => bar.value));
  const width = Math.max(STEP, all.length * STEP);
  const tall = (value: number): number => (value / most) * HEIGHT;
  return html`
    <figure style="margin:0;overflow-x:auto" tabindex="0" role="group" aria-label=${title}>
      <svg
        viewBox="0 0 ${width} ${HEIGHT + 18}"
        style="width:100%;max-width:${width * 1.6}px;min-width:${width * 0.7}px;display:block"
        aria-hidden="true"
      >
        ${all.map((bar, at) => {
          const x = at * STEP + 4;
          const part = bar.part ?? bar.value;
          return svg`<g>
            <title>${bar.words}</title>
            <rect x=${x} y=${HEIGHT - tall(bar.value)} width=${STEP - 8} height=${tall(bar.value)} rx="2"
              fill="var(--primary-color)" opacity="0.35"></rect>
            <rect x=${x} y=${HEIGHT - tall(part)} width=${STEP - 8} height=${tall(part)} rx="2"
              fill="var(--primary-color)"></rect>
            <text x=${x + (STEP - 8) / 2} y=${HEIGHT + 13} text-anchor="middle" font-size="9"
              fill="var(--secondary-text-color)">${bar.label}</text>
          </g>`;
        })}
      </svg>
      <ul class="hidden">
        ${all.map((bar) => html`<li>${bar.words}</li>`)}
      </ul>
    </figure>
  `;
}
