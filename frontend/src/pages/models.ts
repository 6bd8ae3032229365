// The engines: state, speed, what they used; measure one, see its models, download another.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { bars, lastDays } from "../chart";
import { wordsOf } from "../context";
import { Page } from "../page";
import { shared } from "../styles";
import type { Change, Day, Engine, Model, Speed } from "../types";

interface Download {
  model: string;
  part: number | null;
  trouble?: string;
  done?: boolean;
  end?: () => Promise<void>;
}

const GIGABYTE = 1e9;
const DAYS = 14;
const NOON = 43_200;

@customElement("jarvis-models")
export class ModelsPage extends Page {
  @state() private engines: Engine[] = [];
  @state() private days: Day[] = [];
  @state() private models: Record<string, Model[]> = {};
  @state() private speeds: Record<string, Speed | string> = {};
  @state() private downloads: Record<string, Download> = {};

  static override styles = shared;

  protected override async load(): Promise<void> {
    this.engines = (await this.ctx.ask<{ engines: Engine[] }>("engines/list")).engines;
    this.days = (await this.ctx.ask<{ days: Day[] }>("turns/days", { days: DAYS })).days;
  }

  protected override concerns(change: Change): boolean {
    return change.topic === "engines" || change.topic === "turn";
  }

  private async measure(engine: Engine): Promise<void> {
    try {
      const speed = await this.ctx.ask<Speed>("engines/measure", { engine_id: engine.id });
      this.speeds = { ...this.speeds, [engine.id]: speed };
    } catch (error) {
      this.speeds = { ...this.speeds, [engine.id]: wordsOf(error) };
    }
  }

  private async list(engine: Engine): Promise<void> {
    const answer = await this.ctx.ask<{ models: Model[] }>("engines/models", { engine_id: engine.id });
    this.models = { ...this.models, [engine.id]: answer.models };
  }

  private async pull(engine: Engine, event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const model = new FormData(event.target as HTMLFormElement).get("model")?.toString().trim();
    if (!model) return;
    const show = (change: Partial<Download>): void => {
      this.downloads = { ...this.downloads, [engine.id]: { ...this.downloads[engine.id], ...change } };
    };
    this.downloads = { ...this.downloads, [engine.id]: { model, part: null } };
    await this.doing("pull", async () => {
      const end = await this.ctx.watch<{ part?: number | null; done?: boolean; error?: string }>(
        "engines/pull",
        (heard) => {
          if (heard.error) show({ trouble: this.ctx.name("engine_error", heard.error), end: undefined });
          else if (heard.done) {
            show({ part: 1, done: true, end: undefined });
            void this.list(engine);
          } else show({ part: heard.part ?? null });
        },
        { engine_id: engine.id, model },
      );
      if (!this.downloads[engine.id].done) show({ end });
    });
  }

  private stop(engine: Engine): void {
    void this.downloads[engine.id]?.end?.();
    const { [engine.id]: _, ...others } = this.downloads;
    this.downloads = others;
  }

  protected override render(): TemplateResult {
    const { t } = this.ctx;
    return html`
      ${this.renderTrouble()}
      ${this.engines.length
        ? nothing
        : html`<section>
            <h2>${t("page.models")}</h2>
            <p>${t("models.none")}</p>
            <a class="button" href="/config/integrations/integration/jarvis">${t("models.add")}</a>
          </section>`}
      <div class="cards">${this.engines.map((engine) => this.renderEngine(engine))}</div>
      ${this.days.length ? this.renderDays() : nothing}
    `;
  }

