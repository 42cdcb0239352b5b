import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/database.js';
import { testDatabase } from '../../testing/testDatabase.js';
import { dataAnswerStore } from './dataAnswers.store.js';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  await db.query(sql`insert into users (id, account, username, password_hash) values ('u', 'u', 'u', '')`);
  await db.query(sql`
    insert into data_answers (id, thread_id, user_id, language, question, source_ids, status, heartbeat_at)
    select id, id, 'u', 'zh', '？', '{}', status, now() - interval '1 hour'
    from (values ('on', 'running'), ('unwanted', 'running'), ('over', 'interrupted')) as given (id, status)`);
});
afterAll(() => db.close());

it('tells whoever works on answers which of them nobody waits for any more, and keeps the others from being ended', async () => {
  const store = dataAnswerStore(db);
  await db.query(sql`update data_answers set stop_requested = true where id = 'unwanted'`);
  expect(new Set(await store.beat(['on', 'unwanted', 'over']))).toEqual(new Set(['unwanted', 'over']));
  await store.interrupt({ silentMs: 60_000 });
  const [on] = await db.query<{ status: string }>(sql`select status from data_answers where id = 'on'`);
  expect(on).toEqual({ status: 'running' });
});
