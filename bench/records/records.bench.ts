/**
 * The inbox of conversation records and the statistics over a million turns, with everything that a call does, beside the bare queries:
 * `pnpm bench records`. On PostgreSQL; BENCH_TURNS=100000 takes fewer.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  countConversationRecords,
  type Endpoint,
  type Input,
  MOST_COUNTED,
  pageConversationRecords,
} from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import { it } from 'vitest';
import { buildApp } from '../../packages/server/src/app.js';
import { migrate, readMigrations } from '../../packages/server/src/db/migrate.js';
import { openDatabase } from '../../packages/server/src/db/openDatabase.js';
import { requestOf } from '../../packages/server/src/http/requestOf.js';
import { createLog } from '../../packages/server/src/log.js';
import { startApp } from '../../packages/server/src/testing/startApp.js';
import { startPostgres } from '../../scripts/postgres.mjs';
import { conversationsByHand } from '../lists/byHand.js';
import { compare, type Compared } from '../lists/compare.js';
import { median, report } from '../report.js';
import { compareUsage } from './compareUsage.js';
import { COMMON, fillTurns, OFTEN, RARE, SELDOM, TURNS } from './fillTurns.js';

const AIM = 1.5;
const size = 50;
const first = { current: 1, size };
const limit = sql`limit ${size}`;

const fail = (error: Error) => {
  throw error;
};

const said = (word: string): Sql => sql`
  and (t.title ilike ${`%${word}%`} or exists (
    select 1 from sessions s where s.topic_id = t.id and (s.question ilike ${`%${word}%`} or s.answer ilike ${`%${word}%`})))`;
const upTo = (where: Sql): Sql => sql`
  select count(*)::int as total from (select 1 from topics t where true ${where} limit ${MOST_COUNTED}) t`;
const slow = sql`
  and exists (select 1 from sessions s where s.topic_id = t.id and s.first_word_at - s.created_at > interval '3 seconds')`;
const answeredBy = (id: string): Sql => sql`
  and exists (select 1 from sessions s where s.topic_id = t.id and s.assistant_id = ${id})`;
const lastWeek = new Date(Date.now() - 7 * 86_400_000);

it(`answers from ${TURNS} turns`, { timeout: 3_600_000 }, async () => {
  const postgres = await startPostgres();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'console-bench-'));
  try {
    const db = await openDatabase({ url: postgres.url, dataDir, onError: fail, onCrash: fail });
    await migrate(db, await readMigrations());
    await using app = await startApp({ db, config: { dataDir } });
    const as = await app.user({ permissions: ['chat.records', 'statistics', 'statistics.answers'] });
    const began = performance.now();
    await fillTurns(db);
    process.stdout.write(`filled in ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
    const { http } = buildApp({
      config: app.config,
      db,
      log: createLog('silent'),
      closing: new AbortController().signal,
    });
    const ask = <P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>, input: Input<Endpoint<P, Q, B, R>>) => {
      const { address, init } = requestOf(endpoint, input);
      const headers = new Headers(init.headers);
      headers.set('authorization', as.token);
      return async () => (await http.request(address, { ...init, headers })).text();
    };
    const records = (more: object) => ask(pageConversationRecords, { ...first, ...more });
    const compared: Compared[] = [
      { what: 'first page', ours: records({}), ...conversationsByHand({ limit }) },
      {
        what: 'of a week',
        ours: records({ startTime: lastWeek.toISOString() }),
        ...conversationsByHand({ where: sql`and t.updated_at >= ${lastWeek}`, limit }),
      },
      ...[OFTEN, SELDOM].map((assistantId) => ({
        what: `with ${assistantId}`,
        ours: records({ assistantId }),
        ...conversationsByHand({ where: answeredBy(assistantId), limit }),
      })),
      { what: 'slow', ours: records({ fault: 'slow' }), ...conversationsByHand({ where: slow, limit }) },
      { what: 'rare word', ours: records({ keyword: RARE }), ...conversationsByHand({ where: said(RARE), limit }) },
      {
        what: 'common word',
        ours: records({ keyword: COMMON }),
        ...conversationsByHand({ where: said(COMMON), limit }),
        count: upTo(said(COMMON)),
      },
      {
        what: 'no such word',
        ours: records({ keyword: '没有这样的词' }),
        ...conversationsByHand({ where: said('没有这样的词'), limit }),
      },
    ];
    for (const one of compared) {
      const { what, ours, bare } = await compare(db, one);
      process.stdout.write(`  ${what.padEnd(16)} ${ours.toFixed(1)} ms, bare ${bare.toFixed(1)} ms\n`);
      report({ what: `${TURNS} turns: ${what}`, ours, peer: { name: 'the bare query', value: bare }, aim: AIM });
    }
    const counted: number[] = [];
    const count = ask(countConversationRecords, { archived: false });
    for (let round = 0; round < 9; round += 1) {
      const start = performance.now();
      await count();
      counted.push(performance.now() - start);
    }
    report({ what: `${TURNS} turns: counts of all views`, ours: median(counted) });
    await compareUsage(db, ask);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
