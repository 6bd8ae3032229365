// Models put to the test on the names of this house; nothing is carried out.
import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { Page } from "../page";
import { shared } from "../styles";
import type { Engine, Model, TestResult } from "../types";

interface Outcome {
  results: TestResult[];
  recommended: { model: string; context: number } | null;
}

// What was found stays while the panel is open, whatever else is looked at.
let last: Outcome | undefined;

@customElement("jarvis-selftest")
export class SelfTestPage extends Page {
  @state() private models: Model[] = [];
  @state() private outcome = last;

  static override styles = [
    shared,
    css`
      .scroll {
        overflow-x: auto;
      }
      table {
        border-collapse: collapse;
        width: 100%;
      }
      th,
      td {
        text-align: start;
        padding: 8px 12px 8px 0;
        border-bottom: 1px solid var(--divider-color);
      }
      fieldset {
        border: 1px solid var(--divider-color);
        border-radius: 8px;
        margin: 12px 0;
      }
      label.model {
        display: flex;
        gap: 8px;
        align-items: center;
        min-height: 32px;
      }
    `,
  ];

  protected override async load(): Promise<void> {
    const engines = (await this.ctx.ask<{ engines: Engine[] }>("engines/list")).engines;
    const first = engines.find((engine) => engine.connected);
    if (!first) return;
    this.models = (await this.ctx.ask<{ models: Model[] }>("engines/models", { engine_id: first.id })).models;
  }

  private run(event: SubmitEvent): void {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    void this.doing("run", async () => {
      last = await this.ctx.act<Outcome>("self_test", {
        commands: Number(form.get("commands")),
        models: form.getAll("model").map(String),
      });
      this.outcome = last;
    });
  }

  protected override render(): TemplateResult {
    const { t } = this.ctx;
    return html`
      ${this.renderTrouble()}
      <section aria-labelledby="test">
        <h2 id="test">${t("page.selftest")}</h2>
        <p class="soft">${t("selftest.about")}</p>
        <form @submit=${this.run}>
          <label class="row">
            ${t("selftest.count")}
            <input name="commands" type="number" min="5" max="60" value="10" required />
          </label>
          ${this.models.length > 1
            ? html`<fieldset>
                <legend>${t("selftest.models")}</legend>
                ${this.models.map(
                  (model) =>
                    html`<label class="model">
                      <input type="checkbox" name="model" value=${model.name} /> <span dir="auto">${model.name}</span>
                    </label>`,
                )}
              </fieldset>`
            : nothing}
          <p>
            <button ?disabled=${this.busy !== ""}>${this.busy === "run" ? t("working") : t("selftest.run")}</button>
          </p>
        </form>
      </section>
      ${this.outcome ? this.renderOutcome(this.outcome) : nothing}
    `;
  }

  private renderOutcome(outcome: Outcome): TemplateResult {
    const { t } = this.ctx;
    return html`<section aria-labelledby="results" role="status">
      <h2 id="results">${t("selftest.results")}</h2>
      <div class="scroll" tabindex="0" role="group" aria-labelledby="results">
        <table>
          <thead>
            <tr>
              <th scope="col">${t("models.model")}</th>
              <th scope="col">${t("selftest.right")}</th>
              <th scope="col">${t("selftest.seconds")}</th>
            </tr>
          </thead>
          <tbody>
            ${outcome.results.map(
              (one) =>
                html`<tr>
                  <td dir="auto">${one.model}</td>
                  <td>${one.right} / ${one.commands}</td>
                  <td>${one.seconds_median === null ? "–" : this.ctx.seconds(one.seconds_median * 1000)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${outcome.recommended && outcome.results.length > 1
        ? html`<p dir="auto">${t("selftest.best", { model: outcome.recommended.model })}</p>`
        : nothing}
      ${outcome.results.map((one) =>
        one.wrong.length
          ? html`<details>
              <summary>${t("selftest.wrong", { model: one.model })}</summary>
              <ul class="list">
                ${one.wrong.map((miss) => html`<li dir="auto">“${miss.text}” – ${miss.why}</li>`)}
              </ul>
            </details>`
          : nothing,
      )}
    </section>`;
  }
}
