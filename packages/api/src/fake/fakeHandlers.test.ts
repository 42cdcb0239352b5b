import { catalogue } from '@console/base';
import { setupServer } from 'msw/node';
import * as z from 'zod/mini';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../client/createClient.js';
import { allEndpoints } from '../contract/all.js';
import {
  insertTopic,
  type Menu,
  pageTopics,
  readAnswer,
  readDocumentPage,
  readUser,
  routes,
  streamAnswer,
  updateTopic,
  uploadDocument,
} from '../contract/index.js';
import { fake, fakeHandlers, sampleOf } from './index.js';

const origin = 'http://fake.test';
const server = setupServer(...fakeHandlers());
const client = createClient({ origin, markers: { getItem: () => null, setItem: () => undefined } });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const leavesOf = (menus: readonly Menu[]): Menu[] =>
  menus.flatMap((menu) => (menu.directorys.length === 0 ? [menu] : leavesOf(menu.directorys)));

describe('the fake server', () => {
  it('signs everyone in as the single role admin, with a menu of the whole route table', async () => {
    const user = await client.call(readUser, {});
    expect(user.roles.map(({ name }) => name)).toEqual(['admin']);
    const hrefs = new Set(leavesOf(user.menus).map(({ href }) => href));
    const pages = Object.values(routes).filter((route) => route.access === 'menu' && !('detailOf' in route));
    const missing = pages.filter(({ path }) => !hrefs.has(path.replace('{id}', 'general')));
    expect(missing).toEqual([]);
  });

  it('answers the page that was asked for', async () => {
    const first = await client.call(pageTopics, { current: 1, size: 10 });
    const last = await client.call(pageTopics, { current: 3, size: 10 });
    const past = await client.call(pageTopics, { current: 9, size: 10 });
    expect([first.list.length, last.list.length, past.list.length]).toEqual([10, 3, 0]);
    expect([first.total, past.total]).toEqual([23, 23]);
    expect(new Set([...first.list, ...last.list].map(({ id }) => id)).size).toBe(13);
  });

  it('answers the same each time', async () => {
    const [one, two] = await Promise.all([0, 1].map(() => client.call(readAnswer, { id: 'a' })));
    expect(one).toEqual(two);
  });

  it('refuses what the contract does not allow', async () => {
    await expect(client.call(pageTopics, { current: 0, size: 10 })).rejects.toMatchObject({
      status: 400,
      reason: 'invalid_request',
      fields: { current: expect.any(String) },
    });
  });

  it('takes files', async () => {
    const file = new File(['规则'], '规则.txt');
    expect(await client.call(uploadDocument, { knowledgeBaseId: 'k1', file })).toMatchObject({ id: 'sample-1' });
    await expect(client.call(uploadDocument, { knowledgeBaseId: 'no such id!', file })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('answers files and streams', async () => {
    expect((await client.download(readDocumentPage, { documentId: 'd', page: 1 })).type).toBe('image/png');
    const kinds: string[] = [];
    await client.stream(
      streamAnswer,
      { id: 'a' },
      {
        isLast: ({ event }) => event === 'done',
        onEvent: ({ event }) => kinds.push(event),
        signal: new AbortController().signal,
      },
    );
    expect(kinds).toContain('delta');
  });

  it('answers a call with the data, the failure or the delay it is given', async () => {
    server.use(...fakeHandlers([fake(insertTopic, { dataFor: ({ title }) => ({ id: title ?? 'none' }) })]));
    expect(await client.call(insertTopic, { title: 'chosen' })).toEqual({ id: 'chosen' });
    server.use(...fakeHandlers([fake(updateTopic, { fails: 'topic_not_found', message: '会话不存在' })]));
    await expect(client.call(updateTopic, { id: 'a', title: 'b' })).rejects.toMatchObject({
      status: 404,
      reason: 'topic_not_found',
      message: catalogue.notFound,
    });
    server.use(...fakeHandlers([fake(insertTopic, { fails: 'unreachable' })]));
    await expect(client.call(insertTopic, {})).rejects.toMatchObject({ unreachable: true });
    server.use(...fakeHandlers([fake(insertTopic, { fails: 'not_permitted' })]));
    await expect(client.call(insertTopic, {})).rejects.toMatchObject({ notPermitted: true });
    server.use(...fakeHandlers([fake(insertTopic, { delay: 'infinite' })]));
    await expect(client.call(insertTopic, {}, { signal: AbortSignal.timeout(20) })).rejects.toMatchObject({
      aborted: true,
    });
  });

  it('knows only failures that the call can have', () => {
    expect(() => fake(insertTopic, { fails: 'out_of_milk' })).toThrow('out_of_milk');
  });
});

describe('samples', () => {
  it.each(allEndpoints)('are made of the reply of $name', ({ entry }) => {
    const options = entry.reply instanceof z.core.$ZodUnion ? entry.reply._zod.def.options : [entry.reply];
    for (const option of options) expect(z.core.safeParse(option, sampleOf(option)).success).toBe(true);
  });

  it('keep within limits and patterns', () => {
    const schema = z.strictObject({
      code: z.string().check(z.minLength(30), z.maxLength(31)),
      phoneNumber: z.string().check(z.regex(/^1[3-9]\d{9}$/)),
      startTime: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
      few: z.array(z.int().check(z.gte(50), z.lte(60))).check(z.minLength(4)),
    });
    expect(z.safeParse(schema, sampleOf(schema)).error).toBeUndefined();
  });
});
