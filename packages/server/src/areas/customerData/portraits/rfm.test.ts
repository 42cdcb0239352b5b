import {
  modifyRfm,
  previewRfm,
  readCustomerRfm,
  readRfm,
  readRfmHistory,
  rfmMarks,
  rfmSegments,
  type RfmSegment,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillWorld, NOW, peopleOf, type Person } from '../../../audiences/testing/world.js';
import { shanghaiDay } from '../../../text/moment.js';
import { startApp } from '../../../testing/startApp.js';
import { histogramOf } from './histogram.js';
import type { Thresholds } from './measured.js';
import { rfmStore } from './rfm.store.js';
import { queueSorting, rfmJobs, SORT_RFM } from './sortRfm.job.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const people = peopleOf(11, 300);
let app: Awaited<ReturnType<typeof startApp>>;
let rfm: ReturnType<typeof rfmStore>;
beforeAll(async () => {
  app = await startApp();
  await fillWorld(app.db, people);
  rfm = rfmStore(app.db, () => NOW);
});
afterAll(() => app.close());

/** Sorts as the job does, piece after piece; each piece twice, as after a crash. */
const sorted = async (now = NOW): Promise<void> => {
  const job = rfmJobs(() => now)[SORT_RFM];
  let payload: Readonly<Record<string, unknown>> = {};
  for (;;) {
    const running = {
      id: 'j',
      subject: 'rfm',
      payload,
      attempt: 1,
      fence: 1,
      signal: new AbortController().signal,
      write: app.db.transaction.bind(app.db),
      report: () => undefined,
    };
    await job?.run(running);
    const done = await job?.run(running);
    if (!done) return;
    payload = done.next;
  }
};

const dayNumber = (moment: Date): number => Date.parse(`${shanghaiDay(moment)}T00:00:00Z`) / 86_400_000;

const naive = ({ orders }: Person, wanted: Thresholds): RfmSegment | null => {
  const kept = orders.filter(({ status }) => status === 'done' || status === 'open');
  if (kept.length === 0) return null;
  const ago = (moment: Date) => dayNumber(NOW) - dayNumber(moment);
  const recent = Math.min(...kept.map(({ at }) => ago(at))) <= wanted.recencyDays;
  const within = kept.filter(({ at }) => ago(at) < wanted.spanDays);
  const frequent = within.length >= wanted.frequency;
  const cents = within.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const valuable = cents >= wanted.monetary * 100;
  const found = rfmSegments.find((segment) => {
    const marks = rfmMarks[segment];
    return marks.recent === recent && marks.frequent === frequent && marks.valuable === valuable;
  });
  return found ?? null;
};

it('puts each code on one kind, and each kind has a code', () => {
  expect(new Set(Object.values(rfmMarks).map((marks) => JSON.stringify(marks))).size).toBe(8);
});

it('sorts everybody as counting by hand does, and tells who would move before', async () => {
  const wanted = { recencyDays: 20, frequency: 2, monetary: 300, spanDays: 60 };
  const expected = people.map((person) => ({ from: person.segment, to: naive(person, wanted) }));
  const preview = await rfm.preview(wanted, true);
  expect(preview).toMatchObject({ customerCount: 300, exact: true });
  for (const { from, to, customerCount } of preview.moves)
    expect(customerCount).toBe(expected.filter((one) => one.from === from && one.to === to).length);
  expect(preview.moves.reduce((sum, { customerCount }) => sum + customerCount, 0)).toBe(300);

  await rfm.modify(wanted);
  await sorted();
  const rows = await app.db.query<{ id: string; segment: string | null }>(
    sql`select id, segment from customers order by id`,
  );
  expect(rows.map(({ segment }) => segment)).toEqual(expected.map(({ to }) => to));
  const now = await rfm.read();
  expect(now.status).toBe('ready');
  expect(now.withoutOrders).toBe(expected.filter(({ to }) => to === null).length);
  for (const { segment, customerCount } of now.segments)
    expect(customerCount).toBe(expected.filter(({ to }) => to === segment).length);

  const history = await rfm.history(7);
  expect(history.days).toMatchObject([{ day: shanghaiDay(NOW) }]);
  const moved = expected.filter(({ from, to }) => from !== to).length;
  expect(history.moves.reduce((sum, { customerCount }) => sum + customerCount, 0)).toBe(moved);
  // Sorted again by the same, nobody moves.
  await sorted();
  expect(await rfm.history(7)).toEqual(history);
  expect((await rfm.preview(wanted, false)).moves.every(({ from, to }) => from === to)).toBe(true);
  const mover = expected.findIndex(({ from, to }) => from !== null && to !== null && from !== to);
  const id = people[mover]?.id ?? '';
  expect(await rfm.ofCustomer(id)).toMatchObject({
    segment: expected[mover]?.to,
    formerSegment: expected[mover]?.from,
    thresholds: wanted,
  });
});

