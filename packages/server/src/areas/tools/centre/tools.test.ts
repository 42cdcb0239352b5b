import {
  addKnowledgeBase,
  listTools,
  modifyAssistant,
  modifyTool,
  noteToolUse,
  readUser,
  setToolFavourite,
  type Tool,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { behindTool } from './behindTool.js';

type App = Awaited<ReturnType<typeof startApp>>;

let app: App;
let admin: TestUser;
let reader: TestUser;

beforeAll(async () => {
  app = await startApp();
  admin = await app.user({ permissions: ['tools', 'roles', 'users', 'knowledge', 'assistants', 'dataQuery'] });
  reader = await app.user({ permissions: ['tools'] });
}, 120_000);
beforeEach(async () => {
  await app.db.query(sql`delete from rate_limits`);
  await app.db.query(sql`update tools set published = true, for_roles = false`);
});
afterAll(() => app.close());

type As = { readonly token: string };
const toolsOf = (as: As) => app.call(listTools, {}, { as });
const one = async (id: string, as: As): Promise<Tool | undefined> => (await toolsOf(as)).find((tool) => tool.id === id);
const roleOf = async ({ userId }: TestUser): Promise<string> => {
  const [row] = await app.db.query<{ roleId: string }>(
    sql`select role_id as "roleId" from user_roles where user_id = ${userId}`,
  );
  return row?.roleId ?? '';
};

it('says beforehand what each tool can do without a model, in the reader’s language', async () => {
  const states = Object.fromEntries((await toolsOf(reader)).map(({ id, state }) => [id, state]));
  expect(states).toEqual({ ppt: 'limited', files: 'limited', insurance: 'needsModel', bp: 'limited' });
  const english = await app.call(listTools, {}, { as: reader, headers: { 'accept-language': 'en' } });
  for (const { name, description, notice } of english) {
    expect(name + description + notice).not.toMatch(/\p{Script=Han}/u);
    expect(notice).not.toBe('');
  }
});

it('says what is ready with a model, and what still lacks a base that is open to the reader', async () => {
  const llm = { baseUrl: 'http://127.0.0.1:9', apiKey: undefined, model: 'test' };
  await using other = await startApp({ config: { llm } });
  const staff = await other.user({ permissions: ['tools', 'roles', 'users', 'knowledge', 'assistants'] });
  const asker = await other.user({ permissions: ['tools'] });
  const insurance = async (as: As) => (await other.call(listTools, {}, { as })).find(({ id }) => id === 'insurance');
  expect(await insurance(asker)).toMatchObject({ state: 'needsSource', notice: expect.stringContaining('知识库') });

  const { id } = await other.call(addKnowledgeBase, { name: '保险资料' }, { as: staff });
  await other.call(modifyAssistant, { id: 'insurance', knowledgeBaseIds: [id] }, { as: staff });
  expect(await insurance(asker)).toMatchObject({ state: 'ready', notice: '' });

  await other.db.query(sql`update knowledge_bases set for_roles = true where id = ${id}`);
  expect(await insurance(asker)).toMatchObject({ state: 'needsSource' });
  expect(await insurance(staff)).toMatchObject({ state: 'ready' });
});

it('shows questions to data to those who may ask them', async () => {
  expect(await one('data', reader)).toBeUndefined();
  expect(await one('data', admin)).toMatchObject({ category: 'analysis', state: 'limited' });
});

it('tells everybody beforehand which tools are there for them, as the wall does', async () => {
  const open = async (as: As) => (await app.call(readUser, { needMenu: false }, { as })).openTools;
  const wall = async (as: As) => (await toolsOf(as)).map(({ id }) => id);
  expect(await open(reader)).toEqual(await wall(reader));
  expect(await open(admin)).toEqual(await wall(admin));
  await app.call(modifyTool, { id: 'ppt', published: false }, { as: admin });
  expect(await open(reader)).not.toContain('ppt');
  expect(await open(admin)).toContain('ppt');
  // Who has the chat alone may make slides, and has no page to make them on.
  expect(await open(await app.user({ permissions: ['chat', 'slides'] }))).toEqual([]);
});

it('keeps favourites and uses for each reader alone; several uses within a minute are one', async () => {
  expect(await one('bp', reader)).toMatchObject({ favourite: false, lastUsed: null, uses: 0 });
  await app.call(setToolFavourite, { id: 'bp', favourite: true }, { as: reader });
  await app.call(noteToolUse, { id: 'bp' }, { as: reader });
  await app.call(noteToolUse, { id: 'bp' }, { as: reader });
  expect(await one('bp', reader)).toMatchObject({ favourite: true, uses: 1, lastUsed: expect.stringMatching(/^20/) });
  expect(await one('bp', admin)).toMatchObject({ favourite: false, uses: 0 });
  await app.db.query(sql`update tool_uses set last_used = now() - interval '2 minutes'`);
  await app.call(noteToolUse, { id: 'bp' }, { as: reader });
  await app.call(setToolFavourite, { id: 'bp', favourite: false }, { as: reader });
  expect(await one('bp', reader)).toMatchObject({ favourite: false, uses: 2 });
});

it('hides a tool from all but its roles, and what is not published from everybody but whoever manages it', async () => {
  await app.call(modifyTool, { id: 'ppt', roleIds: [await roleOf(admin)] }, { as: admin });
  expect(await one('ppt', reader)).toBeUndefined();
  expect(await one('ppt', admin)).toMatchObject({ published: true, roles: [{ id: await roleOf(admin) }] });
  await Promise.all(
    [
      app.call(noteToolUse, { id: 'ppt' }, { as: reader }),
      app.call(setToolFavourite, { id: 'ppt', favourite: true }, { as: reader }),
      app.call(noteToolUse, { id: 'none' }, { as: reader }),
      app.call(modifyTool, { id: 'none', published: false }, { as: admin }),
    ].map((call) => expect(call).rejects.toMatchObject({ status: 404, reason: 'tool_not_found' })),
  );
  await app.call(modifyTool, { id: 'ppt', roleIds: null, published: false }, { as: admin });
  expect(await one('ppt', reader)).toBeUndefined();
  await app.call(modifyTool, { id: 'ppt', published: true }, { as: admin });
  const shown = await one('ppt', reader);
  expect(shown).toBeDefined();
  expect(shown).not.toHaveProperty('published');
  expect(shown).not.toHaveProperty('roles');
});

it('takes no role that is not there, and changes by nobody who does not manage roles', async () => {
  await expect(app.call(modifyTool, { id: 'ppt', roleIds: ['nobody'] }, { as: admin })).rejects.toMatchObject({
    reason: 'role_not_found',
  });
  await expect(app.call(modifyTool, { id: 'ppt', published: false }, { as: reader })).rejects.toMatchObject({
    status: 403,
  });
  const keeper = await app.user({ permissions: ['tools', 'roles'] });
  await expect(
    app.call(modifyTool, { id: 'ppt', roleIds: [await roleOf(reader)] }, { as: keeper }),
  ).rejects.toMatchObject({ reason: 'own_role_missing' });
});

it('refuses the calls of a tool to whom it is not there for', async () => {
  const route = { answer: async () => 'answered' };
  const [guarded] = behindTool(app.db, 'insurance', [{ ...route, bodyLimit: 1, endpoint: listTools }]);
  const actor = {
    userId: reader.userId,
    account: '',
    username: '',
    roleIds: [await roleOf(reader)],
    permissions: new Set(['tools'] as const),
    signInId: '',
  };
  const received = {
    params: {},
    query: {},
    body: {},
    request: {
      id: '1',
      language: 'zh-CN' as const,
      signal: new AbortController().signal,
      header: () => undefined,
      address: '',
      host: '',
    },
  };
  expect(await guarded?.answer(received, actor)).toBe('answered');
  await app.call(modifyTool, { id: 'insurance', published: false }, { as: admin });
  await expect(guarded?.answer(received, actor)).rejects.toMatchObject({ reason: 'not_permitted' });
});
