// The panel: a bar with tabs, and the page that the address names.
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { Context } from "./context";
import type { Page } from "./page";
import "./pages/commands";
import "./pages/conversations";
import "./pages/memory";
import "./pages/models";
import "./pages/plans";
import "./pages/safety";
import "./pages/selftest";
import "./pages/start";
import type { Key } from "./strings";
import { shared } from "./styles";
import type { Change, Hass } from "./types";

// The second is whether only administrators get it.
const PAGES = [
  ["start", false],
  ["conversations", false],
  ["memory", false],
  ["models", true],
  ["commands", false],
  ["safety", true],
  ["plans", false],
  ["selftest", true],
] as const;
type Name = (typeof PAGES)[number][0];

@customElement("jarvis-panel")
export class JarvisPanel extends LitElement {
  @property({ attribute: false }) hass!: Hass;
  @property({ type: Boolean, reflect: true }) narrow = false;
  @property({ attribute: false }) route?: { prefix: string; path: string };
  @state() private ctx?: Context;
  @state() private away = false;
  @state() private hint: Record<string, unknown> = {};
  @query("main > *") private page?: Page;
  private end?: () => Promise<void>;
  private watching = false;

  static override styles = [
    shared,
    css`
      :host {
        height: 100%;
        overflow-y: auto;
        background: var(--primary-background-color);
        --tab: var(--app-header-text-color, var(--primary-text-color));
      }
      header {
        position: sticky;
        top: 0;
        z-index: 2;
        background: var(--app-header-background-color, var(--card-background-color));
        color: var(--tab);
        border-bottom: 1px solid var(--divider-color);
      }
      .bar {
        display: flex;
        align-items: center;
        min-height: 56px;
        padding: 0 12px;
      }
      h1 {
        font-size: 20px;
        font-weight: 400;
        margin: 0 8px;
      }
      [role="tablist"] {
        display: flex;
        overflow-x: auto;
        scrollbar-width: none;
        padding: 0 8px;
      }
      [role="tab"] {
        background: none;
        color: var(--tab);
        border: 0;
        border-bottom: 3px solid transparent;
        border-radius: 0;
        padding: 10px 14px;
        white-space: nowrap;
        flex: none;
      }
      [role="tab"][aria-selected="true"] {
        border-bottom-color: var(--tab);
        font-weight: 500;
      }
      [role="tab"]:focus-visible {
        outline-color: var(--tab);
        outline-offset: -3px;
      }
      main {
        max-width: 1120px;
        margin: 0 auto;
        padding: 16px;
      }
      .away {
        max-width: 1120px;
        margin: 16px auto 0;
        padding: 0 16px;
      }
      @media (max-width: 600px) {
        main {
          padding: 12px 8px;
        }
        [role="tab"] {
          padding: 10px;
        }
      }
    `,
  ];

  // Home Assistant hands over a new `hass` with every state of the house; most of them change nothing here.
  protected override shouldUpdate(changed: PropertyValues): boolean {
    if (changed.has("hass")) {
      const before = this.ctx?.hass;
      const same =
        before !== undefined &&
        before.language === this.hass.language &&
        before.user.id === this.hass.user.id &&
        before.connection === this.hass.connection;
      if (same) return changed.size > 1;
      this.ctx = new Context(this.hass);
    }
    return true;
  }

  protected override updated(): void {
    this.renderRoot.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "center" });
    if (!this.watching && this.ctx && this.isConnected) void this.watch(this.ctx);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.watching = false;
    void this.end?.();
    this.end = undefined;
  }

  private async watch(ctx: Context): Promise<void> {
    this.watching = true;
    const end = await ctx.watch<Change>("subscribe", (change) => this.hear(change));
    if (this.watching) this.end = end;
    else await end();
  }

  private hear(change: Change): void {
    this.away = change.topic === "unloaded" || (this.away && change.topic !== "loaded");
    if (change.topic !== "unloaded") this.page?.hear(change);
  }

  private get shown(): (typeof PAGES)[number][] {
    return PAGES.filter(([, owners]) => !owners || this.ctx?.admin);
  }

  private get current(): Name {
    const wanted = this.route?.path.split("/")[1];
    return this.shown.find(([name]) => name === wanted)?.[0] ?? "start";
  }

  private open(name: Name, hint: Record<string, unknown> = {}): void {
    this.hint = hint;
    const prefix = this.route?.prefix ?? "/jarvis";
    history.replaceState(null, "", `${prefix}/${name}`);
    this.route = { prefix, path: `/${name}` };
    window.dispatchEvent(new CustomEvent("location-changed", { detail: { replace: true } }));
    this.scrollTop = 0;
  }

  private onKey(event: KeyboardEvent): void {
    const names = this.shown.map(([name]) => name);
    const at = names.indexOf(this.current);
    const rtl = getComputedStyle(this).direction === "rtl" ? -1 : 1;
    const steps: Record<string, number> = { ArrowRight: at + rtl, ArrowLeft: at - rtl, Home: 0, End: names.length - 1 };
    if (!(event.key in steps)) return;
    event.preventDefault();
    const name = names[(steps[event.key] + names.length) % names.length];
    this.open(name);
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(`#tab-${name}`)?.focus());
  }

  protected override render(): TemplateResult | typeof nothing {
    const ctx = this.ctx;
    if (!ctx) return nothing;
    const current = this.current;
    return html`
      <header>
        <div class="bar">
          <ha-menu-button .hass=${this.hass} .narrow=${this.narrow}></ha-menu-button>
          <h1>Jarvis</h1>
        </div>
        <div role="tablist" aria-label="Jarvis" @keydown=${this.onKey}>
          ${this.shown.map(
            ([name]) =>
              html`<button
                role="tab"
                id="tab-${name}"
                aria-selected=${name === current}
                aria-controls="page"
                tabindex=${name === current ? 0 : -1}
                @click=${() => this.open(name)}
              >
                ${ctx.t(`page.${name}` as Key)}
              </button>`,
          )}
        </div>
      </header>
      ${this.away ? html`<div class="away"><p class="trouble" role="status">${ctx.t("away")}</p></div>` : nothing}
      <main
        id="page"
        role="tabpanel"
        aria-labelledby="tab-${current}"
        @go=${(event: CustomEvent<{ page: Name }>) => this.open(event.detail.page, event.detail)}
      >
        ${this.renderPage(current, ctx)}
      </main>
    `;
  }

  private renderPage(name: Name, ctx: Context): TemplateResult {
    switch (name) {
      case "conversations":
        return html`<jarvis-conversations .ctx=${ctx} .open=${this.hint.turn ?? ""}></jarvis-conversations>`;
      case "memory":
        return html`<jarvis-memory .ctx=${ctx}></jarvis-memory>`;
      case "models":
        return html`<jarvis-models .ctx=${ctx}></jarvis-models>`;
      case "commands":
        return html`<jarvis-commands .ctx=${ctx}></jarvis-commands>`;
      case "safety":
        return html`<jarvis-safety .ctx=${ctx}></jarvis-safety>`;
      case "plans":
        return html`<jarvis-plans .ctx=${ctx}></jarvis-plans>`;
      case "selftest":
        return html`<jarvis-selftest .ctx=${ctx}></jarvis-selftest>`;
      default:
        return html`<jarvis-start .ctx=${ctx} .words=${this.hint.words ?? ""}></jarvis-start>`;
    }
  }
}
