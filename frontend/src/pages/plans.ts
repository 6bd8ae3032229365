// What is to come: timers with what they have left, alarms, reminders, commands for later.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { Page } from "../page";
import type { Key } from "../strings";
import { shared } from "../styles";
import type { Change, Plan } from "../types";

const KINDS = ["timer", "alarm", "reminder", "command"] as const;

@customElement("jarvis-plans")
export class PlansPage extends Page {
  @state() private plans: Plan[] = [];
  private clock = 0;

  static override styles = shared;

  override connectedCallback(): void {
    super.connectedCallback();
    // Only the display of running timers; nothing is asked.
    this.clock = window.setInterval(() => {
      if (this.plans.some((plan) => plan.kind === "timer")) this.requestUpdate();
    }, 1000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.clearInterval(this.clock);
  }

  protected override async load(): Promise<void> {
    this.plans = (await this.ctx.ask<{ plans: Plan[] }>("plans/list", { language: this.ctx.language })).plans;
  }

  protected override concerns(change: Change): boolean {
    return change.topic === "plans";
  }

  protected override render(): TemplateResult {
    const { t } = this.ctx;
    return html`
      ${this.renderTrouble()}
      ${this.plans.length
        ? nothing
        : html`<section>
            <h2>${t("page.plans")}</h2>
            <p>${t("plans.none")}</p>
          </section>`}
      ${KINDS.map((kind) => {
        const plans = this.plans.filter((plan) => plan.kind === kind);
        if (!plans.length) return nothing;
        return html`<section aria-labelledby=${kind}>
          <h2 id=${kind}>${t(`plans.${kind}` as Key)}</h2>
          <ul class="list">
            ${plans.map((plan) => this.renderPlan(plan))}
          </ul>
        </section>`;
      })}
    `;
  }

  private renderPlan(plan: Plan): TemplateResult {
    const { t } = this.ctx;
    const name = plan.text || t(`plans.${plan.kind}.one` as Key);
    const facts = [
      this.due(plan),
      plan.repeat ?? "",
      plan.whom ?? "",
      plan.where ?? "",
    ].filter(Boolean);
    return html`<li class="row">
      <div class="wide">
        <strong dir="auto">${name}</strong>
        <div class="soft" dir="auto">${facts.join(" · ")}</div>
      </div>
      <button
        class="plain"
        ?disabled=${this.busy !== ""}
        aria-label=${`${t("plans.cancel")}: ${name}`}
        @click=${() => this.doing(plan.id, () => this.ctx.ask("plans/cancel", { plan_id: plan.id }))}
      >
        ${t("plans.cancel")}
      </button>
    </li>`;
  }

  private due(plan: Plan): string {
    const { t } = this.ctx;
    if (plan.left !== null) return t("plans.paused", { left: clock(plan.left) });
    if (plan.at === null) return t("plans.awaits", { name: plan.awaits ?? "–" });
    const at = new Date(plan.at);
    if (plan.kind === "timer") return clock((at.getTime() - Date.now()) / 1000);
    return this.ctx.when(at);
  }
}

function clock(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, at) => (at ? String(part).padStart(2, "0") : String(part))).join(":");
}
