import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { scenarios } from '../scenarios/index.js';
import { nameOf, startWalk, type Walk } from '../walk.js';
import { idFields, withId } from './idAttempts.js';
import { type Attempt, problemsOf } from './refusal.js';
import { turning } from './turning.js';

let walk: Walk;
beforeAll(async () => {
  walk = await startWalk();
  for (const scenario of Object.values(scenarios)) await scenario(walk);
  // What still works in the background changes rows by itself.
  await vi.waitFor(async () => expect(await unfinished()).toEqual([]), { timeout: 120_000 });
});
afterAll(() => walk.close());

const unfinished = () =>
  walk.app.db.query(sql`
    select id from jobs where status in ('queued', 'running') and run_at <= now() + interval '1 minute' union all select id from sessions where status = 'running'`);

/** Ids of things that belong to one user: of tables that name their user, and of tables that point to those. */
const privateIds = async (userId: string): Promise<[string, string][]> => {
  const { db } = walk.app;
  const owners = await db.query<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    where c.table_schema = current_schema() and c.column_name in ('user_id', 'owner_id')
      and exists (select 1 from information_schema.columns i
        where i.table_schema = c.table_schema and i.table_name = c.table_name and i.column_name = 'id')`);
  const links = await db.query<{ table: string; column: string; to: string }>(sql`
    select c.relname as table, a.attname as column, t.relname as to
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class t on t.oid = f.confrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
      join pg_namespace n on n.oid = c.relnamespace
    where f.contype = 'f' and n.nspname = current_schema()
      and exists (select 1 from pg_attribute i where i.attrelid = c.oid and i.attname = 'id')`);
  const found: [string, string][] = [];
  const take = async (table: string, condition: string): Promise<void> => {
    const rows = await db.query<{ id: string }>(
      sql`${raw(`select id::text from "${table}" where ${condition} limit 3`)}`,
    );
    for (const { id } of rows) found.push([table, id]);
  };
  for (const { table, column } of owners) {
    const own = `"${column}" = '${userId}'`;
    // A file that an FAQ shows is for everybody who may ask.
    await take(
      table,
      table === 'uploads' ? `${own} and not exists (select 1 from faq_files where upload_id = uploads.id)` : own,
    );
    for (const link of links.filter(({ to }) => to === table)) {
      await take(link.table, `"${link.column}" in (select id from "${table}" where ${own})`);
    }
  }
  return found;
};

const personal = () =>
  walk.app.served.filter((endpoint) => ['chat', 'signedIn'].includes(endpoint.needs) && idFields(endpoint).length > 0);

it('finds nothing under ids that do not exist, and changes nothing', async () => {
  const attempts = walk.app.served
    .filter(({ needs }) => needs !== 'public')
    .flatMap((endpoint) =>
      ['none-such', '__proto__', 'constructor'].flatMap((id) =>
        withId(endpoint, id, id).map((one): Attempt => ({ ...one, call: nameOf(endpoint), token: walk.as.token })),
      ),
    );
  expect(attempts.length).toBeGreaterThan(100);
  expect(await problemsOf(walk.app, turning(attempts))).toEqual([]);
});

it('treats what belongs to another user as if it did not exist', async () => {
  const ids = await privateIds(walk.as.userId);
  expect([...new Set(ids.map(([table]) => table))]).toEqual(
    expect.arrayContaining(['topics', 'sessions', 'dialogue_files', 'notification_records', 'uploads']),
  );
  const secrets = (
    await walk.app.db.query<{ text: string }>(sql`
      select title as text from topics where length(title) > 3 union select answer from sessions where length(answer) > 3`)
  ).map(({ text }) => text);
  const { token } = await walk.app.user({ permissions: ['chat'] });
  const attempts = personal().flatMap((endpoint) =>
    ids.flatMap(([table, id]) =>
      withId(endpoint, id, `an id of ${table}`).map(
        (one): Attempt => ({ ...one, call: nameOf(endpoint), token, secrets }),
      ),
    ),
  );
  expect(attempts.length).toBeGreaterThan(100);
  expect(await problemsOf(walk.app, turning(attempts))).toEqual([]);
});
