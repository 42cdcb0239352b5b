import { addCrowdPack, modifyCrowdPack, readCrowdPack, type RuleSet } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queryable } from '../../../db/database.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { recount } from './recount.js';

/** Two of them at work need a PostgreSQL that serves both: the embedded one does one thing after another. */
const url = process.env.TEST_DATABASE_URL;
const NOW = new Date('2026-03-01T16:00:00Z');

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['marketing.crowdPacks'] });
  await app.db.query(sql`insert into customers (id, name, city) values ('a', '甲', '广州'), ('b', '乙', '佛山')`);
}, 120_000);
afterAll(() => app.close());

const call: typeof app.call = (endpoint, input) => app.call(endpoint, input, { as });
const inCity = (city: string): RuleSet => ({
  match: 'all',
  rules: [{ field: 'city', operator: 'equals', values: [city] }],
});
const members = async (id: string) => {
  const rows = await app.db.query<{ id: string }>(
    sql`select customer_id as id from crowd_pack_members where pack_id = ${id} order by 1`,
  );
  return rows.map((row) => row.id);
};

/** How many wait for each other. */
const locks = async () => {
  const waiting = await app.db.query(sql`
    select 1 as one from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);
  return waiting.length;
};

/** Counts, and does something else after the first statement whose text has `after` in it. */
const counted = (id: string, after = '', then: (tx: Queryable) => Promise<void> = async () => undefined) =>
  app.db.transaction((tx) => {
    let pending = after !== '';
    const watched: Queryable = {
      query: async <Row>(statement: Parameters<Queryable['query']>[0]) => {
        const rows = await tx.query<Row>(statement);
        if (pending && statement.text.includes(after)) {
          pending = false;
          await then(tx);
        }
        return rows;
      },
    };
    return recount(watched, id, NOW);
  });
/** A count that stops after such a statement until it is let go. */
const halted = (id: string, after: string) => {
  let arrive = (): void => undefined;
  let letGo = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const going = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const done = counted(id, after, () => {
    arrive();
    return going;
  });
  return { arrived, letGo, done };
};
const FOUND = 'insert into crowd_pack_found';
const LOCKED = 'for no key update';

it('drops what was found by rules that were changed meanwhile', async () => {
  const { id } = await call(addCrowdPack, { packName: '中途改了', rules: inCity('广州') });
  await counted(id);
  expect(await members(id)).toEqual(['a']);
  await call(modifyCrowdPack, { id, rules: inCity('佛山') });
  await counted(id, FOUND, async (tx) => {
    await tx.query(sql`update crowd_packs set rules = ${JSON.stringify(inCity('杭州'))}::jsonb where id = ${id}`);
  });
  expect(await members(id)).toEqual(['a']);
  expect(await call(readCrowdPack, { id })).toMatchObject({ status: 'counting' });
  await call(modifyCrowdPack, { id, rules: inCity('佛山') });
  await counted(id);
  expect(await members(id)).toEqual(['b']);
});

it.runIf(url)('lets packs be saved while it is counted, this one and others', async () => {
  const { id } = await call(addCrowdPack, { packName: '很久', rules: inCity('广州') });
  const { id: other } = await call(addCrowdPack, { packName: '别的', rules: inCity('广州') });
  const count = halted(id, FOUND);
  await count.arrived;
  await call(modifyCrowdPack, { id, rules: inCity('佛山') });
  await call(modifyCrowdPack, { id: other, rules: inCity('佛山') });
  await call(addCrowdPack, { packName: '新的', rules: inCity('佛山') });
  count.letGo();
  await count.done;
  expect(await members(id)).toEqual([]);
  await counted(id);
  expect(await members(id)).toEqual(['b']);
});

it.runIf(url)('keeps nobody but those who change the pack itself while its members are put in', async () => {
  const { id } = await call(addCrowdPack, { packName: '写入', rules: inCity('广州') });
  const { id: other } = await call(addCrowdPack, { packName: '旁边', rules: inCity('广州') });
  const naming: RuleSet = { match: 'all', rules: [{ field: 'pack', operator: 'in', values: [id] }] };
  const count = halted(id, LOCKED);
  await count.arrived;
  const waiting = call(modifyCrowdPack, { id, rules: inCity('佛山') });
  // It has got as far as the row by then.
  await expect.poll(locks).toBe(1);
  await call(modifyCrowdPack, { id: other, rules: naming });
  await call(addCrowdPack, { packName: '又一个新的', rules: naming });
  count.letGo();
  await count.done;
  await waiting;
  expect(await members(id)).toEqual(['a']);
});

it.runIf(url)('is changed by many at once who name each other, without anybody waiting for ever', async () => {
  const ids = await Promise.all(
    [1, 2, 3, 4].map(async (nth) => (await call(addCrowdPack, { packName: `互相${nth}`, rules: inCity('广州') })).id),
  );
  for (let round = 0; round < 5; round += 1) {
    const outcomes = await Promise.allSettled(
      ids.map((id, at) =>
        call(modifyCrowdPack, {
          id,
          rules: {
            match: 'all',
            rules: [{ field: 'pack', operator: 'in', values: [ids[(at + 1) % ids.length] ?? id] }],
          },
        }),
      ),
    );
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toMatchObject([{ reason: 'crowd_pack_circle' }]);
    for (const id of ids) await call(modifyCrowdPack, { id, rules: inCity('广州') });
  }
});
