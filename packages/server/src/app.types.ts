import type { Hono } from 'hono';
import type { Config } from './config.js';
import type { Database } from './db/database.js';
import type { Context } from './http/appOptions.js';
import type { Route } from './http/serve.js';
import type { PageFiles } from './http/staticFiles.js';
import type { Logger } from './log.js';

/** What the whole server stands on. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
  /** Aborted when the server closes: ends open streams. */
  readonly closing: AbortSignal;
  /** Pages and files of the built console. Left out: none. */
  readonly pages?: PageFiles;
  /** Holds every reply against the contract. For tests. */
  readonly checkReplies?: boolean;
}

export interface App {
  readonly http: Hono<Context>;
  /** Puts in the guide to the product that a new installation begins with. */
  readonly seedGuide: () => Promise<void>;
  /** Origins whose pages may frame the chat with this embed key; none for a key that is unknown or has ended. */
  readonly embedOriginsOf: (publicKey: string) => Promise<readonly string[]>;
  /** The calls of the contract that are served; any other answers `not_available`. */
  readonly served: readonly Route['endpoint'][];
  /** Begins the work in the background. */
  readonly start: () => Promise<void>;
  /** Ends the work in the background; what was begun is taken up again at the next start. */
  readonly stop: () => Promise<void>;
}
