import type { Endpoint, Permission } from '@console/api/contract';
import { type Failure, fail } from './failure.js';
import { validated } from './input.js';
import type { Language } from './messages.js';

/** What the embed key opens that a visitor came with. */
export interface EmbedScope {
  readonly keyId: string;
  /** Those that may be asked; the first one where none is named. */
  readonly assistantIds: readonly string[];
  /** Origins of the pages that calls may come from, besides our own. */
  readonly origins: readonly string[];
  /** Questions at most. */
  readonly perMinute: number;
  readonly perDay: number;
  readonly perVisitorDay: number;
}

/** Who is calling. */
export interface Actor {
  readonly userId: string;
  readonly account: string;
  /** Shown name. */
  readonly username: string;
  readonly roleIds: readonly string[];
  readonly permissions: ReadonlySet<Permission>;
  /** The one role that counts, where the token was switched to it. */
  readonly role?: { readonly id: string; readonly name: string };
  /** The role whose view this is: nothing may be changed. */
  readonly viewing?: { readonly id: string; readonly name: string };
  /** Set for a visitor who came with an embed key. */
  readonly embed?: EmbedScope;
  /** The sign-in this call belongs to. */
  readonly signInId: string;
}

/** What a handler may know of the request itself. */
export interface CallRequest {
  readonly id: string;
  readonly language: Language;
  /** Aborted when the caller has gone, or the server is closing. */
  readonly signal: AbortSignal;
  header(name: string): string | undefined;
  /** Address of the caller, for rate limits. */
  readonly address: string;
  /** Host that the caller asked, in small letters, with its port where the address had one. */
  readonly host: string;
}

/** One call as a handler sees it: validated, and allowed. */
export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly request: CallRequest;
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

/** A request taken apart, with text already read as the types its schemas name, but not yet validated. */
export type Received = Call<unknown, unknown, unknown>;

/** One call, ready to be served. */
export interface Route {
  readonly endpoint: Endpoint<unknown, unknown, unknown>;
  /** Largest body in bytes. */
  readonly bodyLimit: number;
  /** Validates and handles. Signing in and permissions have been checked before. */
  readonly answer: (received: Received, actor: Actor | null) => Promise<unknown>;
}

export interface ServeOptions {
  /** Largest body in bytes; beyond it, `file_too_large`. Default: 5 MB. */
  readonly bodyLimit?: number;
}

const BODY_LIMIT = 5 * 1024 * 1024;

/** Bytes of a form besides its file. */
export const FORM_OVERHEAD = 64 * 1024;

type Returned<Reply> = Answer<Reply> | Failure | Promise<Answer<Reply> | Failure>;

/** Serves a call that needs no token; `actor` is null for a caller without one. */
export const serveOpen = <Params, Query, Body, Reply>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  handle: (call: Call<Params, Query, Body>, actor: Actor | null) => Returned<Reply>,
  { bodyLimit = BODY_LIMIT }: ServeOptions = {},
): Route => ({
  endpoint,
  bodyLimit,
  answer: async ({ params, query, body, request }, actor) =>
    handle(
      {
        params: validated(endpoint.params, params, request.language),
        query: validated(endpoint.query, query, request.language),
        body: validated(endpoint.body, body, request.language),
        request,
      },
      actor,
    ),
});

/**
 * Serves a call to those who may make it. The handler gets valid input and the caller; it returns what the contract
 * says, or `fail(reason)` with one of the entry's own reasons (thrown or returned). A stream's handler fails before
 * it returns the stream.
 */
export const serve = <Params, Query, Body, Reply>(
  endpoint: Endpoint<Params, Query, Body, Reply>,
  handle: (call: Call<Params, Query, Body>, actor: Actor) => Returned<Reply>,
  options?: ServeOptions,
): Route =>
  serveOpen(endpoint, (call, actor) => (actor === null ? fail('not_signed_in') : handle(call, actor)), options);
