/**
 * Questions over 10,000,000 rows, through the engine as it is shipped and to bare DuckDB, by turns: grouped, joined,
 * filtered. Meanwhile, how long the process that serves people was ever held up. `pnpm bench analysis`; BENCH_ROWS takes
 * another size.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openAnalysis, type TableGrant } from '../../packages/server/src/analysis/index.js';
import { median, report } from '../report.js';

const ROWS = Number(process.env.BENCH_ROWS ?? 10_000_000);
const ROUNDS = 7;
const THREADS = 2;
const MEMORY = 1024;

// It is a dependency of the server alone.
const duckdb: typeof import('../../packages/server/node_modules/@duckdb/node-api') = createRequire(
  new URL('../../packages/server/package.json', import.meta.url),
)('@duckdb/node-api');

const questions = {
  grouped: `select club, year(day) as y, count(*), avg(score), max(score) from games group by club, y order by club, y`,
  joined: `select c.city, sum(g.score) from games g join clubs c on c.id = g.club where c.founded > 1950 group by c.city order by 1`,
  filtered: `select id, day, score from games where score > 199 and club in (3, 5, 7) order by score desc, id limit 1000`,
} as const;

const GAMES = `select range as id, (hash(range) % 200)::integer as club, date '2016-01-01' + (hash(range + 1) % 3650)::integer as day, (hash(range + 2) % 200000) / 1000.0 as score from range(${ROWS})`;
const CLUBS = `select range as id, 'city ' || range % 30 as city, 1900 + range % 100 as founded from range(200)`;

const grants: readonly TableGrant[] = ['games', 'clubs'].map((table) => ({ schema: 'league', table, columns: 'all' }));

/** Begins to watch; answers the milliseconds that this process was held up at the longest since. */
const delayed = (): (() => number) => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  return () => {
    delay.disable();
    return delay.max / 1e6;
  };
};

it('asks ten million rows', { timeout: 1_200_000 }, async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'console-bench-'));
  const settings = { threads: String(THREADS), memory_limit: `${MEMORY}MB` };
  const bareFile = path.join(folder, 'bare.duckdb');
  const instance = await duckdb.DuckDBInstance.create(bareFile, settings);
  const bare = await instance.connect();
  const analysis = openAnalysis({
    folder: path.join(folder, 'ours'),
    memoryMb: MEMORY,
    threads: THREADS,
    mostRows: ROWS,
    onError: (error) => {
      throw error;
    },
  });
  try {
    await bare.run('create schema league');
    await bare.run('use league');
    for (const [table, query] of [
      ['games', GAMES],
      ['clubs', CLUBS],
    ] as const) {
      const parquet = path.join(folder, `${table}.parquet`);
      await bare.run(`copy (${query}) to '${parquet}'`);
      await bare.run(`create table ${table} as from '${parquet}'`);
      const began = performance.now();
      await analysis.putTable({ schema: 'league', table, from: { parquet } });
      process.stdout.write(`${table} taken in within ${(performance.now() - began).toFixed(0)} ms\n`);
    }
    let longest = 0;
    for (const [what, sql] of Object.entries(questions)) {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const began = performance.now();
        const expected = (await bare.runAndReadAll(sql)).getRowsJson();
        theirs.push(performance.now() - began);
        const endDelay = delayed();
        const asked = performance.now();
        const { rows } = await analysis.query({ sql, grants, maxRows: 10_000 });
        ours.push(performance.now() - asked);
        longest = Math.max(longest, endDelay());
        expect(rows).toHaveLength(expected.length);
      }
      const peer = { name: 'bare DuckDB', value: median(theirs) };
      report({ what: `${ROWS.toLocaleString('en')} rows, ${what}`, ours: median(ours), peer, aim: 1.2 });
    }
    const endRest = delayed();
    await setTimeout(2000);
    process.stdout.write(
      `held up while nothing is asked, for what else the machine does: ${endRest().toFixed(0)} ms\n`,
    );
    report({ what: 'longest that anybody else was held up', ours: longest, aim: 50 });
  } finally {
    await analysis.close();
    bare.closeSync();
    instance.closeSync();
    await rm(folder, { recursive: true, force: true });
  }
});
