import { addUserFeedback, listTodos, pageMissedQuestions } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['home', 'feedback'] });
});
afterAll(() => app.close());

const span = { startTime: '2026-03-10 00:00:00', endTime: '2026-03-12 23:59:59' };

it('tells what waits, to those whose work it is', async () => {
  expect(await app.call(listTodos, {}, { as })).toEqual([]);
  await app.call(addUserFeedback, { feedbackInfo: '太慢' }, { as });
  await app.call(addUserFeedback, { feedbackInfo: '太小' }, { as });
  const [todo, ...others] = await app.call(listTodos, {}, { as });
  expect(todo).toMatchObject({ kind: 'userFeedback', count: 2, names: ['太慢', '太小'] });
  expect(others).toEqual([]);
  const other = await app.user({ permissions: ['home'] });
  expect(await app.call(listTodos, {}, { as: other })).toEqual([]);
});

it('gathers questions that nothing answered, the most frequent first', async () => {
  const topicId = randomId();
  await app.db.query(sql`insert into topics (id, user_id, assistant_id) values (${topicId}, ${as.userId}, 'general')`);
  const asked = async (place: number, question: string, askedAt: string, passages: readonly object[] = []) => {
    const id = randomId();
    await app.db.query(sql`
      insert into sessions (id, topic_id, place, question, language, status, passages, created_at)
      values (${id}, ${topicId}, ${place}::int, ${question}, 'zh', 'done', ${JSON.stringify(passages)}::jsonb,
        ${askedAt}::timestamptz)
    `);
    return id;
  };
  await asked(1, '门票 多少钱', '2026-03-10T01:00:00Z');
  await asked(2, '门票多少钱？', '2026-03-11T01:00:00Z');
  const parking = await asked(3, '停车', '2026-03-11T02:00:00Z');
  // Answered again, it is the same question.
  await app.db.query(sql`
    insert into sessions (id, topic_id, place, version, again_of, question, language, status, created_at)
    values (${randomId()}, ${topicId}, 3, 2, ${parking}, '停车', 'zh', 'done', '2026-03-11T02:00:00Z')`);
  await asked(4, '有答案', '2026-03-11T03:00:00Z', [{ n: 1, documentId: 'd' }]);
  await asked(5, '以前', '2026-01-01T00:00:00Z');
  const missed = (current: number) => app.call(pageMissedQuestions, { ...span, current, size: 1 }, { as });
  expect(await missed(1)).toMatchObject({
    total: 2,
    list: [{ question: '门票多少钱？', count: 2, lastTime: '2026-03-11T01:00:00.000Z', assistantId: 'general' }],
  });
  expect((await missed(2)).list).toMatchObject([{ question: '停车', count: 1 }]);
  expect(await missed(3)).toMatchObject({ list: [], total: 2 });
});
