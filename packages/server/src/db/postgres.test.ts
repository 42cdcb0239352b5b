import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/testDatabase.js';
import { postgresDatabase } from './postgres.js';

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
