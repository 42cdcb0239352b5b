import type { Actor, Route } from './serve.js';

/** One call that changes something, as it ended. */
export interface WriteRecord {
  readonly endpoint: Route['endpoint'];
  /** Null for a caller without a token. */
  readonly actor: Actor | null;
  /** As it was sent, possibly not valid; empty where the caller was turned away before. */
  readonly input: { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };
  /** What the handler answered. */
  readonly answer: unknown;
  /** Null: it was done; otherwise the reason why not. */
  readonly failure: string | null;
  readonly requestId: string;
  readonly address: string;
}