it('counts whoever stands on a threshold as reaching it, by days of Shanghai, without what was given back', async () => {
  // NOW is 00:40 in Shanghai on the 2nd of March.
  const orders = [
    { id: 'on', at: '2026-02-19T16:00:00Z', amount: 100, status: 'done' },
    { id: 'late', at: '2026-02-19T15:59:59Z', amount: 100, status: 'done' },
    { id: 'cent', at: '2026-02-19T16:00:00Z', amount: 99.99, status: 'done' },
    { id: 'back', at: '2026-02-28T16:00:00Z', amount: 500, status: 'refunded' },
  ];
  for (const { id, at, amount, status } of orders) {
    await app.db.query(sql`insert into customers (id, name) values (${id}, ${id})`);
    await app.db.query(sql`
      insert into customer_orders (id, number, customer_id, amount, status, ordered_at)
      values (${id}, ${id}, ${id}, ${amount}, ${status}, ${at}::timestamptz)`);
  }
  await app.db.query(sql`
    update customers c set last_order_at = o.ordered_at from customer_orders o
    where o.customer_id = c.id and o.id = c.id and o.status = 'done'`);
  await rfm.modify({ recencyDays: 10, frequency: 1, monetary: 100, spanDays: 11 });
  await sorted();
  const segmentsOf = await app.db.query<{ id: string; segment: string | null }>(sql`
    select id, segment from customers where id in ('on', 'late', 'cent', 'back') order by id`);
  expect(segmentsOf).toEqual([
    { id: 'back', segment: null },
    { id: 'cent', segment: 'loyal' },
    // A second before: eleven days ago, and out of the span.
    { id: 'late', segment: 'lost' },
    { id: 'on', segment: 'champion' },
  ]);
  expect((await rfm.ofCustomer('on')).own).toEqual({ recencyDays: 10, frequency: 1, monetary: 100 });
});

it('keeps values above the usual together, and begins at nothing', () => {
  expect(histogramOf([]).counts.every((count) => count === 0)).toBe(true);
  const { width, counts } = histogramOf([...Array.from({ length: 99 }, (_, at) => at % 12), 1_000_000]);
  expect(width).toBe(1);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
  expect(counts.at(-1)).toBe(1);
});

it('is called by those who may, sorts each night, and refuses thresholds of an older reading', async () => {
  const as = await app.user({ permissions: ['portraits', 'customers'] });
  const { version } = await app.call(readRfm, {}, { as });
  const wanted = { recencyDays: 30, frequency: 2, monetary: 100, spanDays: 365 };
  expect((await app.call(previewRfm, wanted, { as })).customerCount).toBe(304);
  await app.call(modifyRfm, { ...wanted, version }, { as });
  await expect(app.call(modifyRfm, { ...wanted, version }, { as })).rejects.toMatchObject({
    reason: 'changed_meanwhile',
  });
  await app.call(readRfmHistory, { days: '30' }, { as });
  await expect(app.call(readCustomerRfm, { id: 'gone' }, { as })).rejects.toMatchObject({
    reason: 'customer_not_found',
  });
  await queueSorting(app.db);
  await queueSorting(app.db);
  await app.db.query(sql`update rfm_settings set sorted_at = null, status = 'ready'`);
  await queueSorting(app.db);
  const jobs = await app.db.query<{ kind: string }>(sql`
    select kind from jobs where kind like 'sort_rfm%' and status = 'queued' order by kind`);
  expect(jobs.map(({ kind }) => kind)).toEqual(['sort_rfm', 'sort_rfm_daily']);
});
