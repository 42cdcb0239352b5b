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
