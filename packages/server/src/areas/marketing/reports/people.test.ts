import { eraseCustomer, type Input, pageReportPeople } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { addSent, addTask, clearSent, march } from './testing/sentWorld.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['marketing.reports', 'customers.look'] });
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await clearSent(app.db);
  await addTask(app.db, 'a1', { planId: 'a', templateId: 't1' });
  await addTask(app.db, 'a2', { planId: 'a' });
});

type Asked = Partial<Input<typeof pageReportPeople>>;
const people = (asked: Asked = {}, by = as) =>
  app.call(pageReportPeople, { ...march, measure: 'sent', size: 50, ...asked }, { as: by });

/** All pages, one after the other. */
const everybody = async (asked: Asked): Promise<string[]> => {
  const ids: string[] = [];
  for (let after: string | null | undefined = undefined; after !== null; ) {
    const page: Awaited<ReturnType<typeof people>> = await people({ ...asked, ...(after !== undefined && { after }) });
    ids.push(...page.list.map(({ id }) => id));
    ({ after } = page);
  }
  return ids;
};

describe('the people behind a number', () => {
  it('are told with how far their message came, masked, the latest day first', async () => {
    await addSent(app.db, [
      { task: 'a1', count: 1, reached: 'clicked' },
      { task: 'a1', count: 1, day: '2026-03-02', state: 'refused', reason: 'address', said: '号码 13912345678 是空号' },
    ]);
    const { list, total, after } = await people();
    expect([total, after]).toEqual([2, null]);
    expect(list).toMatchObject([
      { reach: 'failed', reason: 'address', said: '号码 139****5678 是空号', time: '2026-03-02T04:00:00.000Z' },
      {
        reach: 'clicked',
        reason: '',
        customerName: expect.stringMatching(/^客户/),
        phoneNumber: expect.stringMatching(/^139\*{4}\d{4}$/),
        channel: 'sms',
        planName: '计划 a',
        taskName: '任务 a1',
        deliverTime: '2026-03-01T04:01:00.000Z',
        openTime: null,
        clickTime: '2026-03-01T04:02:00.000Z',
      },
    ]);
    expect(JSON.stringify(list)).not.toMatch(/139\d{8}/);
  });

  it('are as many as the number says, whichever it is, page by page and each once', async () => {
    await addSent(app.db, [
      { task: 'a1', count: 7, reached: 'delivered' },
      { task: 'a1', count: 5, day: '2026-03-02', reached: 'delivered' },
      { task: 'a2', count: 4, day: '2026-03-02', reached: 'clicked' },
      { task: 'a2', count: 3, day: '2026-03-02', reached: 'failed' },
      { task: 'a2', count: 3, day: '2026-03-02', state: 'refused', reason: 'content' },
      { task: 'a2', count: 2, day: '2026-03-04', state: 'unknown' },
      { task: 'a2', count: 2, day: '2026-03-04' },
      { task: 'a2', count: 6, day: '2026-03-04', state: 'withheld', reason: 'stopped' },
      { task: 'a2', count: 9, day: '2026-03-04', state: 'waiting' },
    ]);
    const wanted: readonly [Asked, number][] = [
      [{ measure: 'sent' }, 26],
      [{ measure: 'delivered' }, 16],
      [{ measure: 'clicked' }, 4],
      [{ measure: 'failed' }, 6],
      [{ measure: 'failed', reason: 'undelivered' }, 3],
      [{ measure: 'unknown' }, 2],
      [{ measure: 'awaited' }, 2],
      [{ measure: 'withheld', reason: 'stopped' }, 6],
      [{ measure: 'delivered', taskId: 'a1' }, 12],
      [{ measure: 'sent', templateId: null }, 14],
      [{ measure: 'sent', startTime: '2026-03-02 00:00:00', endTime: '2026-03-02 23:59:59' }, 15],
      [{ measure: 'sent', channel: 'app' }, 0],
    ];
    for (const [asked, count] of wanted) {
      expect((await people({ ...asked, size: 1 })).total).toBe(count);
      for (const size of [1, 3, 100]) {
        const ids = await everybody({ ...asked, size });
        expect(ids).toHaveLength(count);
        expect(new Set(ids).size).toBe(count);
      }
    }
  });

  it('are nobody where they were erased', async () => {
    await addSent(app.db, [{ task: 'a1', count: 2, reached: 'delivered', said: '给 客户' }]);
    const eraser = await app.user({ permissions: ['customers', 'customers.look', 'customers.reveal'] });
    const [first] = (await people()).list;
    const confirmation = first?.customerName ?? '';
    await app.call(eraseCustomer, { id: first?.customerId ?? '', confirmation }, { as: eraser });
    const { list, total } = await people();
    expect(total).toBe(2);
    const erased = list.find(({ id }) => id === first?.id);
    expect(erased).toMatchObject({ customerId: null, customerName: '', phoneNumber: '', said: '' });
    expect(JSON.stringify(list)).not.toContain(confirmation);
  });

  it('are shown to nobody who lacks either right', async () => {
    await addSent(app.db, [{ task: 'a1', count: 1 }]);
    const reporter = await app.user({ permissions: ['marketing.reports'] });
    const looker = await app.user({ permissions: ['customers.look'] });
    const planner = await app.user({ permissions: ['marketing.operatePlans', 'customers.look'] });
    for (const by of [reporter, looker, planner])
      await expect(people({}, by)).rejects.toMatchObject({ status: 403, reason: 'not_permitted' });
  });

  it('go on from no place that was not answered here', async () => {
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const after of [
      'x',
      made('x'),
      made(['2026-02-30', 'task:a1', 'taken', '', 'sms', '1']),
      made(['2026-03-01', 'task:a1', 'taken', '', 'sms', "1' or 1"]),
      made(['2026-03-01', 'task:a1\0', 'taken', '', 'sms', '1']),
      made(['2026-03-01', 'task:a1', 'taken', '', 'sms', '99999999999999999999']),
    ])
      await expect(people({ after })).rejects.toMatchObject({ status: 400, reason: 'invalid_request' });
  });
});

it('a page of people takes no more work the more messages there are', async () => {
  await addSent(app.db, [
    { task: 'a1', count: 3000, reached: 'delivered' },
    { task: 'a1', count: 20, state: 'refused', reason: 'address' },
  ]);
  await app.db.query(sql`analyze outbox`);
  const lines = await app.db.query<{ 'QUERY PLAN': string }>(sql`
    explain (costs off) select o.seq from outbox o
    where o.cause = 'task:a1' and o.day = '2026-03-01' and o.reach = 'failed' and o.why = 'address' and o.reach <> 'waiting'
      and o.seq > 0 order by o.seq limit 21`);
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
  expect(plan).toContain('outbox_reach');
  expect(plan).not.toMatch(/\bSort\b|Seq Scan/);
});
