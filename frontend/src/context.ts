// What every page is given: the connection, who looks, and their language.
import { named, translator, type Translate } from "./strings";
import type { Hass } from "./types";

export class Context {
  readonly t: Translate;
  readonly language: string;
  readonly admin: boolean;
  private readonly locale: string;

  constructor(readonly hass: Hass) {
    this.language = hass.language;
    this.locale = hass.locale?.language ?? hass.language;
    this.t = translator(this.language);
    this.admin = hass.user.is_admin;
  }

  ask<T>(kind: string, fields: Record<string, unknown> = {}): Promise<T> {
    return this.hass.connection.sendMessagePromise<T>({ type: `jarvis/${kind}`, ...fields });
  }

  watch<T>(kind: string, hear: (event: T) => void, fields: Record<string, unknown> = {}): Promise<() => Promise<void>> {
    return this.hass.connection.subscribeMessage<T>(hear, { type: `jarvis/${kind}`, ...fields });
  }

  async act<T>(service: string, data: Record<string, unknown>): Promise<T> {
    const answer = await this.hass.connection.sendMessagePromise<{ response: T }>({
      type: "call_service",
      domain: "jarvis",
      service,
      service_data: data,
      return_response: true,
    });
    return answer.response;
  }

  name(group: string, word: string): string {
    return named(this.language, group, word);
  }

  when(at: Date): string {
    const today = at.toDateString() === new Date().toDateString();
    const day = today ? {} : ({ day: "numeric", month: "short" } as const);
    return this.format({ hour: "2-digit", minute: "2-digit", ...day }, at);
  }

  day(at: Date): string {
    return this.format({ day: "numeric", month: "short" }, at);
  }

  date(seconds: number): string {
    return String(new Date(seconds * 1000).getUTCDate());
  }

  number(value: number | null | undefined, digits = 0): string {
    if (value === null || value === undefined) return "–";
    return new Intl.NumberFormat(this.locale, { maximumFractionDigits: digits }).format(value);
  }

  seconds(ms: number): string {
    const n = ms > 0 && ms < 10 ? `<${this.number(0.01, 2)}` : this.number(ms / 1000, ms < 10_000 ? 2 : 0);
    return this.t("unit.seconds", { n });
  }

  money(value: number): string {
    const currency = this.hass.config.currency;
    return new Intl.NumberFormat(this.locale, { style: "currency", currency, maximumFractionDigits: 4 }).format(value);
  }

  private format(options: Intl.DateTimeFormatOptions, at: Date): string {
    return new Intl.DateTimeFormat(this.locale, { timeZone: this.hass.config.time_zone, ...options }).format(at);
  }
}

// The words of a refusal, as the server or Home Assistant gives them.
export function wordsOf(error: unknown): string {
  const said = (error as { message?: unknown } | null)?.message;
  return typeof said === "string" && said ? said : String(error);
}
