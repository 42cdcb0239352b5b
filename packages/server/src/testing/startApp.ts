import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Endpoint, Input, Permission } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { buildApp } from '../app.js';
import { hashPassword } from '../areas/account/password.js';
import { menuPlan } from '../areas/account/menuPlan.js';
import { ADMIN_ACCOUNT, seedAccounts } from '../areas/account/seed.js';
import { addEntry, first } from '../areas/account/seedMenus.js';
import { signInStore } from '../areas/account/signIn.store.js';
import { userStore } from '../areas/account/user.store.js';
import { assistantDomains, seedAssistants } from '../areas/assistants/index.js';
import { type Config, readConfig } from '../config.js';
import type { Database } from '../db/database.js';
import { createLog } from '../log.js';
import { hrefsGranting } from './hrefsGranting.js';
import { seedMetrics } from '../metrics/index.js';
import { RefusedCall, requestOf, unwrap } from '../http/requestOf.js';
import { type Beginning, testDatabase } from './testDatabase.js';

export { RefusedCall };

/** A user made for a test, already signed in. */
export interface TestUser {
  readonly userId: string;
  readonly account: string;
  readonly password: string;
  readonly token: string;
}

export interface UserOptions {
  /** What the user may do, through pages that grant it. Default: nothing. */
  readonly permissions?: readonly Permission[];
  /** Menu leaves granted besides. */
  readonly menus?: readonly string[];
  readonly account?: string;
  readonly password?: string;
}

export interface StartOptions {
  /** Settings other than the defaults of a test. */
  readonly config?: Partial<Config>;
  /** A database to begin with, e.g. one that another app has worked on. Closed with the app. */
  readonly db?: Database;
  /** Begins with the guide to the product, as an installation does. Default false. */
  readonly guide?: boolean;
  /** Gives the administrators the pages that are still planned too: their calls are served already. Default true. */
  readonly planned?: boolean;
}

export interface CallOptions {
  /** Left out: without a token. */
  readonly as?: { readonly token: string } | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** The menu that an installation of this version begins with. */
export const plan = menuPlan(assistantDomains);

export const ADMIN_PASSWORD = 'Correct-Horse-42';

/** Cheap, since tests make many users; what production uses has a test of its own. */
const quickHash = (password: string) => hashPassword(password, { N: 16, r: 8, p: 1 });

const asInstalled: Beginning = {
  name: 'installed',
  fill: async (db) => {
    await seedAccounts(db, { assistants: assistantDomains, adminPassword: ADMIN_PASSWORD });
    await seedAssistants(db);
    await seedMetrics(db, ADMIN_ACCOUNT);
  },
};

const withPlanned: Beginning = {
  name: 'planned',
  fill: async (db) => {
    await asInstalled.fill(db);
    for (const entry of plan.later.toReversed()) {
      if (await first(db, `planned:${entry.href}`)) await addEntry(db, entry);
    }
  },
};

/** The real app on a database of its own. `await using app = await startApp()` closes it. */
export const startApp = async (options: StartOptions = {}) => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'console-app-'));
  const config: Config = {
    ...readConfig({ LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent' }),
    dataDir,
    ...options.config,
  };
  const closing = new AbortController();
  const log = createLog(config.logLevel);
  const beginning = (options.planned ?? true) ? withPlanned : asInstalled;
  if (options.db) await beginning.fill(options.db);
  const db = options.db ?? (await testDatabase(beginning));
  const app = buildApp({ config, db, log, closing: closing.signal, checkReplies: true });
  if (options.guide === true) await app.seedGuide();
  const users = userStore(db);
  const signIns = signInStore(db, config.session);

  const request = async (address: string, init: RequestInit = {}): Promise<Response> => app.http.request(address, init);

  const send = async <P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
    input: Input<Endpoint<P, Q, B, R>>,
    { as, headers = {}, signal }: CallOptions = {},
  ): Promise<Response> => {
    const { address, init } = requestOf(endpoint, input);
    const all = new Headers(init.headers);
    if (as) all.set('authorization', as.token);
    for (const [name, value] of Object.entries(headers)) all.set(name, value);
    return request(address, { ...init, headers: all, signal });
  };

  const close = async () => {
    closing.abort();
    await app.stop();
    await db.close();
    await rm(dataDir, { recursive: true, force: true });
  };

  return {
    config,
    db,
    http: app.http,
    /** The calls of the contract that are served. */
    served: app.served,
    closing,
    /** Begins the work in the background, which no test needs by itself. Ends with the app. */
    startWork: app.start,
    seedGuide: app.seedGuide,
    /** Any request, as a browser would send it. */
    request,
    /** A call of the contract; the bare response, e.g. of a stream or a file. */
    send,
    /** A call of the contract, unwrapped. Throws `RefusedCall` with status and reason. */
    call: async <P, Q, B, R>(
      endpoint: Endpoint<P, Q, B, R>,
      input: Input<Endpoint<P, Q, B, R>>,
      callOptions?: CallOptions,
    ): Promise<R> => unwrap(endpoint, await send(endpoint, input, callOptions)),
    /** Signs in through the real call. */
    signIn: async (account = 'admin', password = ADMIN_PASSWORD): Promise<{ token: string }> => {
      const response = await request('/aiapi/qa/login', {
        method: 'POST',
        body: JSON.stringify({ username: account, password }),
      });
      const { data } = await response.json();
      return data;
    },
    /** A new user with a role of their own. */
    user: async (wanted: UserOptions = {}): Promise<TestUser> => {
      const { permissions = [], menus = [], account = `user${randomId()}`, password = 'Passw0rd!' } = wanted;
      const roleId = randomId();
      await db.query(sql`insert into roles (id, name) values (${roleId}, ${`role ${roleId}`})`);
      for (const href of [...hrefsGranting(permissions), ...menus]) {
        await db.query(sql`
          insert into role_menus (role_id, menu_id) select ${roleId}, id from menus where href = ${href}
          on conflict do nothing
        `);
      }
      const passwordHash = await quickHash(password);
      const userId = await users.add({ account, username: account, passwordHash, roleIds: [roleId] });
      return { userId, account, password, token: await signIns.create(userId) };
    },
    close,
    [Symbol.asyncDispose]: close,
  };
};
