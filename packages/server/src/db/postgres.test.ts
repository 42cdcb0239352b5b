import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/testDatabase.js';
import { postgresDatabase } from './postgres.js';
import { isPassing } from './sqlError.js';

const url = process.env.TEST_DATABASE_URL;

it.runIf(url)('goes on after PostgreSQL has cut all its connections', async () => {
  const admin = await testDatabase();
  const [here] = await admin.query<{ name: string }>(sql`select current_database() as name`);
  const own = new URL(url ?? '');
  own.pathname = `/${here?.name}`;
  let lost = 0;
  const db = postgresDatabase({
    url: own.href,
    onError: () => {
      lost += 1;
    },
  });

  const heard: string[] = [];
  await db.listen('news', (payload) => heard.push(payload));
  const held = db.transaction(async (tx) => {
    await tx.query(sql`select 1`);
    await admin.query(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${here?.name} and pid <> pg_backend_pid()
    `);
    return tx.query(sql`select 1`);
  });
  await expect(held).rejects.toThrow();
  expect(await db.query(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await expect.poll(() => lost).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      await db.query(sql`select pg_notify('news', 'again')`);
      return heard;
    })
    .toContain('again');
  await db.close();
  await admin.close();
});

it.runIf(url)('says nothing of connections that PostgreSQL ends while they are being closed', async () => {
  const admin = await testDatabase();
  const [here] = await admin.query<{ name: string }>(sql`select current_database() as name`);
  const own = new URL(url ?? '');
  own.pathname = `/${here?.name}`;
  const lost: Error[] = [];
  for (let round = 0; round < 10; round += 1) {
    const db = postgresDatabase({ url: own.href, onError: (error) => lost.push(error) });
    await Promise.all(Array.from({ length: 10 }, () => db.query(sql`select pg_sleep(0.02)`)));
    const cut = admin.query(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${here?.name} and pid <> pg_backend_pid() and state = 'idle'
    `);
    await Promise.all([db.close(), cut]);
  }
  expect(lost).toEqual([]);
  await admin.close();
});

it.runIf(url)('lets any number of callers wait for its connections, none of which fails', async () => {
  const db = postgresDatabase({
    url: url ?? '',
    connections: 2,
    onError: (error) => {
      throw error;
    },
  });
  const all = Array.from({ length: 300 }, (_, at) =>
    at % 2 === 0
      ? db.query<{ at: number }>(sql`select ${at}::int as at from pg_sleep(0.005)`)
      : db.transaction((tx) => tx.query<{ at: number }>(sql`select ${at}::int as at`)),
  );
  expect((await Promise.all(all)).map(([row]) => row?.at)).toEqual(all.map((_, at) => at));
  await db.close();
});

it.runIf(url)(
  'says of a lost connection that the same may be tried again, and of a refused statement that it may not',
  async () => {
    const away = postgresDatabase({ url: 'postgres://127.0.0.1:1/none', onError: () => undefined });
    const lost: unknown = await away.query(sql`select 1`).catch((error: unknown) => error);
    expect(isPassing(lost)).toBe(true);
    await away.close();
    const db = postgresDatabase({ url: url ?? '', onError: () => undefined });
    const refused: unknown = await db.query(sql`select nothing`).catch((error: unknown) => error);
    expect(isPassing(refused)).toBe(false);
    await db.close();
  },
);
