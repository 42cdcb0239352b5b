import {
  exportAssignedPeople,
  pageAssignedPeople,
  pauseAssignment,
  readAssignment,
  resumeAssignment,
  startAssignment,
  stopAssignment,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepReport } from '../../../weCom/events.store.js';
import { explaining } from '../../../testing/explaining.js';
import { nextDue } from './handOver.store.js';
import { goesOn } from './handOverWork.js';
import { assigning, startBench, until } from './testing/assigning.js';

vi.setConfig({ testTimeout: 60_000 });

const bench = await startBench();
const { app, weCom, as } = bench;
afterAll(bench.close);
beforeEach(bench.reset);
const { people, assign, read, comesTo, finish, bookOf, holders, hurry, handedOver } = assigning(bench);

const openJobs = () =>
  app.db.query(sql`
    select 1 as one from jobs where kind = 'hand_over_contacts' and status in ('queued', 'running')`);

it('has one job at work, however quickly it is paused and goes on', async () => {
  await people(60, 's1');
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let calls = 0;
  weCom.becomes({
    page: 1000,
    before: async (name) => {
      if (name !== 'transfer_customer') return undefined;
      calls += 1;
      if (calls === 1) await held;
      return undefined;
    },
  });
  const { id } = await assign({ reassign: true });
  await until(async () => expect(calls).toBe(1));
  // While WeCom has not answered.
  await app.call(pauseAssignment, { id }, { as });
  await app.call(resumeAssignment, { id }, { as });
  expect(await openJobs()).toHaveLength(1);
  answer();
  await comesTo(id, { state: 'done', askedCount: 60, unknownCount: 0 });
  expect(handedOver()).toHaveLength(60);
  await until(async () => expect(await openJobs()).toEqual([]));
});

it('ends in the very moment in which it sees that it may not go on, so that whoever lets it go on has another one begin', async () => {
  await people(1, 's1');
  const { id } = await assign({ dryRun: true, reassign: true });
  await app.db.query(sql`
    insert into jobs (id, kind, subject, status, leased_by, leased_until)
    values ('at-work', 'hand_over_contacts', ${id}, 'running', 'another', now() + interval '1 hour')`);
  const job = { id: 'at-work', subject: id };
  expect(await app.db.transaction((tx) => goesOn(tx, job))).toBe(false);
  expect(await openJobs()).toEqual([]);
  await app.call(startAssignment, { id }, { as });
  await comesTo(id, { state: 'done', askedCount: 1 });
});

it('asks about two others from the beginning of their list, however far that of the first two was read', async () => {
  await people(2, 's1');
  await people(2, 's3', 11);
  weCom.becomes({ page: 2 });
  const { id } = await assign({ reassign: true });
  await comesTo(id, { state: 'done', askedCount: 4 });
  // Of the first two there is a second page, by which nobody is open any more.
  weCom.world().transfers.push({ from: 'zhang', to: 'li', externalUserId: 'wm99', status: 1 });
  finish();
  await until(async () => {
    // One round: the next one would come in minutes.
    if ((await read(id)).doneCount === 0) await hurry('ask_transfers');
    expect(await read(id)).toMatchObject({ doneCount: 4 });
  });
});

it('does not take for refused what WeCom tells of an earlier time', async () => {
  await people(1, 's1');
  const hours = (ago: number): number => Math.floor(Date.now() / 1000) - ago * 3600;
  weCom.world().transfers.push({ from: 'zhang', to: 'li', externalUserId: 'wm1', status: 3, at: hours(48) });
  const { id } = await assign({ reassign: true });
  await comesTo(id, { state: 'done', askedCount: 1 });
  const asked = weCom.calls('transfer_result');
  await until(async () => {
    await hurry('ask_transfers');
    expect(weCom.calls('transfer_result')).toBeGreaterThan(asked + 1);
  });
  expect(await read(id)).toMatchObject({ askedCount: 1, refusedCount: 0 });
  finish(3);
  weCom.world().transfers.shift();
  await comesTo(id, { askedCount: 0, refusedCount: 1 });
});

it('is refused where WeCom reports so by itself, and not by a report of an earlier time', async () => {
  await people(1, 's1');
  const { id } = await assign({ reassign: true });
  await comesTo(id, { state: 'done', askedCount: 1 });
  const reported = async (at: Date) => {
    const about = { userId: 'li', externalUserId: 'wm1', chatId: '', welcomeCode: '', state: '' };
    await app.db.transaction((tx) =>
      keepReport(tx, { ...about, kind: 'transferFailed', reason: 'customer_limit_exceed', at }),
    );
    await until(async () =>
      expect(await app.db.query(sql`select 1 as one from wecom_events where not done`)).toEqual([]),
    );
  };
  await reported(new Date(Date.now() - 48 * 3_600_000));
  expect(await read(id)).toMatchObject({ askedCount: 1, refusedCount: 0 });
  await reported(new Date());
  expect(await read(id)).toMatchObject({
    refusedCount: 1,
    reasons: [{ state: 'refused', reason: 'staffFull', count: 1 }],
  });
});

