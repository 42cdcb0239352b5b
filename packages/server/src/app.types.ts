import type { Hono } from 'hono';
import type { Context } from './http/appOptions.js';
import type { Route } from './http/serve.js';

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
