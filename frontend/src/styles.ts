import { css } from "lit";

// Colours come from Home Assistant's theme; text keeps the theme's text colour, so it can be read on any of them.
export const shared = css`
  :host {
    display: block;
    color: var(--primary-text-color);
    font-size: 14px;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  * {
    box-sizing: border-box;
  }
  section {
    background: var(--ha-card-background, var(--card-background-color));
    border: 1px solid var(--divider-color);
    border-radius: var(--ha-card-border-radius, 12px);
    padding: 16px;
    margin: 0 0 16px;
    min-width: 0;
  }
  h2 {
    font-size: 18px;
    font-weight: 500;
    margin: 0 0 8px;
  }
  h3 {
    font-size: 15px;
    font-weight: 500;
    margin: 0;
  }
  p {
    margin: 4px 0 8px;
  }
  .soft {
    color: var(--secondary-text-color);
  }
  .trouble {
    border: 1px solid var(--error-color);
    border-inline-start-width: 6px;
    border-radius: 6px;
    padding: 8px 12px;
    background: var(--ha-card-background, var(--card-background-color));
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  .row > .wide {
    flex: 1 1 220px;
    min-width: 0;
  }
  ul.list,
  ol.list {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  ul.list > li,
  ol.list > li {
    padding: 12px 0;
    border-top: 1px solid var(--divider-color);
    overflow-wrap: anywhere;
  }
  ul.list > li:first-child,
  ol.list > li:first-child {
    border-top: 0;
  }
  .chip {
    display: inline-block;
    border: 1px solid var(--divider-color);
    border-radius: 999px;
    padding: 1px 10px;
    font-size: 12px;
    white-space: nowrap;
  }
  .chip.good {
    border-color: var(--success-color);
  }
  .chip.bad {
    border-color: var(--error-color);
  }
  button,
  .button {
    font: inherit;
    color: var(--primary-text-color);
    background: color-mix(in srgb, var(--primary-color) 12%, var(--ha-card-background, var(--card-background-color)));
    border: 1px solid color-mix(in srgb, var(--primary-color) 55%, var(--divider-color));
    border-radius: 8px;
    min-height: 36px;
    padding: 6px 14px;
    cursor: pointer;
    text-decoration: none;
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  button.plain {
    background: none;
    border-color: var(--divider-color);
  }
  button.bare {
    background: none;
    border: 0;
    border-radius: 6px;
    padding: 4px;
    text-align: start;
  }
  button[aria-pressed="true"] {
    border-width: 2px;
    border-color: var(--primary-color);
    background: color-mix(in srgb, var(--primary-color) 30%, var(--ha-card-background, var(--card-background-color)));
  }
  button:disabled {
    opacity: 0.6;
    cursor: default;
  }
  button:focus-visible,
  a:focus-visible,
  input:focus-visible,
  select:focus-visible,
  textarea:focus-visible,
  summary:focus-visible {
    outline: 3px solid var(--primary-color);
    outline-offset: 2px;
  }
  input:not([type="checkbox"]),
  select,
  textarea {
    font: inherit;
    color: var(--primary-text-color);
    background: var(--primary-background-color);
    border: 1px solid var(--secondary-text-color);
    border-radius: 8px;
    min-height: 36px;
    padding: 6px 10px;
    max-width: 100%;
  }
  select {
    cursor: pointer;
  }
  textarea {
    width: 100%;
    min-height: 72px;
    resize: vertical;
  }
  a {
    color: inherit;
  }
  label.switch {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    cursor: pointer;
    min-height: 36px;
  }
  input[role="switch"] {
    appearance: none;
    width: 40px;
    height: 22px;
    margin: 0;
    border-radius: 11px;
    border: 1px solid var(--secondary-text-color);
    background: var(--primary-background-color);
    position: relative;
    cursor: pointer;
    flex: none;
  }
  input[role="switch"]::before {
    content: "";
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: var(--secondary-text-color);
    transition: inset-inline-start 0.12s;
  }
  input[role="switch"]:checked {
    background: color-mix(in srgb, var(--primary-color) 55%, transparent);
    border-color: var(--primary-color);
  }
  input[role="switch"]:checked::before {
    inset-inline-start: 20px;
    background: var(--primary-text-color);
  }
  pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    margin: 4px 0;
    padding: 8px;
    border-radius: 6px;
    background: var(--primary-background-color);
    font-size: 12px;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
    gap: 16px;
  }
  .cards > section {
    margin: 0;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 2px 12px;
    margin: 8px 0;
  }
  dt {
    color: var(--secondary-text-color);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  progress {
    width: 100%;
    accent-color: var(--primary-color);
  }
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
