// The turns, newest first and live; each can be opened, judged and put before a model once more.
import { css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Page } from "../page";
import { shared } from "../styles";
import type { Change, Trace, TraceStep, Turn } from "../types";

interface Replayed {
  content: string;
  model?: string;
  engine?: string;
  took_ms?: number;
  tools?: { tool: string; arguments: unknown }[];
}

const THUMBS = { good: "mdi:thumb-up-outline", bad: "mdi:thumb-down-outline" };
// Facts of a step that stand elsewhere, or tell a person nothing.
const HIDDEN = new Set(["name", "at_ms", "took_ms", "secrets", "language"]);
// Those that are read at once; the others are details.
const TOLD = new Set(["text", "area", "why", "engine", "model"]);

@customElement("jarvis-conversations")
export class ConversationsPage extends Page {
  @property() open = "";
  @state() private turns: Turn[] = [];
  @state() private next: number | null = null;
  @state() private whole?: { turn: Turn; trace: Trace };
  @state() private replayed?: Replayed;

  static override styles = [
    shared,
    css`
      .turn {
        display: block;
        width: 100%;
        border-radius: 6px;
      }
      .words {
        font-weight: 500;
      }
      .meta {
        font-size: 12px;
        gap: 6px;
        margin-top: 4px;
      }
      .detail {
        margin-top: 12px;
        padding-inline-start: 12px;
        border-inline-start: 3px solid var(--primary-color);
      }
      ha-icon {
        --mdc-icon-size: 18px;
      }
      .steps > li {
        padding: 6px 0;
      }
      .steps .took {
        float: inline-end;
      }
    `,
  ];

