// What all pages share: loading, one line for what went wrong, and hearing of changes.
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { type Context, wordsOf } from "./context";
import type { Change } from "./types";

export abstract class Page extends LitElement {
  @property({ attribute: false }) ctx!: Context;
  @state() protected trouble = "";
  @state() protected busy = "";
  private loading = false;
  private again = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.reload();
  }

  // Asks for what the page shows; called when it opens, and when that changed.
  protected abstract load(): Promise<void>;

  protected concerns(_change: Change): boolean {
    return false;
  }

  hear(change: Change): void {
    if (change.topic === "loaded" || this.concerns(change)) void this.reload();
  }

  // One question at a time: what changes while it is on its way is asked for once more.
  protected async reload(): Promise<void> {
    this.again = true;
    if (this.loading) return;
    this.loading = true;
    try {
      while (this.again) {
        this.again = false;
        await this.load();
        this.trouble = "";
      }
    } catch (error) {
      this.trouble = wordsOf(error);
    } finally {
      this.loading = false;
      this.requestUpdate();
    }
  }

  // Does something for a button; `what` tells which one is busy.
  protected async doing(what: string, work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = what;
    try {
      await work();
      this.trouble = "";
    } catch (error) {
      this.trouble = wordsOf(error);
    } finally {
      this.busy = "";
    }
  }

  protected renderTrouble(): TemplateResult | typeof nothing {
    return this.trouble ? html`<p class="trouble" role="alert" dir="auto">${this.trouble}</p>` : nothing;
  }

  protected go(page: string, detail: Record<string, unknown> = {}): void {
    this.dispatchEvent(new CustomEvent("go", { detail: { page, ...detail }, bubbles: true, composed: true }));
  }
}
