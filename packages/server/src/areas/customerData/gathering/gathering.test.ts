import {
  addGatherSource,
  collectEvents,
  type Input,
  judgeGatherProperty,
  modifyGatherSource,
  pageGatherEvents,
  pageGatherSources,
  readGatherSchema,
  removeGatherSources,
  renewGatherKey,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RefusedCall, startApp, type TestUser } from '../../../testing/startApp.js';
import { wrongBatches } from '../testing/wrongBatches.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
const SITE = 'https://www.example.com';

beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['dataGather'] });
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.query(sql`delete from customers`);
  await app.db.query(sql`delete from customer_events`);
  await app.db.query(sql`delete from gather_sources`);
  await app.db.query(sql`delete from rate_limits`);
});

type Batch = Input<typeof collectEvents>;
const source = (more: object = {}) =>
  app.call(addGatherSource, { sourceName: '官网', kind: 'server', ...more }, { as });
const send = (key: string, batch: Partial<Batch>, headers?: Record<string, string>) =>
  app.call(
    collectEvents,
    { key, batchId: 'b1', events: [{ eventName: 'view' }], ...batch },
    { ...(headers && { headers }) },
  );
const events = async () => (await app.call(pageGatherEvents, { current: 1, size: 50 }, { as })).list;
const reason = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    (error: unknown) => (error instanceof RefusedCall ? error.reason : 'other'),
  );
const person = (id: string, phone: string) =>
  app.db.query(sql`insert into customers (id, name, phone) values (${id}, '王芷晴', ${phone})`);

