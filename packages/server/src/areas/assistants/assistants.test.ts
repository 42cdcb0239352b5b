import {
  addAssistant,
  type Endpoint,
  type Input,
  modifyAssistant,
  pageAssistants,
  type Permission,
  removeAssistants,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../db/database.js';
import { createApp } from '../../http/createApp.js';
import { commonMessages } from '../../http/messages.js';
import { createLog } from '../../log.js';
import { requestOf, unwrap } from '../../http/requestOf.js';
import { secretBox } from '../../secrets/index.js';
import { testDatabase } from '../../testing/testDatabase.js';
import { assistantDomains, assistantMessages, assistantRoutes, modelStore, seedAssistants } from './index.js';

let db: Database;
let app: ReturnType<typeof createApp>;
let held: Set<Permission>;
beforeAll(async () => {
  db = await testDatabase();
  await db.query(sql`insert into users (id, account, username, password_hash) values ('u', 'u', 'u', '')`);
  app = createApp({
    routes: assistantRoutes({
      db,
      models: modelStore(db, {}, secretBox(['x'.repeat(32)])),
      onChange: async () => undefined,
    }),
    messages: { ...commonMessages, ...assistantMessages },
    authenticate: async () => ({
      userId: 'u',
      account: 'u',
      username: 'u',
      roleIds: [],
      permissions: held,
      signInId: 's',
    }),
    log: createLog('silent'),
    checkReplies: true,
  });
});
afterAll(() => db.close());
beforeEach(async () => {
  held = new Set<Permission>(['assistants']);
  await db.query(sql`delete from assistants`);
  await db.query(sql`delete from knowledge_bases`);
  await db.query(sql`delete from seeds`);
  await db.query(sql`insert into knowledge_bases (id, name) values ('rules', '竞赛规则库'), ('forms', '表单库')`);
});

const call = async <P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>, input: Input<Endpoint<P, Q, B, R>>): Promise<R> => {
  const { address, init } = requestOf(endpoint, input);
  const headers = new Headers(init.headers);
  headers.set('authorization', 'token');
  return unwrap(endpoint, await app.request(address, { ...init, headers }));
};
const list = async (filter: { keyword?: string; enabled?: boolean; idList?: string[] } = {}) =>
  (await call(pageAssistants, { current: 1, size: 200, ...filter })).list;

it('begins with the twelve, under the ids that their addresses use', async () => {
  await seedAssistants(db);
  const assistants = await list();
  expect(assistants.map(({ id }) => id)).toEqual(assistantDomains.map(({ slug }) => slug));
  for (const { assistantName, description, welcome, sampleQuestions, knowledgeBases, enabled } of assistants) {
    expect(assistantName).toMatch(/助手$|客服$/);
    expect(description).not.toBe('');
    expect(welcome).not.toBe('');
    expect(sampleQuestions).toHaveLength(3);
    expect({ knowledgeBases, enabled }).toEqual({ knowledgeBases: [], enabled: true });
  }
});

it('does not bring back what was removed, nor undo what was changed', async () => {
  await seedAssistants(db);
  await call(removeAssistants, { idList: ['finance'] });
  await call(modifyAssistant, { id: 'general', assistantName: '万事通' });
  await seedAssistants(db);
  const assistants = await list();
  expect(assistants.map(({ id }) => id)).not.toContain('finance');
  expect(assistants.find(({ id }) => id === 'general')?.assistantName).toBe('万事通');
});

it('keeps what is set, and binds the bases named, each once', async () => {
  const { id } = await call(addAssistant, {
    assistantName: ' 规则 ',
    sampleQuestions: ['几秒？'],
    knowledgeBaseIds: ['rules', 'rules', 'forms'],
  });
  const [kept] = await list();
  expect(kept).toMatchObject({ id, assistantName: '规则', sampleQuestions: ['几秒？'] });
  expect(new Map(kept?.knowledgeBases.map((base) => [base.id, base.name]))).toEqual(
    new Map([
      ['rules', '竞赛规则库'],
      ['forms', '表单库'],
    ]),
  );
  await call(modifyAssistant, { id, description: '答规则', enabled: false });
  expect(await list()).toMatchObject([{ description: '答规则', enabled: false, sampleQuestions: ['几秒？'] }]);
  expect((await list())[0]?.knowledgeBases).toHaveLength(2);
  await call(modifyAssistant, { id, knowledgeBaseIds: [] });
  expect((await list())[0]?.knowledgeBases).toEqual([]);
});

it('names the bases only to those who may look at bases or manage assistants', async () => {
  await call(addAssistant, { assistantName: '规则', knowledgeBaseIds: ['rules'] });
  held = new Set<Permission>(['chat']);
  expect((await list())[0]?.knowledgeBases).toEqual([]);
  held = new Set<Permission>(['knowledge.look']);
  expect((await list())[0]?.knowledgeBases).toEqual([{ id: 'rules', name: '竞赛规则库' }]);
});

it('is found by words, taken as they are, by id and by being enabled', async () => {
  const { id } = await call(addAssistant, { assistantName: '100% 规则' });
  await call(addAssistant, { assistantName: '别的', enabled: false });
  expect(await list({ keyword: '0%' })).toMatchObject([{ id }]);
  expect(await list({ keyword: '1%规' })).toEqual([]);
  expect(await list({ idList: [id, 'nobody'] })).toHaveLength(1);
  expect(await list({ enabled: false })).toMatchObject([{ assistantName: '别的' }]);
});

it('says which of its rules was broken, and changes nothing then', async () => {
  const { id } = await call(addAssistant, { assistantName: '规则', knowledgeBaseIds: ['rules'] });
  await expect(call(addAssistant, { assistantName: '规则' })).rejects.toMatchObject({
    status: 409,
    reason: 'name_taken',
  });
  await expect(call(modifyAssistant, { id, assistantName: '新', knowledgeBaseIds: ['nowhere'] })).rejects.toMatchObject(
    {
      status: 404,
      reason: 'knowledge_base_not_found',
    },
  );
  await expect(call(modifyAssistant, { id: 'nobody', enabled: true })).rejects.toMatchObject({
    status: 404,
    reason: 'assistant_not_found',
  });
  expect(await list()).toMatchObject([{ assistantName: '规则', knowledgeBases: [{ id: 'rules' }] }]);
  await call(removeAssistants, { idList: [id] });
  await call(addAssistant, { assistantName: '规则' });
});
