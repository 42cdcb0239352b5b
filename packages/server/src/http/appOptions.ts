import type { HttpBindings } from '@hono/node-server';
import type { Logger } from '../log.js';
import type { Authentication } from './authentication.js';
import type { PageFiles } from './staticFiles.js';
import type { FailureWriter } from './failureWriter.js';
import type { Messages } from './messages.js';
import type { Route } from './serve.js';
import type { WriteRecord } from './writeRecord.js';

/** What the HTTP side of the server works with. */
export interface AppOptions {
  readonly routes: readonly Route[];
  /** Words of every reason that the routes fail with. */
  readonly messages: Messages;
  readonly authenticate: (token: string) => Promise<Authentication>;
  /** The same for many at once, in the same order: readers of open streams. Left out: one after another. */
  readonly authenticateAll?: (tokens: readonly string[]) => Promise<Authentication[]>;
  readonly log: Logger;
  /** Pages and files of the console. Left out: none. */
  readonly pages?: PageFiles;
  /** Answers those who are no users, by any method, at paths of their own; null: it is none of them. Left out: none. */
  readonly doors?: (request: Request) => Promise<Response | null>;
  /** Rejects when the server cannot work, e.g. without its database. */
  readonly healthy?: () => Promise<unknown>;
  /** Told of every call that changes something, or was refused to. The reply waits for it; it never throws. */
  readonly onWrite?: (write: WriteRecord) => Promise<void>;
  /** Aborted when the server closes: ends open streams. */
  readonly closing?: AbortSignal;
  /** Origins whose pages may make calls. Default: none but our own. */
  readonly corsOrigins?: readonly string[];
  /** Whether pages of an origin may make calls because an embed key is for it. Left out: none. */
  readonly isEmbedOrigin?: (origin: string) => Promise<boolean>;
  /** Whether pages of an origin may make the call of this path alone, without a token. Left out: none. */
  readonly isOpenOrigin?: (origin: string, path: string) => Promise<boolean>;
  /** Believes `X-Forwarded-For` of a proxy in front. Default false. */
  readonly trustProxy?: boolean;
  /**
   * Holds every reply and every event of a stream against the contract, which has to name all that is in it; a wrong
   * one becomes a 500. For tests. Default false.
   */
  readonly checkReplies?: boolean;
  /** Milliseconds after which it is asked again whether the reader of an open stream may still read it. Default 2000. */
  readonly permitInterval?: number;
}

/** What a request carries along. */
export interface Context {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; failWith: FailureWriter };
}