describe('a source', () => {
  it('takes an event once, however often and in whatever batch it is sent', async () => {
    const { key } = await source();
    const batch = { events: [{ eventName: 'view' }, { eventName: 'buy', eventId: 'order-1' }] };
    expect(await send(key, batch)).toMatchObject({ takenCount: 2, knownCount: 0 });
    expect(await send(key, batch)).toMatchObject({ takenCount: 0, knownCount: 2 });
    const again = {
      batchId: 'b2',
      events: [
        { eventName: 'buy', eventId: 'order-1' },
        { eventName: 'buy', eventId: 'order-1' },
      ],
    };
    expect(await send(key, again)).toMatchObject({ takenCount: 0, knownCount: 2 });
    expect(await events()).toHaveLength(2);
    const { list } = await app.call(pageGatherSources, { current: 1, size: 20 }, { as });
    expect(list).toMatchObject([{ eventCount: 2, todayCount: 2, keyEnd: key.slice(-4) }]);
  });

  it('is refused from the moment it is stopped, and with a wrong key', async () => {
    const { id, key } = await source();
    await send(key, {});
    await app.call(modifyGatherSource, { id, authorized: false }, { as });
    expect(await reason(send(key, { batchId: 'b2' }))).toBe('gather_not_authorized');
    expect(await reason(send('gk_guessed', {}))).toBe('wrong_gather_key');
    expect(await events()).toHaveLength(1);
  });

  it('of web pages says which those are, new or changed', async () => {
    const refused = { reason: 'invalid_request' };
    const web = await source({ kind: 'web', origins: [SITE] });
    const more = [SITE, 'https://m.example.com'];
    await app.call(modifyGatherSource, { id: web.id, origins: more }, { as });
    const change = (id: string, origins: string[]) => app.call(modifyGatherSource, { id, origins }, { as });
    await expect(change(web.id, [])).rejects.toMatchObject(refused);
    await expect(change(web.id, [`${SITE}/tickets`])).rejects.toMatchObject(refused);
    await expect(change('none', [SITE])).rejects.toMatchObject({ reason: 'gather_source_not_found' });
    const { list } = await app.call(pageGatherSources, { current: 1, size: 20 }, { as });
    expect(list.find((one) => one.id === web.id)?.origins).toEqual(more);
    const { id } = await source({ sourceName: '票务系统' });
    await change(id, []);
  });

  it('works with its former key for a day where that was asked for, and not otherwise', async () => {
    const { id, key } = await source();
    const renewed = await app.call(renewGatherKey, { id, keepFormer: true }, { as });
    expect(await reason(send(key, {}))).toBe('taken');
    await app.db.query(sql`update gather_sources set former_key_until = now()`);
    expect(await reason(send(key, { batchId: 'b2' }))).toBe('wrong_gather_key');
    await app.call(renewGatherKey, { id }, { as });
    expect(await reason(send(renewed.key, { batchId: 'b3' }))).toBe('wrong_gather_key');
  });

  it('keeps to its limits of a minute and of a day, and takes nothing of a batch that is too much', async () => {
    const { id, key } = await source({ perMinute: 2, perDay: 3 });
    await send(key, { events: [{ eventName: 'a' }, { eventName: 'b' }] });
    const much = { batchId: 'b2', events: [{ eventName: 'c' }, { eventName: 'd' }] };
    expect(await reason(send(key, much))).toBe('too_many_requests');
    const reply = await app.http.request(collectEvents.path, {
      method: 'POST',
      body: JSON.stringify({ key, batchId: 'b3', events: [{ eventName: 'e' }] }),
    });
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await events()).toHaveLength(2);
    await app.call(removeGatherSources, { idList: [id] }, { as });
    expect((await events()).map(({ sourceId }) => sourceId)).toEqual([null, null]);
  });

  it('gives one address a part of what it may send where its key stands in pages, and a server all of it', async () => {
    const web = await source({ kind: 'web', origins: [SITE], perMinute: 8, perDay: 1000 });
    const at = (key: string, batchId: string, count = 1) =>
      reason(
        send(key, { batchId, events: Array.from({ length: count }, () => ({ eventName: 'view' })) }, { origin: SITE }),
      );
    expect([await at(web.key, 'b1'), await at(web.key, 'b2')]).toEqual(['taken', 'taken']);
    expect(await at(web.key, 'b3')).toBe('too_many_requests');
    await app.db.query(sql`delete from rate_limits where key not like '%:day'`);
    expect([await at(web.key, 'b4', 100), await at(web.key, 'b5', 100)]).toEqual(['taken', 'taken']);
    await app.db.query(sql`delete from rate_limits where key not like '%:day'`);
    expect(await at(web.key, 'b6', 100)).toBe('too_many_requests');
    // Others have what is left of the source.
    await app.db.query(sql`update rate_limits set key = replace(key, ':day', ':elsewhere') where key like '%:day'`);
    expect(await at(web.key, 'b7', 100)).toBe('taken');

    const server = await source({ sourceName: '票务系统', perMinute: 8 });
    const sent: string[] = [];
    for (let batch = 0; batch < 9; batch += 1) sent.push(await reason(send(server.key, { batchId: `b${batch}` })));
    expect(sent.filter((one) => one === 'taken')).toHaveLength(8);
  });

  it('of pages is heard from its own sites alone, also as a beacon that can set no header', async () => {
    expect(await reason(source({ kind: 'web' }))).toBe('invalid_request');
    expect(await reason(source({ kind: 'web', origins: ['example.com/path'] }))).toBe('invalid_request');
    const { key } = await source({ kind: 'web', origins: [SITE] });
    expect(await reason(send(key, {}))).toBe('gather_origin_refused');
    expect(await reason(send(key, {}, { origin: 'https://other.example.com' }))).toBe('gather_origin_refused');
    const beacon = await app.http.request(collectEvents.path, {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify({ key, batchId: 'b1', events: [{ eventName: 'leave' }] }),
    });
    expect(beacon.status).toBe(200);
    expect(beacon.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(beacon.headers.get('access-control-allow-credentials')).toBeNull();
    const elsewhere = await app.http.request('/aiapi/qa/sysUser/detail', { headers: { origin: SITE } });
    expect(elsewhere.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('an event', () => {
  it('of a browser becomes theirs who say later that it was them, and of nobody else', async () => {
    await person('c1', '13800138000');
    const { key } = await source();
    await send(key, {
      events: [
        { eventName: 'view', anonymousId: 'x' },
        { eventName: 'view', anonymousId: 'y' },
      ],
    });
    expect((await events()).map(({ customerId }) => customerId)).toEqual([null, null]);
    await send(key, {
      batchId: 'b2',
      events: [{ eventName: 'identify', anonymousId: 'x', phoneNumber: '+86 138 0013 8000' }],
    });
    await send(key, { batchId: 'b3', events: [{ eventName: 'view', anonymousId: 'x' }] });
    expect((await events()).map(({ customerId }) => customerId)).toEqual(['c1', 'c1', null, 'c1']);
    const stranger = { eventName: 'view', anonymousId: 'x', phoneNumber: '13900139000' };
    await send(key, { batchId: 'b4', events: [stranger] });
    expect((await events())[0]).toMatchObject({ customerId: null });
    const [known] = await app.db.query<{ seen: boolean }>(
      sql`select last_event_at is not null as seen from customers where id = 'c1'`,
    );
    expect(known).toEqual({ seen: true });
  });

  it('that names somebody unknown is nobody’s, also when another person says that the browser is theirs', async () => {
    await person('c1', '13800138000');
    const { key } = await source();
    const stranger = { eventName: 'buy', anonymousId: 'x', phoneNumber: '13900139000' };
    await send(key, { events: [stranger, { eventName: 'view', anonymousId: 'x' }] });
    await send(key, {
      batchId: 'b2',
      events: [{ eventName: 'identify', anonymousId: 'x', phoneNumber: '13800138000' }],
    });
    expect((await events()).map(({ eventName, customerId }) => [eventName, customerId])).toEqual([
      ['identify', 'c1'],
      ['view', 'c1'],
      ['buy', null],
    ]);
  });

  it('that is sent again says nothing anew of whose a browser is', async () => {
    await person('c1', '13800138000');
    await person('c2', '13900139000');
    const { key } = await source();
    const identify = (phoneNumber: string) => ({ eventName: 'identify', anonymousId: 'x', phoneNumber });
    await send(key, { events: [identify('13800138000')] });
    await send(key, { batchId: 'b2', events: [identify('13900139000')] });
    await send(key, { events: [identify('13800138000')] });
    await send(key, { batchId: 'b3', events: [{ eventName: 'view', anonymousId: 'x' }] });
    expect((await events()).map(({ customerId }) => customerId)).toEqual(['c2', 'c2', 'c1']);
  });

  it('has its clock set right, and is never in the future', async () => {
    const { key } = await source();
    const hour = 3_600_000;
    const at = (offset: number) => new Date(Date.now() + offset).toISOString();
    await send(key, {
      sentTime: at(-5 * hour),
      events: [{ eventName: 'slow clock', time: at(-6 * hour) }],
    });
    await send(key, { batchId: 'b2', events: [{ eventName: 'ahead', time: at(9 * hour) }] });
    const [ahead, slow] = await events();
    expect(Math.abs(Date.parse(ahead?.time ?? '') - Date.now())).toBeLessThan(60_000);
    expect(Math.abs(Date.parse(slow?.time ?? '') - Date.now() + hour)).toBeLessThan(60_000);
  });

  it('is found by source, name and time, with phone numbers masked', async () => {
    const { id, key } = await source();
    await send(key, {
      events: [{ eventName: 'call', object: '13800138000', properties: [{ name: 'to', value: '13800138000' }] }],
    });
    const filter = { current: 1, size: 10, sourceId: id, eventName: 'call', startTime: '2026-01-01 00:00:00' };
    const { list, total } = await app.call(pageGatherEvents, filter, { as });
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({ object: '138****8000', properties: [{ name: 'to', value: '138****8000' }] });
    expect(await app.call(pageGatherEvents, { ...filter, eventName: 'other' }, { as })).toMatchObject({ total: 0 });
  });

  it.each(wrongBatches)('is refused with a reason: $what', async ({ body, status = 400 }) => {
    const { key } = await source();
    const text =
      typeof body === 'string'
        ? body
        : JSON.stringify({ key, batchId: 'b1', events: [{ eventName: 'view' }], ...body });
    const reply = await app.http.request(collectEvents.path, { method: 'POST', body: text });
    const told: unknown = await reply.json();
    expect(reply.status).toBe(status);
    expect(told).toMatchObject({ reason: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\S/) });
    expect(await events()).toEqual([]);
  });
});

describe('what events carry', () => {
  const shape = async (id: string) =>
    (await app.call(readGatherSchema, { id }, { as })).map((p) => [p.propertyName, p.valueType, p.drift]);

  it('is usual at first, and later shown as new, of another type, or missing, until somebody has looked at it', async () => {
    const { id, key } = await source();
    const usual = {
      eventName: 'buy',
      properties: [
        { name: 'price', value: 88 },
        { name: 'game', value: '揭幕战' },
      ],
    };
    await send(key, { events: Array.from({ length: 25 }, () => usual) });
    expect(await shape(id)).toEqual([
      ['game', 'text', 'none'],
      ['price', 'number', 'none'],
    ]);
    const changed = {
      eventName: 'buy',
      properties: [
        { name: 'price', value: '88' },
        { name: 'seat', value: true },
      ],
    };
    await send(key, { batchId: 'b2', events: Array.from({ length: 20 }, () => changed) });
    expect(await shape(id)).toEqual([
      ['game', 'text', 'missing'],
      ['price', 'number', 'missing'],
      ['price', 'text', 'changed'],
      ['seat', 'boolean', 'new'],
    ]);
    const judge = (propertyName: string, valueType: 'text' | 'boolean', accepted: boolean) =>
      app.call(judgeGatherProperty, { id, eventName: 'buy', propertyName, valueType, accepted }, { as });
    await judge('game', 'text', true);
    await judge('price', 'text', false);
    await judge('seat', 'boolean', true);
    expect(await shape(id)).toEqual([
      ['game', 'text', 'none'],
      ['price', 'number', 'missing'],
      ['price', 'text', 'warned'],
      ['seat', 'boolean', 'none'],
    ]);
    const { list } = await app.call(pageGatherSources, { current: 1, size: 20 }, { as });
    expect(list).toMatchObject([{ driftCount: 1 }]);
    expect(await reason(judge('none', 'text', true))).toBe('gather_source_not_found');
    expect(await reason(shape('none'))).toBe('gather_source_not_found');
  });
});
