/**
 * Crowds of 1,000,000 customers with 5,000,000 events on PostgreSQL, and of fewer on the embedded database, beside queries
 * written by hand: `pnpm bench customers`. BENCH_CUSTOMERS sets another number for PostgreSQL.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { RuleSet } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import { expect, it } from 'vitest';
import { pageOfCustomers } from '../../packages/server/src/areas/customerData/customers/customerRows.store.js';
import { compileRules, countRules, limited } from '../../packages/server/src/audiences/index.js';
import type { Database } from '../../packages/server/src/db/database.js';
import { migrate, readMigrations } from '../../packages/server/src/db/migrate.js';
import { openDatabase } from '../../packages/server/src/db/openDatabase.js';
import { startPostgres } from '../../scripts/postgres.mjs';
import { median, report } from '../report.js';
import { fillCustomers } from './fillCustomers.js';

const COUNT = Number(process.env.BENCH_CUSTOMERS ?? 1_000_000);
const ROUNDS = 3;
const AIM = 1.5;

/** Bought twice in 90 days, or much in a year, signed up of late, of some level, and never opened a message. */
const pack: RuleSet = {
  match: 'all',
  rules: [
    { field: 'level', operator: 'in', values: ['金卡', '银卡'] },
    {
      match: 'any',
      rules: [
        { field: 'order.count', operator: 'atLeast', values: ['2'], days: 90 },
        { field: 'order.amount', operator: 'atLeast', values: ['800'], days: 365 },
      ],
    },
    {
      field: 'event.count',
      operator: 'atLeast',
      values: ['1'],
      days: 180,
      details: [{ name: 'name', operator: 'equals', values: ['报名'] }],
    },
  ],
  exclude: [
    {
      field: 'event.count',
      operator: 'atLeast',
      values: ['1'],
      details: [{ name: 'name', operator: 'equals', values: ['打开消息'] }],
    },
  ],
};

const since = (days: number): Sql =>
  sql`(date_trunc('day', now() at time zone 'Asia/Shanghai') - ${days - 1} * interval '1 day') at time zone 'Asia/Shanghai'`;

const byHand = sql`
  select count(*)::int as people from customers c
  left join (
    select customer_id, count(*) filter (where ordered_at >= ${since(90)}) as n, sum(amount) as amount
    from customer_orders where status in ('done', 'open') and ordered_at >= ${since(365)} group by customer_id
  ) o on o.customer_id = c.id
  where c.level in ('金卡', '银卡') and (o.n >= 2 or o.amount >= 800)
    and exists (
      select 1 from customer_events e where e.customer_id = c.id and e.name = '报名' and e.occurred_at >= ${since(180)}
    )
    and not exists (select 1 from customer_events e where e.customer_id = c.id and e.name = '打开消息')`;

const filters: RuleSet = {
  match: 'all',
  rules: [
    { field: 'city', operator: 'equals', values: ['城市7'] },
    { field: 'level', operator: 'equals', values: ['金卡'] },
    { field: 'order.count', operator: 'atLeast', values: ['1'], days: 365 },
  ],
};

const pageByHand = sql`
  select c.id, c.name from customers c where c.city = '城市7' and c.level = '金卡' and exists (
    select 1 from customer_orders o
    where o.customer_id = c.id and o.status in ('done', 'open') and o.ordered_at >= ${since(365)}
  ) order by c.seq desc limit 20`;

const totalByHand = sql`
  select count(*)::int as people from customers c
  join (
    select distinct customer_id from customer_orders
    where status in ('done', 'open') and ordered_at >= ${since(365)} and customer_id is not null
  ) o on o.customer_id = c.id
  where c.city = '城市7' and c.level = '金卡'`;

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
};

const run = (db: Database, statement: Sql): Promise<{ people: number }[]> =>
  db.transaction(async (tx) => {
    await limited(tx, 600_000);
    return tx.query<{ people: number }>(statement);
  });

const plan = async (db: Database, what: string, statement: Sql): Promise<void> => {
  const rows = await run(db, sql`explain (analyze, costs off, timing off) ${statement}`);
  const lines = rows.map((row) => Object.values(row).join(' '));
  process.stdout.write(`\n${what}\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
};

const measure = async (name: string, count: number, url?: string): Promise<void> => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'console-bench-'));
  const fail = (error: Error): never => {
    throw error;
  };
  const db = await openDatabase({ ...(url !== undefined && { url }), dataDir, onError: fail, onCrash: fail });
  try {
    await migrate(db, await readMigrations());
    const began = performance.now();
    await fillCustomers(db, count);
    process.stdout.write(
      `${name}, ${count} customers: filled in ${Math.round((performance.now() - began) / 1000)} s\n`,
    );
    const now = new Date();
    const whole = compileRules(pack, { now, mode: 'all' });
    const counted = sql`select count(*)::int as people from customers c ${whole.joins} where ${whole.condition}`;
    const page = compileRules(filters, { now, mode: 'each' });
    const first = sql`select c.id, c.name from customers c ${page.joins} where ${page.condition} order by c.seq desc limit 20`;
    expect(await run(db, counted)).toEqual(await run(db, byHand));

    const size = `${count} customers, ${name}`;
    const peer = async (statement: Sql) => ({ name: 'by hand', value: await timed(() => run(db, statement)) });
    report({
      what: `${size}: count of five nested rules`,
      ours: await timed(() => run(db, counted)),
      peer: await peer(byHand),
      aim: AIM,
    });
    report({
      what: `${size}: first page, three filters`,
      ours: await timed(() => run(db, first)),
      peer: await peer(pageByHand),
      aim: AIM,
    });
    // The list as it is asked for: its rows, and how many there are in all.
    const list = { current: 1, size: 20, labels: undefined, rules: filters };
    const { total } = await pageOfCustomers(db, list, { now });
    expect(await run(db, totalByHand)).toEqual([{ people: total }]);
    report({
      what: `${size}: list of customers, three filters, with its total`,
      ours: await timed(() => pageOfCustomers(db, list, { now })),
      peer: {
        name: 'by hand',
        value: await timed(async () => {
          await run(db, pageByHand);
          await run(db, totalByHand);
        }),
      },
      aim: AIM,
    });
    report({
      what: `${size}: count by sample, with each rule`,
      ours: await timed(() => countRules(db, pack, { now })),
    });
    report({
      what: `${size}: exact count, with each rule`,
      ours: await timed(() => countRules(db, pack, { now, exact: true })),
    });
    if (url !== undefined) {
      await plan(db, 'five nested rules, compiled', counted);
      await plan(db, 'the same by hand', byHand);
      await plan(db, 'first page, compiled', first);
    }
  } finally {
    await db.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};

it('counts crowds on PostgreSQL', { timeout: 3_600_000 }, async () => {
  const postgres = await startPostgres();
  try {
    await measure('PostgreSQL', COUNT, postgres.url);
  } finally {
    await postgres.stop();
  }
});

it.each([10_000, 100_000])('counts crowds of %i on the embedded database', { timeout: 3_600_000 }, (count) =>
  measure('embedded', count),
);
