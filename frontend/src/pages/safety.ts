// Each thing with what is asked before it is done, and the owner's rules with what they match.
import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { Page } from "../page";
import type { Key } from "../strings";
import { shared } from "../styles";
import type { Act, Rule, Thing } from "../types";

const TIERS = ["free", "say", "confirm", "pin", "never"] as const;
const SIZE = 40;
const PATIENCE = 250;

interface Matrix {
  things: Thing[];
  count: number;
  rules: Rule[];
}

@customElement("jarvis-safety")
export class SafetyPage extends Page {
  @state() private things: Thing[] = [];
  @state() private rules: Rule[] = [];
  @state() private count = 0;
  @state() private localize?: (key: string) => string;
  private text = "";
  private shown = SIZE;
  private timer = 0;

  static override styles = [
    shared,
    css`
      .thing {
        display: grid;
        grid-template-columns: minmax(140px, 1fr) minmax(0, 2fr);
        gap: 4px 16px;
      }
      .act {
        display: grid;
        grid-template-columns: minmax(90px, 160px) minmax(150px, 190px) minmax(0, 1fr);
        gap: 8px;
        align-items: center;
        padding: 2px 0;
      }
      select.changed {
        border-color: var(--primary-color);
        border-width: 2px;
      }
      @media (max-width: 700px) {
        .thing {
          grid-template-columns: 1fr;
        }
        .act {
          grid-template-columns: minmax(80px, 1fr) minmax(140px, 190px);
        }
        .act .why {
          grid-column: 1 / -1;
        }
      }
    `,
  ];

  protected override async load(): Promise<void> {
    this.localize ??= await this.ctx.hass.loadBackendTranslation?.("services");
    const wanted = { text: this.text, language: this.ctx.language, limit: Math.min(100, this.shown) };
    const first = await this.ctx.ask<Matrix>("policy/matrix", wanted);
    while (first.things.length < Math.min(this.shown, first.count)) {
      const page = await this.ctx.ask<Matrix>("policy/matrix", { ...wanted, offset: first.things.length });
      if (!page.things.length) break;
      first.things.push(...page.things);
    }
    this.things = first.things;
    this.count = first.count;
    this.rules = first.rules;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.clearTimeout(this.timer);
  }

  private search(event: InputEvent): void {
    this.text = (event.target as HTMLInputElement).value;
    this.shown = SIZE;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.reload(), PATIENCE);
  }

  private action(name: string): string {
    const [domain, service] = name.split(".");
    return this.localize?.(`component.${domain}.services.${service}.name`) || service.replaceAll("_", " ");
  }

  private ruled(thing: Thing, act: Act): boolean {
    return this.rules.some(
      (rule) => rule.count === 1 && rule.names[0] === thing.name && rule.actions.length === 1 && rule.actions[0] === act.action,
    );
  }

  private set(thing: Thing, act: Act, tier: string): void {
    void this.doing("set", async () => {
      await this.ctx.ask("policy/set", { entity_id: thing.entity_id, action: act.action, tier: tier || null });
    });
  }

  protected override render(): TemplateResult {
    const { t } = this.ctx;
    return html`
      ${this.renderTrouble()}
      <section aria-labelledby="rules">
        <h2 id="rules">${t("safety.rules")}</h2>
        ${this.rules.length ? nothing : html`<p class="soft">${t("safety.no_rules")}</p>`}
        <ul class="list">
          ${this.rules.map((rule) => this.renderRule(rule))}
        </ul>
        <a class="button" href="/config/integrations/integration/jarvis">${t("safety.add")}</a>
      </section>
      <section aria-labelledby="matrix">
        <h2 id="matrix">${t("safety.matrix")}</h2>
        <p class="soft">${t("safety.about")}</p>
        <div class="row">
          <input
            class="wide"
            type="search"
            dir="auto"
            aria-label=${t("search")}
            placeholder=${t("search")}
            @input=${this.search}
          />
          <span class="soft">${t("safety.count", { n: this.ctx.number(this.count) })}</span>
        </div>
        <ul class="list things">
          ${this.things.map((thing) => this.renderThing(thing))}
        </ul>
        ${this.things.length < this.count
          ? html`<button
              class="plain"
              @click=${() => {
                this.shown += SIZE;
                void this.reload();
              }}
            >
              ${t("more")}
            </button>`
          : nothing}
      </section>
    `;
  }

  private renderRule(rule: Rule): TemplateResult {
    const { t } = this.ctx;
    const names = rule.names.join(", ");
    return html`<li class="row">
      <div class="wide">
        <strong dir="auto">${rule.name}</strong>
        <span class="chip">${t(`tier.${rule.tier}` as Key)}</span>
        <div class="soft" dir="auto">
          ${rule.actions.length ? `${rule.actions.map((one) => (one.includes(".") ? this.action(one) : one)).join(", ")} · ` : ""}${rule.count ===
          null
            ? t("safety.anything")
            : rule.count
              ? `${t("safety.matches", { n: rule.count })}: ${names}${rule.count > rule.names.length ? ", …" : ""}`
              : t("safety.nothing")}
        </div>
      </div>
      <button
        class="plain"
        ?disabled=${this.busy !== ""}
        aria-label=${`${t("delete")}: ${rule.name}`}
        @click=${() => this.doing("rule", () => this.ctx.ask("policy/remove_rule", { rule_id: rule.id }))}
      >
        ${t("delete")}
      </button>
    </li>`;
  }

  private renderThing(thing: Thing): TemplateResult {
    return html`<li class="thing">
      <div>
        <strong dir="auto">${thing.name}</strong>
        ${thing.area ? html`<div class="soft" dir="auto">${thing.area}</div>` : nothing}
      </div>
      <div>${thing.acts.map((act) => this.renderAct(thing, act))}</div>
    </li>`;
  }

  private renderAct(thing: Thing, act: Act): TemplateResult {
    const { t } = this.ctx;
    const ruled = this.ruled(thing, act);
    return html`<div class="act">
      <span>${this.action(act.action)}</span>
      <select
        class=${ruled ? "changed" : ""}
        aria-label=${`${thing.name}: ${this.action(act.action)}`}
        ?disabled=${this.busy !== ""}
        @change=${(event: Event) => this.set(thing, act, (event.target as HTMLSelectElement).value)}
      >
        ${TIERS.map(
          (tier) => html`<option value=${tier} .selected=${tier === act.tier}>${t(`tier.${tier}` as Key)}</option>`,
        )}
        ${ruled ? html`<option value="">${t("safety.default")}</option>` : nothing}
      </select>
      <span class="why soft" dir="auto">${act.why ?? ""}</span>
    </div>`;
  }
}
