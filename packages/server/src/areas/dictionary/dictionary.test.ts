import { feedbackStatuses, listDictionary } from '@console/api/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user();
});
afterAll(() => app.close());

it('lists the choices of one kind in their order, in the language of the caller', async () => {
  const items = await app.call(listDictionary, { dictCode: 'feedback_status' }, { as });
  expect(items.map(({ dictValue }) => dictValue)).toEqual([...feedbackStatuses]);
  expect(items[0]).toMatchObject({ dictLabel: '待处理', orderNum: 1 });
  const headers = { 'accept-language': 'en-US' };
  expect((await app.call(listDictionary, { dictCode: 'feedback_status' }, { as, headers }))[0]?.dictLabel).toBe(
    'Pending',
  );
});

it('knows no other kinds', async () => {
  await expect(app.call(listDictionary, { dictCode: 'nothing' }, { as })).rejects.toMatchObject({
    status: 404,
    reason: 'dictionary_not_found',
  });
});
