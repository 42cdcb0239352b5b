import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../db/database.js';
import { testDatabase } from '../../../testing/testDatabase.js';
import type { Question } from './question.js';
import { storeQuestion } from './question.store.js';

let db: Database;
let statements: string[] = [];
beforeAll(async () => {
  const own = await testDatabase();
  db = {
    ...own,
    transaction: (work) =>
      own.transaction((tx) =>
        work({
          query: (statement) => {
            statements.push(statement.text);
            return tx.query(statement);
          },
        }),
      ),
  };
  await db.query(sql`insert into users (id, account, username, password_hash) values ('u', 'u', 'u', '')`);
});
afterAll(() => db.close());

const store = (more: Partial<Question> = {}) => {
  statements = [];
  const question: Question = {
    userId: 'u',
    reader: { roleIds: [], seesAll: false },
    question: '比赛有几节？',
    language: 'zh',
    ...more,
  };
  return storeQuestion(db, question, { liveness: { staleMs: 10_000, ownIds: () => [] }, questionsPerMinute: 20 });
};

it('asks nothing about a conversation that is only just there', async () => {
  const { topicId, turns } = await store();
  expect(turns).toEqual([]);
  // The rate limit takes three and is told of the question, which brings its conversation.
  expect(statements).toHaveLength(6);
  await expect(store({ topicId })).rejects.toMatchObject({ reason: 'answer_running' });
});

it('remembers what was said before, and takes the next question once the answer is complete', async () => {
  const { id, topicId } = await store();
  await db.query(sql`update sessions set status = 'done', answer = '四节' where id = ${id}`);
  const { turns, topicId: same } = await store({ topicId, question: '每节多长？' });
  expect(same).toBe(topicId);
  expect(turns).toEqual([{ question: '比赛有几节？', answer: '四节' }]);
});
