import type { Hono } from 'hono';
import { accountMessages } from './areas/account/account.messages.js';
import { accountRoutes } from './areas/account/account.routes.js';
import { signInStore } from './areas/account/signIn.store.js';
import { userStore } from './areas/account/user.store.js';
import type { Config } from './config.js';
import type { Database } from './db/database.js';
import { type Context, createApp } from './http/createApp.js';
import { commonMessages, type Messages } from './http/messages.js';
import { rateLimiter } from './http/rateLimit.js';
import type { Logger } from './log.js';

/** What the whole server stands on. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
  /** Aborted when the server closes: ends open streams. */
  readonly closing: AbortSignal;
  /** Holds every reply against the contract. For tests. */
  readonly checkReplies?: boolean;
}

/** Words of every reason that any call may fail with. */
export const messages: Messages = { ...commonMessages, ...accountMessages };

export interface App {
  readonly http: Hono<Context>;
  /** Work that is due from time to time, e.g. once an hour. */
  readonly tidyUp: () => Promise<void>;
}

/** Wires every area. A reader finds all modules of the server by following the imports of this file. */
export const buildApp = ({ config, db, log, closing, checkReplies }: Services): App => {
  const users = userStore(db);
  const signIns = signInStore(db, config.session);
  const limiter = rateLimiter(db);
  const appConfig = {
    productTitle: config.productTitle,
    version: config.version,
    modelConfigured: config.llm !== undefined,
    maxUploadBytes: config.maxUploadBytes,
  };

  const http = createApp({
    routes: [...accountRoutes({ users, signIns, limiter, appConfig })],
    messages,
    authenticate: signIns.authenticate,
    log,
    closing,
    trustProxy: config.trustProxy,
    checkReplies,
  });

  return {
    http,
    tidyUp: async () => {
      await signIns.removeEnded();
      await limiter.removeExpired();
    },
  };
};
