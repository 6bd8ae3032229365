// What is remembered: search, mend, delete, where it comes from, and a copy of everything.
import { html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { Page } from "../page";
import type { Key } from "../strings";
import { shared } from "../styles";
import type { Change, Memory } from "../types";

const KINDS = ["fact", "said", "reply", "summary", ""] as const;
const SIZE = 50;
const WHOLE = 500;
const PATIENCE = 250;

@customElement("jarvis-memory")
export class MemoryPage extends Page {
  @state() private memories: Memory[] = [];
  @state() private more = false;
  @state() private kind: (typeof KINDS)[number] = "fact";
  @state() private editing?: number;
  @state() private deleting?: number;
  private text = "";
  private timer = 0;

  static override styles = shared;

  protected override async load(): Promise<void> {
    this.memories = await this.list({ limit: SIZE });
    this.more = this.memories.length === SIZE;
  }

  // Behind a turn something may have been written.
  protected override concerns(change: Change): boolean {
    return change.topic === "turn" && this.editing === undefined && this.deleting === undefined;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.clearTimeout(this.timer);
  }

  private async list(page: Record<string, unknown>): Promise<Memory[]> {
    const wanted = { text: this.text, language: this.ctx.language, ...(this.kind ? { kind: this.kind } : {}), ...page };
    return (await this.ctx.ask<{ memories: Memory[] }>("memory/list", wanted)).memories;
  }

  private search(event: InputEvent): void {
    this.text = (event.target as HTMLInputElement).value;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.reload(), PATIENCE);
  }

  private async further(): Promise<void> {
    const page = await this.list({ limit: SIZE, before: this.memories.at(-1)?.id });
    this.memories = [...this.memories, ...page];
    this.more = page.length === SIZE;
  }

  private async export(): Promise<void> {
    const lines: string[] = [];
    let before: number | undefined;
    for (;;) {
      const page = await this.ctx.ask<{ memories: Memory[] }>("memory/list", {
        limit: WHOLE,
        ...(before === undefined ? {} : { before }),
      });
      lines.push(...page.memories.map((one) => JSON.stringify(one)));
      if (page.memories.length < WHOLE) break;
      before = page.memories.at(-1)?.id;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([`${lines.join("\n")}\n`], { type: "application/x-ndjson" }));
    link.download = "jarvis-memory.jsonl";
    link.click();
    URL.revokeObjectURL(link.href);
  }

  private async save(memory: Memory, event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const text = new FormData(event.target as HTMLFormElement).get("text")?.toString().trim();
    await this.doing("save", async () => {
      if (text && text !== memory.text) await this.ctx.ask("memory/edit", { memory_id: memory.id, text });
      this.editing = undefined;
      await this.reload();
    });
  }

  private async erase(memory: Memory): Promise<void> {
    await this.doing("erase", async () => {
      await this.ctx.ask("memory/delete", { memory_ids: [memory.id] });
      this.deleting = undefined;
      await this.reload();
    });
  }

  protected override render(): TemplateResult {
    const { t } = this.ctx;
    return html`
      ${this.renderTrouble()}
      <section aria-labelledby="memory">
        <h2 id="memory">${t("page.memory")}</h2>
        <p class="soft">${t(this.ctx.admin ? "memory.about" : "memory.own")}</p>
        <div class="row">
          <input
            class="wide"
            type="search"
            dir="auto"
            aria-label=${t("search")}
            placeholder=${t("search")}
            @input=${this.search}
          />
          <select
            aria-label=${t("memory.kind")}
            @change=${(event: Event) => {
              this.kind = (event.target as HTMLSelectElement).value as (typeof KINDS)[number];
              void this.reload();
            }}
          >
            ${KINDS.map(
              (kind) =>
                html`<option value=${kind} ?selected=${kind === this.kind}>
                  ${t((kind ? `memory.kind.${kind}` : "all") as Key)}
                </option>`,
            )}
          </select>
          <button class="plain" ?disabled=${this.busy !== ""} @click=${() => this.doing("export", () => this.export())}>
            ${this.busy === "export" ? t("working") : t("memory.export")}
          </button>
        </div>
        ${this.memories.length || this.trouble ? nothing : html`<p>${t("memory.none")}</p>`}
        <ul class="list">
          ${this.memories.map((one) => this.renderMemory(one))}
        </ul>
        ${this.more
          ? html`<button class="plain" ?disabled=${this.busy !== ""} @click=${() => this.doing("more", () => this.further())}>
              ${t("more")}
            </button>`
          : nothing}
      </section>
    `;
  }

  private renderMemory(memory: Memory): TemplateResult {
    const { t } = this.ctx;
    if (this.editing === memory.id)
      return html`<li>
        <form @submit=${(event: SubmitEvent) => this.save(memory, event)}>
          <textarea name="text" dir="auto" maxlength="8000" aria-label=${t("edit")} .value=${memory.text}></textarea>
          <div class="row">
            <button ?disabled=${this.busy !== ""}>${t("save")}</button>
            <button type="button" class="plain" @click=${() => (this.editing = undefined)}>${t("cancel")}</button>
          </div>
        </form>
      </li>`;
    return html`<li class="row">
      <div class="wide">
        <div dir="auto">${memory.text}</div>
        <div class="row soft">
          ${memory.branch ? html`<span class="chip">${this.ctx.name("branch", memory.branch)}</span>` : nothing}
          <span>${this.ctx.name("origin", memory.origin)}</span>
          <span>${this.ctx.when(new Date(memory.at))}</span>
          ${memory.private ? html`<span class="chip">${t("memory.private")}</span>` : nothing}
        </div>
      </div>
      ${this.deleting === memory.id
        ? html`<div class="row" role="alert">
            <span>${t("memory.sure")}</span>
            <button class="erase" ?disabled=${this.busy !== ""} @click=${() => this.erase(memory)}>${t("delete")}</button>
            <button class="plain" @click=${() => (this.deleting = undefined)}>${t("cancel")}</button>
          </div>`
        : html`<div class="row">
            ${memory.kind === "fact"
              ? html`<button
                  class="plain"
                  aria-label=${`${t("edit")}: ${memory.text}`}
                  @click=${() => (this.editing = memory.id)}
                >
                  ${t("edit")}
                </button>`
              : nothing}
            <button
              class="plain"
              aria-label=${`${t("delete")}: ${memory.text}`}
              @click=${() => (this.deleting = memory.id)}
            >
              ${t("delete")}
            </button>
          </div>`}
    </li>`;
  }
}