it('is settled by who has them as a contact, once WeCom has told nothing for 30 days', async () => {
  await people(2, 's1');
  const { id } = await assign({ reassign: true });
  await comesTo(id, { state: 'done', askedCount: 2 });
  await app.db.query(sql`
    update staff_assignment_people set state = 'unknown', asked_at = now() - interval '31 days';
    update wecom_contacts set lost_at = now(), lost_by = 'reading' where external_user_id = 'wm1';
    insert into wecom_contacts (external_user_id, staff_id, customer_id, since) values ('wm1', 's2', 'c1', now())`);
  // Not before contacts were read.
  await hurry('ask_transfers');
  await until(async () => {
    const jobs = await app.db.query<{ waits: boolean }>(sql`
      select run_at > now() + interval '5 minutes' as waits from jobs where kind = 'ask_transfers' and status = 'queued'`);
    expect(jobs).toEqual([{ waits: true }]);
  });
  expect(await read(id)).toMatchObject({ unknownCount: 2 });
  await app.db.query(sql`update wecom_sync set status = 'done', started_at = now() - interval '1 hour'`);
  await comesTo(id, {
    unknownCount: 0,
    doneCount: 1,
    refusedCount: 1,
    reasons: [{ state: 'refused', reason: 'untold', count: 1 }],
  });
  expect([await bookOf('c1'), await bookOf('c2'), await holders('wm1')]).toEqual(['李娜', '', ['s2']]);
});

it('takes nobody from somebody who had left when it was worked out, and is back when it begins', async () => {
  await people(1, 's1');
  await people(1, undefined, 2);
  await app.db.query(sql`
    update wecom_staff set active = false, seen_run = 1 where id = 's1';
    update customers set staff_name = '张伟' where id = 'c2'`);
  const { id, assignedCount } = await assign({ dryRun: true });
  expect(assignedCount).toBe(2);
  await app.db.query(sql`update wecom_staff set active = true, seen_run = 2 where id = 's1'`);
  await app.call(startAssignment, { id }, { as });
  await comesTo(id, { state: 'done', skippedCount: 2, reasons: [{ state: 'skipped', reason: 'hasStaff', count: 2 }] });
  expect([handedOver(), await bookOf('c2')]).toEqual([[], '张伟']);
});

it('counts those who are there: whoever was erased is in no number of it', async () => {
  await people(2);
  const { id } = await assign();
  await comesTo(id, { state: 'done', total: 2, doneCount: 2 });
  await app.db.query(sql`delete from customers where id = 'c1'`);
  expect(await read(id)).toMatchObject({ total: 1, doneCount: 1 });
});

describe('a draft of somebody else', () => {
  it('is neither read nor begun nor discarded by whoever knows its id', async () => {
    await people(1);
    const { id } = await assign({ dryRun: true });
    const other = { as: await app.user({ permissions: ['marketing.staffAssign'] }) };
    const none = { status: 404, reason: 'assignment_not_found' };
    await expect(app.call(readAssignment, { id }, other)).rejects.toMatchObject(none);
    const list = { assignmentId: id, current: 1, size: 20 };
    await expect(app.call(pageAssignedPeople, list, other)).rejects.toMatchObject(none);
    expect((await app.send(exportAssignedPeople, { assignmentId: id }, other)).status).toBe(404);
    await expect(app.call(startAssignment, { id }, other)).rejects.toMatchObject(none);
    await expect(app.call(stopAssignment, { id }, other)).rejects.toMatchObject(none);
    // Once it is begun, it is everybody's matter.
    await app.call(startAssignment, { id }, { as });
    expect(await app.call(readAssignment, { id }, other)).toMatchObject({ id });
  });
});

it('finds whose turn is next without looking at all who wait', async () => {
  await people(4000, 's1');
  const { id } = await assign({ reassign: true, dryRun: true });
  await app.db.query(sql`analyze staff_assignment_people`);
  const watched = explaining(app.db);
  expect(await nextDue(watched.db, id)).toBe(0);
  expect(watched.plans).toEqual([expect.stringContaining('staff_assignment_people_due')]);
});
