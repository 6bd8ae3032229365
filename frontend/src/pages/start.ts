// What is set up and what is left to do, a box to try a sentence, and the last days.
import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { bars, lastDays } from "../chart";
import { wordsOf } from "../context";
import { Page } from "../page";
import type { Key } from "../strings";
import { shared } from "../styles";
import type { Change, Day, Status, Step } from "../types";

const DAYS = 14;
// Days begin at midnight in Greenwich; their noon is on that day nearly everywhere.
const NOON = 43_200;

interface Answer {
  content: string;
  lane: string;
  engine: string | null;
  took_ms: number;
  trace_id: string;
  conversation_id: string;
}

interface Exchange {
  words: string;
  text: string;
  answer?: Answer;
  trouble?: string;
}

const LINKS: Record<Step["key"], string> = {
  engine: "/config/integrations/integration/jarvis",
  assistant: "/config/voice-assistants/assistants",
  exposed: "/config/voice-assistants/expose",
  memory: "/config/integrations/integration/jarvis",
};

@customElement("jarvis-start")
export class StartPage extends Page {
  @property() words = "";
  @state() private status?: Status;
  @state() private days: Day[] = [];
  @state() private said: Exchange[] = [];
  private conversation?: string;

  static override styles = [
    shared,
    css`
      .step {
        display: grid;
        grid-template-columns: 28px 1fr auto;
        gap: 8px;
        align-items: center;
      }
      .mark {
        width: 24px;
        height: 24px;
        border-radius: 50%;
        border: 2px solid var(--secondary-text-color);
        display: grid;
        place-items: center;
        font-size: 14px;
      }
      .mark.done {
        border-color: var(--success-color);
      }
      .asked {
        font-weight: 500;
      }
      .charts {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
        gap: 16px;
      }
      @media (max-width: 600px) {
        .step {
          grid-template-columns: 28px 1fr;
        }
        .step > :nth-child(3) {
          grid-column: 2;
          justify-self: start;
        }
      }
    `,
  ];

  protected override async load(): Promise<void> {
    this.status = await this.ctx.ask<Status>("setup/status");
    if (this.ctx.admin && this.status.loaded)
      this.days = (await this.ctx.ask<{ days: Day[] }>("turns/days", { days: DAYS })).days;
  }

  protected override concerns(change: Change): boolean {
    return change.topic === "engines" || change.topic === "turn";
  }

