import { createServer } from 'node:http';
import {
  addKbFunction,
  addKnowledgeBase,
  addModel,
  modifyKbFunction,
  modifyModel,
  pageModels,
  readKbFunction,
  testModel,
  tryKbFunction,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '../log.js';
import { listenLocally } from '../outbound/testing/listenLocally.js';
import { startApp } from '../testing/startApp.js';
import { testDatabase } from '../testing/testDatabase.js';
import { sealAtStart, sealStored } from './sealStored.js';
import { secretBox } from './secretBox.js';

const old = 'old-key-'.repeat(5);
const fresh = 'new-key-'.repeat(5);
const KEY = 'sk-top-secret-4711';

const heard: unknown[] = [];
const other = createServer((request, response) => {
  heard.push(request.headers['x-api-key']);
  response.end('{}');
});
let close: () => Promise<void>;
let url: string;
let host: string;
beforeAll(async () => {
  ({ close, url, host } = await listenLocally(other));
});
afterAll(() => close());

/** An installation with a model and a function, each with a key. */
const installed = async () => {
  const db = await testDatabase();
  const app = await startApp({ db, config: { secretKeys: [old], functionHosts: [host] } });
  const as = await app.user({ permissions: ['knowledge', 'knowledge.resources', 'assistants.models'] });
  const { id: knowledgeBaseId } = await app.call(addKnowledgeBase, { name: '库' }, { as });
  const { id: functionId } = await app.call(
    addKbFunction,
    { knowledgeBaseId, name: '查', method: 'GET', url, headers: [{ name: 'X-Api-Key', value: KEY }] },
    { as },
  );
  const model = { name: '模型', kind: 'chat', baseUrl: url, model: 'm', apiKey: KEY } as const;
  const { id: modelId } = await app.call(addModel, model, { as });
  const stored = async (): Promise<string> =>
    JSON.stringify(await db.query(sql`select api_key from models union all select headers::text from kb_functions`));
  return { db, app, as, functionId, modelId, stored };
};

it('stores keys of models and functions encrypted, and calls with them all the same', async () => {
  const { app, as, functionId, stored } = await installed();
  expect(await stored()).not.toContain('secret');
  heard.length = 0;
  await app.call(tryKbFunction, { id: functionId, values: [] }, { as });
  expect(heard).toEqual([KEY]);
  await app.close();
});

it('encrypts what lies in the clear at the start, and goes over to another key', async () => {
  const { db, app, functionId, modelId, stored } = await installed();
  await db.query(sql`update models set api_key = ${KEY} where id = ${modelId}`);
  const headers = JSON.stringify([{ name: 'X-Api-Key', value: KEY }]);
  await db.query(sql`update kb_functions set headers = ${headers}::jsonb where id = ${functionId}`);
  expect(await stored()).toContain(KEY);
  expect(await sealStored(db, secretBox([old]))).toEqual({ sealed: 2, lost: 0 });
  expect(await stored()).not.toContain(KEY);
  expect(await sealStored(db, secretBox([old]))).toEqual({ sealed: 0, lost: 0 });
  expect(await sealStored(db, secretBox([fresh, old]))).toEqual({ sealed: 2, lost: 0 });
  expect(await sealStored(db, secretBox([fresh]))).toEqual({ sealed: 0, lost: 0 });
  expect(await sealStored(db, secretBox([old]))).toEqual({ sealed: 0, lost: 2 });
  await app.close();
});

it('goes on without the key: says so where the keys are looked at and used, and takes them anew', async () => {
  const { db, app: former, as, functionId, modelId, stored } = await installed();
  const app = await startApp({ db, config: { secretKeys: [fresh], functionHosts: [host] } });
  await sealAtStart(db, secretBox([fresh]), createLog('silent'));
  expect(await app.call(readKbFunction, { id: functionId }, { as })).toMatchObject({
    headers: [{ name: 'X-Api-Key', lost: true }],
  });
  await expect(app.call(tryKbFunction, { id: functionId, values: [] }, { as })).rejects.toMatchObject({
    status: 409,
    reason: 'function_key_lost',
    message: expect.stringContaining('密钥需要重新填写'),
  });
  const models = async () => (await app.call(pageModels, { current: 1, size: 10 }, { as })).list;
  expect(await models()).toMatchObject([{ hasApiKey: true, keyLost: true }]);
  expect(await app.call(testModel, { id: modelId }, { as })).toMatchObject({
    problem: expect.stringContaining('密钥需要重新填写'),
  });

  // Whatever else is changed, what cannot be opened is kept: its key may come back.
  const before = await stored();
  await app.call(modifyKbFunction, { id: functionId, enabled: false, timeout: 3 }, { as });
  expect(await stored()).toBe(before);
  await expect(
    app.call(modifyKbFunction, { id: functionId, headers: [{ name: 'X-Api-Key' }] }, { as }),
  ).rejects.toMatchObject({ fields: { 'headers.0.value': '密钥需要重新填写' } });

  await app.call(modifyKbFunction, { id: functionId, headers: [{ name: 'X-Api-Key', value: KEY }] }, { as });
  await app.call(modifyModel, { id: modelId, apiKey: KEY }, { as });
  heard.length = 0;
  await app.call(tryKbFunction, { id: functionId, values: [] }, { as });
  expect(heard).toEqual([KEY]);
  const [model] = await models();
  expect(model).toMatchObject({ hasApiKey: true });
  expect(model).not.toHaveProperty('keyLost');
  await former.close();
  await app.close().catch(() => undefined);
});

it('never puts the key of one function into another by the database alone', async () => {
  const { db, app, as, functionId } = await installed();
  const { id } = await app.call(addKnowledgeBase, { name: '另一个' }, { as });
  const thief = { knowledgeBaseId: id, name: '偷', method: 'GET' as const, url };
  const { id: thiefId } = await app.call(addKbFunction, thief, { as });
  await db.query(
    sql`update kb_functions set headers = (select headers from kb_functions where id = ${functionId}) where id = ${thiefId}`,
  );
  heard.length = 0;
  await expect(app.call(tryKbFunction, { id: thiefId, values: [] }, { as })).rejects.toMatchObject({
    reason: 'function_key_lost',
  });
  expect(heard).toEqual([]);
  await app.close();
});

it('seals the addresses of databases with the others', async () => {
  const db = await testDatabase();
  const clear = `postgres://u:${KEY}@h/d`;
  await db.query(sql`insert into data_sources (id, name, kind, url) values ('d', '库', 'postgres', ${clear})`);
  const stored = async () => JSON.stringify(await db.query(sql`select url from data_sources where id = 'd'`));
  expect(await sealStored(db, secretBox([old]))).toEqual({ sealed: 1, lost: 0 });
  expect(await stored()).not.toContain(KEY);
  expect(await sealStored(db, secretBox([fresh, old]))).toEqual({ sealed: 1, lost: 0 });
  expect(await sealStored(db, secretBox([old]))).toEqual({ sealed: 0, lost: 1 });
  await db.close();
});