  private renderEngine(engine: Engine): TemplateResult {
    const { t } = this.ctx;
    const id = `engine-${engine.id}`;
    const rate = engine.tokens_per_second;
    return html`<section aria-labelledby=${id}>
      <div class="row">
        <h2 id=${id} class="wide" dir="auto">${engine.title}</h2>
        <span class="chip ${engine.connected ? "good" : "bad"}">${t(engine.connected ? "models.well" : "models.ill")}</span>
      </div>
      ${engine.error ? html`<p class="trouble">${this.ctx.name("engine_error", engine.error)}</p>` : nothing}
      <dl>
        <dt>${t("models.model")}</dt>
        <dd dir="auto">${engine.model}</dd>
        <dt>${t("models.context")}</dt>
        <dd>${t("unit.tokens", { n: this.ctx.number(engine.context) })}</dd>
        <dt>${t("models.where")}</dt>
        <dd>${t(engine.local ? "models.local" : "models.cloud")}</dd>
        <dt>${t("models.speed")}</dt>
        <dd>${rate === null ? "–" : t("unit.rate", { n: this.ctx.number(rate, 1) })}</dd>
        <dt>${t("models.first")}</dt>
        <dd>${engine.first_token_ms === null ? "–" : this.ctx.seconds(engine.first_token_ms)}</dd>
        <dt>${t("models.used")}</dt>
        <dd>${t("unit.tokens", { n: this.ctx.number(engine.tokens.total) })}</dd>
        ${engine.cost
          ? html`<dt>${t("models.cost")}</dt>
              <dd>${this.ctx.money(engine.cost)}</dd>`
          : nothing}
      </dl>
      <div class="row">
        <button
          ?disabled=${this.busy !== ""}
          aria-label=${`${t("models.measure")}: ${engine.title}`}
          @click=${() => this.doing(`measure ${engine.id}`, () => this.measure(engine))}
        >
          ${this.busy === `measure ${engine.id}` ? t("working") : t("models.measure")}
        </button>
        <button
          class="plain"
          ?disabled=${this.busy !== ""}
          aria-label=${`${t("models.list")}: ${engine.title}`}
          @click=${() => this.doing("list", () => this.list(engine))}
        >
          ${t("models.list")}
        </button>
      </div>
      ${this.renderSpeed(this.speeds[engine.id])} ${this.renderModels(engine)}
      ${engine.can_pull ? this.renderPull(engine) : nothing}
    </section>`;
  }

  private renderSpeed(speed: Speed | string | undefined): TemplateResult | typeof nothing {
    if (speed === undefined) return nothing;
    if (typeof speed === "string") return html`<p class="trouble" role="alert" dir="auto">${speed}</p>`;
    const facts = {
      model: speed.model,
      writes: this.ctx.number(speed.writes),
      reads: this.ctx.number(speed.reads),
      load: this.ctx.number(speed.load_seconds, 1),
    };
    return html`<p role="status" class="speed" dir="auto">${this.ctx.t("models.measured", facts)}</p>`;
  }

  private renderModels(engine: Engine): TemplateResult | typeof nothing {
    const models = this.models[engine.id];
    if (!models) return nothing;
    return html`<ul class="list models">
      ${models.map((model) => {
        const facts = [
          model.size === null ? "" : `${this.ctx.number(model.size / GIGABYTE, 1)} GB`,
          model.parameters === null ? "" : `${this.ctx.number(model.parameters / 1e9, 1)} B`,
          model.tools ? this.ctx.t("models.tools") : "",
        ];
        return html`<li>
          <span dir="auto">${model.name}</span> <span class="soft">${facts.filter(Boolean).join(" · ")}</span>
        </li>`;
      })}
    </ul>`;
  }

  private renderPull(engine: Engine): TemplateResult {
    const { t } = this.ctx;
    const download = this.downloads[engine.id];
    if (download && !download.done && !download.trouble)
      return html`<div role="status">
        <p dir="auto">${t("models.pulling", { model: download.model })}</p>
        <progress aria-label=${download.model} max="1" .value=${download.part ?? nothing}></progress>
        <button class="plain" @click=${() => this.stop(engine)}>${t("cancel")}</button>
      </div>`;
    return html`<form class="row" style="margin-top:12px" @submit=${(event: SubmitEvent) => this.pull(engine, event)}>
        <input class="wide" name="model" maxlength="200" aria-label=${t("models.pull_name")} placeholder=${t("models.pull_name")} />
        <button class="plain" ?disabled=${this.busy !== ""}>${t("models.pull")}</button>
      </form>
      ${download?.trouble ? html`<p class="trouble" role="alert">${download.trouble}</p>` : nothing}
      ${download?.done ? html`<p role="status" dir="auto">${t("models.pulled", { model: download.model })}</p>` : nothing}`;
  }

  private renderDays(): TemplateResult {
    const { ctx } = this;
    const used = lastDays(this.days, DAYS).map((day) => {
      const label = ctx.day(new Date((day.day + NOON) * 1000));
      const cost = day.cost ? ` · ${ctx.money(day.cost)}` : "";
      const total = day.tokens.total ?? 0;
      const words = `${label}: ${ctx.t("unit.tokens", { n: ctx.number(total) })}${cost}`;
      return { label: ctx.date(day.day + NOON), value: total, words };
    });
    return html`<section aria-labelledby="used" style="margin-top:16px">
      <h2 id="used">${ctx.t("models.days")}</h2>
      ${bars(ctx.t("models.days"), used, (most) => ctx.number(most))}
    </section>`;
  }
}
