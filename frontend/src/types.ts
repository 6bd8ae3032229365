// What the websocket commands of the integration answer, and the little of Home Assistant that is used.

export interface Connection {
  sendMessagePromise<T>(message: Record<string, unknown>): Promise<T>;
  subscribeMessage<T>(hear: (event: T) => void, message: Record<string, unknown>): Promise<() => Promise<void>>;
}

export interface Hass {
  connection: Connection;
  language: string;
  locale?: { language: string; time_format?: string };
  config: { currency: string; time_zone: string };
  user: { id: string; name: string; is_admin: boolean };
  loadBackendTranslation?(category: string, domains?: string[]): Promise<(key: string) => string>;
}

export interface Step {
  key: "engine" | "assistant" | "exposed" | "memory";
  done: boolean;
  count?: number;
  well?: number;
  name?: string | null;
  days?: number;
}

export interface Status {
  version: string;
  loaded: boolean;
  agents?: { id: string; name: string; entity_id: string }[];
  steps?: Step[];
}

export interface Turn {
  id: string;
  at: number;
  words: string | null;
  person: string | null;
  who: string | null;
  where: string | null;
  agent: string;
  lane: string;
  stop: string | null;
  engine: string | null;
  model: string | null;
  model_calls: number;
  took_ms: number;
  answer: string | null;
  feedback: "good" | "bad" | null;
  forgotten: boolean;
}

export interface TraceStep {
  name: string;
  at_ms: number;
  took_ms: number | null;
  [fact: string]: unknown;
}

export interface Trace {
  steps: TraceStep[];
  calls: { model: string; prompt: number | null; completion: number | null; latency: number | null }[];
}

export interface Memory {
  id: number;
  text: string;
  at: string;
  kind: "fact" | "said" | "reply" | "summary";
  branch: string | null;
  person: string | null;
  private: boolean;
  origin: string;
  agent: string | null;
}

export interface Engine {
  id: string;
  title: string;
  kind: string;
  model: string;
  context: number;
  local: boolean;
  connected: boolean;
  error: string | null;
  busy: number;
  first_token_ms: number | null;
  tokens_per_second: number | null;
  tokens: { total: number | null };
  cost: number | null;
  calls: number;
  failed_calls: number;
  can_pull: boolean;
}

export interface Model {
  name: string;
  size: number | null;
  parameters: number | null;
  context: number | null;
  tools: boolean | null;
}

export interface Speed {
  model: string;
  reads: number | null;
  writes: number | null;
  load_seconds: number;
}

export interface Command {
  name: string;
  title: string;
  description: string;
  built_in: boolean;
  enabled: boolean;
  for_models: boolean;
  not_ready: string | null;
  examples: string[];
}

export interface Act {
  action: string;
  tier: string;
  why: string | null;
}

export interface Thing {
  entity_id: string;
  name: string;
  area: string | null;
  domain: string;
  acts: Act[];
}

export interface Rule {
  id: string;
  name: string;
  tier: string;
  actions: string[];
  count: number | null;
  names: string[];
}

export interface Plan {
  id: string;
  kind: "timer" | "alarm" | "reminder" | "command";
  text: string;
  at: string | null;
  left: number | null;
  repeat: string | null;
  awaits: string | null;
  whom: string | null;
  where: string | null;
}

export interface Day {
  day: number;
  turns: number;
  lanes: Record<string, number>;
  fast_lane_share: number | null;
  turn_ms: { p50: number | null; p95: number | null };
  tokens: { total: number | null };
  cost: number | null;
}

export interface TestResult {
  model: string;
  context: number;
  score: number;
  right: number;
  commands: number;
  seconds_median: number | null;
  wrong: { text: string; why: string }[];
}

export interface Change {
  topic: "loaded" | "unloaded" | "turn" | "engines" | "plans" | "commands";
  turn?: Turn;
}
