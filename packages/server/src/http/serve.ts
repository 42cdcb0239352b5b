import type { Endpoint, Permission } from '@console/api/contract';

/** Who is calling. */
export interface Actor {
  readonly userId: string;
  readonly account: string;
  /** Shown name. */
  readonly username: string;
  readonly roleIds: readonly string[];
  readonly permissions: ReadonlySet<Permission>;
  /** The sign-in this call belongs to. */
  readonly signInId: string;
}

/** One call as a handler sees it: validated, and allowed. */
export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly request: {
    readonly id: string;
    readonly language: 'zh-CN' | 'en-US';
    /** Aborted when the caller has gone. */
    readonly signal: AbortSignal;
    header(name: string): string | undefined;
    /** Address of the caller, for rate limits. */
    readonly address: string;
  };
}

/** What a call with `as: 'blob'` answers. */
export interface FileReply {
  readonly body: Uint8Array | ReadableStream<Uint8Array>;
  readonly type: string;
  /** Offered as the file name when saved. */
  readonly name?: string;
  /** Seconds that the browser may keep it. Default: not at all. */
  readonly maxAge?: number;
}

/** One event of a stream, as a call with `as: 'events'` yields them. `id` numbers it for resuming. */
export interface StreamEvent {
  readonly id?: number;
  readonly event: string;
  readonly data: unknown;
}

/** What may come out of a handler, by the kind of reply its entry declares. */
export type Answer<Reply> = Reply | FileReply | AsyncIterable<StreamEvent>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<never, never, never>, actor: Actor | null) => Promise<unknown>;
}