  protected override async load(): Promise<void> {
    const page = await this.ctx.ask<{ turns: Turn[]; next: number | null }>("turns/list", { limit: 30 });
    this.turns = page.turns;
    this.next = page.next;
    if (this.open && this.whole?.turn.id !== this.open) await this.show(this.open);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("open") && changed.get("open") !== undefined && this.open) void this.doing("get", () => this.show(this.open));
  }

  override hear(change: Change): void {
    const turn = change.turn;
    if (turn) this.turns = [turn, ...this.turns.filter((one) => one.id !== turn.id)];
    else super.hear(change);
  }

  private async show(id: string): Promise<void> {
    this.replayed = undefined;
    this.whole = await this.ctx.ask<{ turn: Turn; trace: Trace }>("turns/get", { trace_id: id });
    if (!this.turns.some((one) => one.id === id)) this.turns = [this.whole.turn, ...this.turns];
  }

  private toggle(id: string): void {
    if (this.whole?.turn.id === id) this.whole = undefined;
    else void this.doing("get", () => this.show(id));
  }

  private async more(): Promise<void> {
    const page = await this.ctx.ask<{ turns: Turn[]; next: number | null }>("turns/list", {
      limit: 50,
      before: this.next,
    });
    const known = new Set(this.turns.map((one) => one.id));
    this.turns = [...this.turns, ...page.turns.filter((one) => !known.has(one.id))];
    this.next = page.next;
  }

  private async judge(turn: Turn, label: "good" | "bad"): Promise<void> {
    await this.ctx.ask("traces/feedback", { trace_id: turn.id, label });
    this.turns = this.turns.map((one) => (one.id === turn.id ? { ...one, feedback: label } : one));
  }

  protected override render(): TemplateResult {
    const { t } = this.ctx;
    return html`
      ${this.renderTrouble()}
      <section aria-labelledby="turns">
        <h2 id="turns">${t("page.conversations")}</h2>
        <p class="soft">${t(this.ctx.admin ? "conversations.about" : "conversations.own")}</p>
        ${this.turns.length ? nothing : html`<p>${t("conversations.none")}</p>`}
        <ol class="list">
          ${this.turns.map((turn) => this.renderTurn(turn))}
        </ol>
        ${this.next === null
          ? nothing
          : html`<button class="plain" ?disabled=${this.busy !== ""} @click=${() => this.doing("more", () => this.more())}>
              ${t("more")}
            </button>`}
      </section>
    `;
  }

  private renderTurn(turn: Turn): TemplateResult {
    const { t } = this.ctx;
    const open = this.whole?.turn.id === turn.id;
    const failed = turn.stop === "failed" || turn.stop === "out_of_time";
    return html`<li>
      <button class="bare turn" aria-expanded=${open} @click=${() => this.toggle(turn.id)}>
        <div class="words" dir="auto">${turn.forgotten ? t("conversations.forgotten") : (turn.words ?? "–")}</div>
        <div dir="auto">${turn.answer ?? ""}</div>
        <div class="row meta soft">
          <span class="chip ${failed ? "bad" : ""}">${this.ctx.name("lane", turn.lane)}</span>
          ${turn.engine ? html`<span class="chip" dir="auto">${turn.engine}${turn.model ? ` · ${turn.model}` : ""}</span>` : nothing}
          <span>${this.ctx.seconds(turn.took_ms)}</span>
          <span>${this.ctx.when(new Date(turn.at * 1000))}</span>
          ${turn.who ? html`<bdi>${turn.who}</bdi>` : nothing} ${turn.where ? html`<bdi>${turn.where}</bdi>` : nothing}
          ${turn.feedback ? this.renderThumb(turn.feedback) : nothing}
        </div>
      </button>
      ${open && this.whole ? this.renderDetail(turn, this.whole.trace) : nothing}
    </li>`;
  }

  private renderThumb(label: "good" | "bad"): TemplateResult {
    return html`<ha-icon icon=${THUMBS[label]} role="img" aria-label=${this.ctx.t(`conversations.${label}`)}></ha-icon>`;
  }

  private renderDetail(turn: Turn, trace: Trace): TemplateResult {
    const { t } = this.ctx;
    return html`<div class="detail">
      ${this.ctx.admin
        ? html`<div class="row">
            <button
              class="plain"
              aria-label=${t("conversations.good")}
              aria-pressed=${turn.feedback === "good"}
              @click=${() => this.doing("good", () => this.judge(turn, "good"))}
            >
              <ha-icon icon=${THUMBS.good}></ha-icon>
            </button>
            <button
              class="plain"
              aria-label=${t("conversations.bad")}
              aria-pressed=${turn.feedback === "bad"}
              @click=${() => this.doing("bad", () => this.judge(turn, "bad"))}
            >
              <ha-icon icon=${THUMBS.bad}></ha-icon>
            </button>
            <button
              ?disabled=${this.busy !== "" || !turn.words}
              @click=${() =>
                this.doing("replay", async () => {
                  this.replayed = await this.ctx.act<Replayed>("replay", { trace_id: turn.id });
                })}
            >
              ${this.busy === "replay" ? t("working") : t("conversations.replay")}
            </button>
            <span class="soft">${t("conversations.replay_about")}</span>
          </div>`
        : nothing}
      ${this.replayed ? this.renderReplayed(this.replayed) : nothing}
      <ol class="list steps">
        ${trace.steps.map((step) => this.renderStep(step))}
      </ol>
    </div>`;
  }

  private renderReplayed(again: Replayed): TemplateResult {
    return html`<div role="status">
      <h3>${this.ctx.t("lane.replay")}</h3>
      <p dir="auto" class="replayed">${again.content || "–"}</p>
      ${again.tools?.length
        ? html`<ul>
            ${again.tools.map((one) => html`<li><code>${one.tool}</code> ${JSON.stringify(one.arguments)}</li>`)}
          </ul>`
        : nothing}
    </div>`;
  }

  private renderStep(step: TraceStep): TemplateResult {
    const facts = Object.entries(step).filter(
      ([key, value]) => !HIDDEN.has(key) && value !== null && value !== "" && !(Array.isArray(value) && !value.length),
    );
    const short = facts.filter(([key, value]) => TOLD.has(key) && typeof value !== "object" && String(value).length <= 500);
    const long = facts.filter((fact) => !short.includes(fact));
    return html`<li>
      <span class="took soft">${step.took_ms ? this.ctx.seconds(step.took_ms) : ""}</span>
      <strong>${this.ctx.name("trace", step.name)}</strong>
      ${short.map(
        ([key, value]) =>
          html`<div dir="auto"><span class="soft">${this.ctx.name("fact", key)}:</span> ${String(value)}</div>`,
      )}
      ${long.length
        ? html`<details>
            <summary class="soft">${this.ctx.t("conversations.details")}</summary>
            ${long.map(
              ([key, value]) =>
                html`<div class="soft">${this.ctx.name("fact", key)}</div>
                  <pre dir="auto">${typeof value === "string" ? value : JSON.stringify(value, null, 1)}</pre>`,
            )}
          </details>`
        : nothing}
    </li>`;
  }
}
