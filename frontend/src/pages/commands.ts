// What can be said without a model: titles, examples to try, and the owner's switches.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { Page } from "../page";
import { shared } from "../styles";
import type { Change, Command } from "../types";

interface Problem {
  kind: string;
  command: string | null;
  reason: string;
}

@customElement("jarvis-commands")
export class CommandsPage extends Page {
  @state() private commands: Command[] = [];
  @state() private problems: Problem[] = [];
  @state() private text = "";

  static override styles = shared;

  protected override async load(): Promise<void> {
    const answer = await this.ctx.ask<{ commands: Command[]; problems: Problem[] }>("commands/list", {
      language: this.ctx.language,
    });
    this.commands = answer.commands;
    this.problems = answer.problems;
  }

  protected override concerns(change: Change): boolean {
    return change.topic === "commands";
  }

  private turn(command: Command, enabled: boolean): void {
    void this.doing(command.name, async () => {
      await this.ctx.ask("commands/switch", { command: command.name, enabled });
      await this.reload();
    });
  }

  protected override render(): TemplateResult {
    const { t } = this.ctx;
    const wanted = this.text.toLowerCase();
    const shown = this.commands
      .filter((command) => [command.title, ...command.examples].some((one) => one.toLowerCase().includes(wanted)))
      .sort((a, b) => a.title.localeCompare(b.title, this.ctx.language));
    return html`
      ${this.renderTrouble()}
      <section aria-labelledby="commands">
        <h2 id="commands">${t("page.commands")}</h2>
        <p class="soft">${t("commands.about")}</p>
        <div class="row">
          <input
            class="wide"
            type="search"
            dir="auto"
            aria-label=${t("search")}
            placeholder=${t("search")}
            @input=${(event: InputEvent) => (this.text = (event.target as HTMLInputElement).value)}
          />
        </div>
        ${this.problems.map(
          (one) => html`<p class="trouble" dir="auto">${one.command ? `${one.command}: ` : ""}${one.reason}</p>`,
        )}
      </section>
      <div class="cards">${shown.map((command) => this.renderCommand(command))}</div>
    `;
  }

  private renderCommand(command: Command): TemplateResult {
    const { t } = this.ctx;
    const id = `command-${command.name}`;
    return html`<section aria-labelledby=${id}>
      <div class="row">
        <h3 id=${id} class="wide" dir="auto">${command.title}</h3>
        ${this.ctx.admin
          ? html`<label class="switch">
              <input
                type="checkbox"
                role="switch"
                aria-label=${command.title}
                .checked=${command.enabled}
                ?disabled=${this.busy !== ""}
                @change=${(event: Event) => this.turn(command, (event.target as HTMLInputElement).checked)}
              />
            </label>`
          : command.enabled
            ? nothing
            : html`<span class="chip">${t("commands.off")}</span>`}
      </div>
      ${command.built_in ? nothing : html`<p class="soft" dir="auto">${command.description}</p>`}
      ${command.enabled && command.not_ready
        ? html`<p class="trouble">${this.ctx.name("not_ready", command.not_ready)}</p>`
        : nothing}
      <ul class="list">
        ${command.examples.map(
          (example) =>
            html`<li>
              <button
                class="bare"
                dir="auto"
                title=${t("commands.try")}
                @click=${() => this.go("start", { words: example })}
              >
                “${example}”
              </button>
            </li>`,
        )}
      </ul>
    </section>`;
  }
}
