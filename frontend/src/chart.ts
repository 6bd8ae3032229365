// Bars by day, drawn as SVG; the same figures stand in words for who cannot see it.
import { html, svg, type TemplateResult } from "lit";
import type { Day } from "./types";

export interface Bar {
  label: string;
  value: number;
  // The lower part of the bar, in the stronger colour.
  part?: number;
  words: string;
}

const DAY = 86_400;

// The last days, oldest first; those on which nothing was, too.
export function lastDays(known: Day[], count: number): Day[] {
  const today = Math.floor(Date.now() / 1000 / DAY) * DAY;
  return Array.from({ length: count }, (_, at) => {
    const day = today - (count - 1 - at) * DAY;
    const empty = { day, turns: 0, lanes: {}, fast_lane_share: null, turn_ms: { p50: null, p95: null }, tokens: { total: null }, cost: null };
    return known.find((one) => one.day === day) ?? empty;
  });
}

const HEIGHT = 96;
const STEP = 28;

// `scale` says how much the highest bar is.
export function bars(title: string, all: Bar[], scale: (most: number) => string): TemplateResult {
  const most = Math.max(1, ...all.map((bar) => bar.value));
  const width = Math.max(STEP, all.length * STEP);
  const tall = (value: number): number => (value / most) * HEIGHT;
  return html`
    <figure style="margin:0;overflow-x:auto" tabindex="0" role="group" aria-label=${title}>
      <svg
        viewBox="0 -16 ${width} ${HEIGHT + 34}"
        style="width:100%;max-width:${width * 1.6}px;min-width:${width * 0.7}px;display:block"
        aria-hidden="true"
      >
        <text x="4" y="-6" font-size="9" fill="var(--secondary-text-color)">${scale(Math.max(0, ...all.map((bar) => bar.value)))}</text>
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
