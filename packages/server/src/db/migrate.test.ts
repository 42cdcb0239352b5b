import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/testDatabase.js';
import { migrate, readMigrations } from './migrate.js';

const known = await readMigrations();
const next = (text: string) => [...known, { name: '9000_next.sql', text }];

it('brings a filled database up to date, each migration once', async () => {
  const db = await testDatabase();
  await db.query(sql`insert into roles (id, name) values ('r1', 'kept')`);
  const text = `alter table roles add column note text not null default 'new'; create index on roles (note);`;
  expect(await migrate(db, next(text))).toEqual(['9000_next.sql']);
  expect(await migrate(db, next(text))).toEqual([]);
  expect(await db.query(sql`select name, note from roles`)).toEqual([{ name: 'kept', note: 'new' }]);
  await db.close();
});

it('leaves nothing of a migration that fails, and names it', async () => {
  const db = await testDatabase();
  const broken = next('create table half (id int); select * from no_such_table;');
  await expect(migrate(db, broken)).rejects.toThrow('9000_next.sql');
  expect(await db.query(sql`select to_regclass('half')::text as half`)).toEqual([{ half: null }]);
  expect(await migrate(db, next('create table half (id int)'))).toEqual(['9000_next.sql']);
  await db.close();
});

it('refuses a database that a newer version has worked on', async () => {
  const db = await testDatabase();
  await migrate(db, next('select 1'));
  await expect(migrate(db, known)).rejects.toThrow('newer version');
  await db.close();
});
