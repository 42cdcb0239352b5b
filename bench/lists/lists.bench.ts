/**
 * Pages of lists of 100,000 rows, with everything that a call does, beside the bare queries: `pnpm bench lists`. On the
 * embedded database and on PostgreSQL.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { addKnowledgeBase, type Endpoint, type Input } from '@console/api/contract';
import { it } from 'vitest';
import { buildApp } from '../../packages/server/src/app.js';
import { migrate, readMigrations } from '../../packages/server/src/db/migrate.js';
import { openDatabase } from '../../packages/server/src/db/openDatabase.js';
import { requestOf } from '../../packages/server/src/http/requestOf.js';
import { createLog } from '../../packages/server/src/log.js';
import { startApp } from '../../packages/server/src/testing/startApp.js';
import { startPostgres } from '../../scripts/postgres.mjs';
import { report } from '../report.js';
import { compare, type Times } from './compare.js';
import { fill, ROWS } from './fill.js';
import { type Lists, lists } from './lists.js';

const AIM = 1.5;

const fail = (error: Error) => {
  throw error;
};

const line = ({ what, ours, bare }: Times): string =>
  `  ${what.padEnd(28)} ${ours.toFixed(1).padStart(8)} ms  ${bare.toFixed(1).padStart(8)} ms  ${(ours / bare).toFixed(2).padStart(6)}`;

const measure = async (name: string, url?: string): Promise<void> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'console-bench-'));
  try {
    const db = await openDatabase({ ...(url !== undefined && { url }), dataDir, onError: fail, onCrash: fail });
    await migrate(db, await readMigrations());
    await using app = await startApp({ db, config: { dataDir } });
    const as = await app.user({ permissions: ['faq', 'knowledge', 'users', 'messages', 'chat.records'] });
    const { id: kbId } = await app.call(addKnowledgeBase, { name: '大库' }, { as });
    await fill(db, { kbId, readerId: as.userId });

    // As people have it: replies are not held against the contract.
    const { http } = buildApp({
      config: app.config,
      db,
      log: createLog('silent'),
      closing: new AbortController().signal,
    });
    const ask: Lists['ask'] = <P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>, input: Input<Endpoint<P, Q, B, R>>) => {
      const { address, init } = requestOf(endpoint, input);
      const headers = new Headers(init.headers);
      headers.set('authorization', as.token);
      return async () => (await http.request(address, { ...init, headers })).text();
    };
    for (const [list, queries] of Object.entries(lists({ ask, kbId, readerId: as.userId }))) {
      const times: Times[] = [];
      for (const query of queries) times.push(await compare(db, query));
      process.stdout.write(`${name}, ${list}: ours, the bare query, ratio\n${times.map(line).join('\n')}\n`);
      const sum = (of: (one: Times) => number): number => times.reduce((all, one) => all + of(one), 0);
      const note = (what: string, own: number, value: number): void =>
        report({ what: `${list}, ${name}: ${what}`, ours: own, peer: { name: 'the bare query', value }, aim: AIM });
      note(
        `${times.length} pages together`,
        sum(({ ours }) => ours),
        sum(({ bare }) => bare),
      );
      const [worst] = times.toSorted((one, other) => other.ours / other.bare - one.ours / one.bare);
      if (worst !== undefined) note(`${worst.what}, the worst of them`, worst.ours, worst.bare);
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

it(`answers pages of ${ROWS} rows on the embedded database`, { timeout: 1_200_000 }, () => measure('embedded'));

it(`answers pages of ${ROWS} rows on PostgreSQL`, { timeout: 1_200_000 }, async () => {
  const postgres = await startPostgres();
  try {
    await measure('PostgreSQL', postgres.url);
  } finally {
    await postgres.stop();
  }
});
