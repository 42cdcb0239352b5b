import {
  addDataSource,
  askData,
  pageSavedQuestions,
  readDataAnswer,
  runSavedQuestion,
  type SavedQuestion,
  uploadDataTable,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import { expect } from 'vitest';
import { startApp, type TestUser } from '../../../../testing/startApp.js';

const entries = '球队,省份,报名费（元）\n北京队,北京,1200\n上海队,上海,800\n申花队,上海,500\n';

/** An app with somebody who asks, a colleague of theirs, who looks after sources, and an uploaded table. */
export const startSavedApp = async () => {
  const app = await startApp();
  const as = await app.user({ permissions: ['dataQuery'] });
  const colleague = await app.user({ permissions: ['dataQuery'] });
  const manager = await app.user({ permissions: ['dataQuery', 'dataQuery.sources'] });

  const upload = (id: string, text = entries) =>
    app.call(uploadDataTable, { id, file: new File([text], '报名.csv') }, { as: manager });

  /** A source of its own, with the table of entries. */
  const source = async (more: { roleIds?: string[] } = {}): Promise<string> => {
    const { id } = await app.call(addDataSource, { name: `赛事 ${randomId()}`, ...more }, { as: manager });
    await upload(id);
    return id;
  };

  const ended = async (id: string, who: TestUser = as) => {
    await expect
      .poll(async () => (await app.call(readDataAnswer, { id }, { as: who })).status, { timeout: 30_000 })
      .not.toBe('running');
    return app.call(readDataAnswer, { id }, { as: who });
  };

  return {
    app,
    as,
    colleague,
    manager,
    upload,
    source,
    ended,

    roleOf: async ({ userId }: TestUser): Promise<string> => {
      const [row] = await app.db.query<{ id: string }>(
        sql`select role_id as id from user_roles where user_id = ${userId}`,
      );
      return row?.id ?? '';
    },

    ask: async (question: string, sourceId: string, who: TestUser = as) =>
      ended((await app.call(askData, { question, sourceIds: [sourceId] }, { as: who })).id, who),

    /** An answer as a model's query leaves it behind. */
    written: async (question: string, query: string, sourceId: string, who: TestUser = as): Promise<string> => {
      const id = randomId();
      await app.db.query(sql`
        insert into data_answers (id, thread_id, user_id, language, question, source_ids, status, plan, sql)
        values (${id}, ${id}, ${who.userId}, 'zh', ${question}, ${[sourceId]}::text[], 'done', '{"plan": null}', ${query})`);
      return id;
    },

    find: async (id: string, who: TestUser = as): Promise<SavedQuestion | undefined> =>
      (await app.call(pageSavedQuestions, { current: 1, size: 200 }, { as: who })).list.find((one) => one.id === id),

    run: async (id: string, who: TestUser = as) =>
      ended((await app.call(runSavedQuestion, { id }, { as: who })).id, who),
  };
};

export type SavedApp = Awaited<ReturnType<typeof startSavedApp>>;