  private async say(words: string): Promise<void> {
    const exchange: Exchange = { words, text: "" };
    this.said = [...this.said, exchange].slice(-5);
    const show = (change: Partial<Exchange>): void => {
      Object.assign(exchange, change);
      this.said = [...this.said];
    };
    let end: (() => Promise<void>) | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        this.ctx
          .watch<{ delta?: string; answer?: Answer }>(
            "ask",
            (event) => {
              if (event.delta) show({ text: exchange.text + event.delta });
              if (!event.answer) return;
              this.conversation = event.answer.conversation_id;
              show({ text: event.answer.content, answer: event.answer });
              resolve();
            },
            { text: words, language: this.ctx.language, conversation_id: this.conversation },
          )
          .then((stop) => (end = stop), reject);
      });
    } catch (error) {
      show({ trouble: wordsOf(error) });
    } finally {
      void end?.().catch(() => undefined);
    }
  }

  private onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const words = this.words.trim();
    if (!words || this.busy) return;
    this.words = "";
    void this.doing("say", () => this.say(words));
  }

  protected override render(): TemplateResult {
    const { t } = this.ctx;
    return html`
      ${this.renderTrouble()}
      <section aria-labelledby="try">
        <h2 id="try">${t("start.try")}</h2>
        <form class="row" @submit=${this.onSubmit}>
          <input
            class="wide"
            dir="auto"
            maxlength="1000"
            autocomplete="off"
            aria-label=${t("start.try")}
            placeholder=${t("start.example")}
            .value=${this.words}
            @input=${(event: InputEvent) => (this.words = (event.target as HTMLInputElement).value)}
          />
          <button ?disabled=${this.busy !== ""}>${t("start.ask")}</button>
        </form>
        <ol class="list" aria-live="polite">
          ${this.said.map((one) => this.renderExchange(one))}
        </ol>
      </section>
      ${this.status?.steps
        ? html`<section aria-labelledby="steps">
            <h2 id="steps">${t("start.setup")}</h2>
            <ul class="list">
              ${this.status.steps.map((step) => this.renderStep(step))}
            </ul>
            <p class="soft">${t("start.version", { version: this.status.version })}</p>
          </section>`
        : nothing}
      ${this.days.length ? this.renderDays() : nothing}
    `;
  }

  private renderExchange(one: Exchange): TemplateResult {
    const { t } = this.ctx;
    const answer = one.answer;
    return html`<li>
      <div class="asked" dir="auto">${one.words}</div>
      <div dir="auto" class="answer">${one.trouble ?? (one.text || "…")}</div>
      ${answer
        ? html`<div class="row soft">
            <span class="chip">${this.ctx.name("lane", answer.lane)}</span>
            ${answer.engine ? html`<span class="chip" dir="auto">${answer.engine}</span>` : nothing}
            <span>${this.ctx.seconds(answer.took_ms)}</span>
            <button class="bare" @click=${() => this.go("conversations", { turn: answer.trace_id })}>
              ${t("start.how")}
            </button>
          </div>`
        : nothing}
    </li>`;
  }

  private renderStep(step: Step): TemplateResult {
    const { t } = this.ctx;
    const text = t(`step.${step.key}.${step.done ? "done" : "open"}` as Key, {
      count: step.count ?? 0,
      well: step.well ?? 0,
      name: step.name ?? "–",
    });
    const days = step.key === "memory" && step.done ? ` ${this.renderKept(step.days ?? 0)}` : "";
    const offer = step.key === "assistant" && !step.done && step.name;
    return html`<li class="step">
      <span class="mark ${step.done ? "done" : ""}" role="img" aria-label=${t(step.done ? "done" : "open")}
        >${step.done ? "✓" : ""}</span
      >
      <div>
        <h3>${t(`step.${step.key}` as Key)}</h3>
        <span class="soft" dir="auto">${text}${days}</span>
      </div>
      ${!this.ctx.admin
        ? html`<span></span>`
        : offer
          ? html`<button
              ?disabled=${this.busy !== ""}
              @click=${() =>
                this.doing("assistant", async () => {
                  await this.ctx.ask("setup/assistant");
                  await this.reload();
                })}
            >
              ${t("step.assistant.use")}
            </button>`
          : html`<a class="button" href=${LINKS[step.key]} aria-label=${`${t(`step.${step.key}` as Key)}: ${t("change")}`}
              >${t("change")}</a
            >`}
    </li>`;
  }

  private renderKept(days: number): string {
    return days ? this.ctx.t("step.memory.days", { days }) : this.ctx.t("step.memory.always");
  }

  private renderDays(): TemplateResult {
    const { ctx } = this;
    const days = lastDays(this.days, DAYS);
    const lanes = days.map((day) => {
      const fast = Math.round((day.fast_lane_share ?? 0) * day.turns);
      const label = ctx.day(new Date((day.day + NOON) * 1000));
      const words = `${label}: ${ctx.t("start.turns_of", { turns: day.turns, fast })}`;
      return { label: ctx.date(day.day + NOON), value: day.turns, part: fast, words };
    });
    const waits = days.map((day) => {
      const label = ctx.day(new Date((day.day + NOON) * 1000));
      const middle = day.turn_ms.p50 ?? 0;
      const slow = day.turn_ms.p95 ?? 0;
      const words = `${label}: ${ctx.t("start.wait_of", { middle: ctx.seconds(middle), slow: ctx.seconds(slow) })}`;
      return { label: ctx.date(day.day + NOON), value: slow, part: middle, words };
    });
    return html`<section aria-labelledby="days">
      <h2 id="days">${ctx.t("start.days")}</h2>
      <div class="charts">
        <div>
          <p class="soft">${ctx.t("start.lanes")}</p>
          ${bars(ctx.t("start.lanes"), lanes, (most) => ctx.number(most))}
        </div>
        <div>
          <p class="soft">${ctx.t("start.waits")}</p>
          ${bars(ctx.t("start.waits"), waits, (most) => ctx.seconds(most))}
        </div>
      </div>
    </section>`;
  }
}
