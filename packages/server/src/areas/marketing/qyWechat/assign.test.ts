import {
  assignUsers,
  exportAssignedPeople,
  exportAssignStatistic,
  pageAssignedPeople,
  pageAssignments,
  pageAssignStatistic,
  pauseAssignment,
  resumeAssignment,
  startAssignment,
  stopAssignment,
  undoAssignment,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useWeCom } from '../../../weCom/testing/useWeCom.js';
import { forgetDrafts } from './assignWrites.js';
import { settleLost } from './handOver.store.js';
import { type Asked, assigning, startBench, until } from './testing/assigning.js';

vi.setConfig({ testTimeout: 60_000 });

const bench = await startBench();
const { app, weCom, as } = bench;
afterAll(bench.close);
beforeEach(bench.reset);
const { people, assign, read, peopleOf, hurry, comesTo, finish, bookOf, holders, handedOver } = assigning(bench);

describe('before anything is done', () => {
  it('says who goes where, and who not and why', async () => {
    await people(4);
    await people(3, 's1', 11);
    await people(1, 's2', 21);
    await app.db.query(sql`
      update customers set staff_name = '陈晨' where id = 'c4';
      insert into opt_outs (channel, address_hash) values ('qyWechat', opt_out_hash('qyWechat', 'wm12'));
      insert into customer_consents (customer_id, channel, agreed) values ('c13', 'qyWechat', false)`);
    const left = await assign({ dryRun: true });
    expect(left).toMatchObject({ assignedCount: 3, skippedCount: 5 });
    const { state, reasons, staff } = await read(left.id);
    expect(state).toBe('draft');
    expect(reasons).toEqual([
      { state: 'skipped', reason: 'hasStaff', count: 4 },
      { state: 'skipped', reason: 'alreadyTheirs', count: 1 },
    ]);
    expect(staff).toMatchObject([{ staffName: '李娜', contactCount: 1, getsCount: 3, viaWeComCount: 0, doneCount: 0 }]);

    const taken = await assign({ dryRun: true, reassign: true });
    expect(taken).toMatchObject({ assignedCount: 5, skippedCount: 3 });
    expect((await read(taken.id)).reasons).toEqual([
      { state: 'skipped', reason: 'optedOut', count: 2 },
      { state: 'skipped', reason: 'alreadyTheirs', count: 1 },
    ]);
    expect(await peopleOf(taken.id, { state: 'waiting' })).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          customerId: 'c11',
          fromName: '张伟',
          toName: '李娜',
          viaWeCom: true,
          phoneNumber: '139****0011',
        }),
        expect.objectContaining({ customerId: 'c4', fromName: '陈晨', toName: '李娜', viaWeCom: false }),
      ]),
    );
    // Nothing was done by it.
    expect([await bookOf('c1'), await bookOf('c4'), weCom.calls('transfer_customer')]).toEqual(['', '陈晨', 0]);
  });

  it('shares out by weight, up to how many each takes, and first to who has fewest', async () => {
    await people(10);
    await people(6, 's1', 31);
    const gets = async (more: Asked) => {
      const { id } = await assign({ dryRun: true, ...more });
      const { staff, reasons } = await read(id);
      return [Object.fromEntries(staff.map((one) => [one.staffId, one.getsCount])), reasons];
    };
    const staff = [{ id: 's1' }, { id: 's2', weight: 3 }, { id: 's3', most: 1 }];
    expect(await gets({ staff })).toEqual([
      { s1: 2, s2: 7, s3: 1 },
      [{ state: 'skipped', reason: 'alreadyTheirs', count: 6 }],
    ]);
    const [byLoad] = await gets({ staff: [{ id: 's1' }, { id: 's2' }], share: 'leastLoaded' });
    expect(byLoad).toEqual({ s1: 2, s2: 8 });
    const [, reasons] = await gets({ staff: [{ id: 's2', most: 4 }] });
    expect(reasons).toContainEqual({ state: 'skipped', reason: 'full', count: 6 });
  });

  it('takes those alone who have a label, are in a city, and are of certain staff now', async () => {
    await people(2);
    await people(2, 's1', 11);
    await people(1, 's3', 21);
    await app.db.query(sql`
      update customers set city = '宁波' where id = 'c12';
      update customers set staff_name = '张伟' where id = 'c2'`);
    const count = async (more: Asked) =>
      (await assign({ dryRun: true, reassign: true, crowdPackId: undefined, ...more })).assignedCount;
    expect(await count({ currentStaffIds: ['s1'] })).toBe(3);
    expect(await count({ currentStaffIds: ['s1'], cities: ['宁波'] })).toBe(1);
    expect(await count({ cities: ['杭州', '宁波'], crowdPackId: 'p1' })).toBe(5);
    await expect(count({ cities: ['上海'] })).rejects.toMatchObject({ status: 400, reason: 'assignment_of_nobody' });
    await expect(count({})).rejects.toMatchObject({ reason: 'assignment_of_nobody' });
    await expect(count({ labelIds: ['nothing'] })).rejects.toMatchObject({ status: 404, reason: 'tag_not_found' });
    await expect(count({ crowdPackId: 'nothing' })).rejects.toMatchObject({ status: 404 });
    await expect(count({ cities: ['杭州'], staff: [{ id: 'nobody' }] })).rejects.toMatchObject({ status: 404 });
  });

  it('is seen by who worked it out alone, and forgotten after a day', async () => {
    await people(1);
    const { id } = await assign({ dryRun: true });
    const list = (user = as) => app.call(pageAssignments, { current: 1, size: 20 }, { as: user });
    expect((await list()).list).toMatchObject([{ id, state: 'draft', staffNames: ['李娜'], crowdPackName: '季票' }]);
    expect((await list(await app.user({ permissions: ['marketing.staffAssign'] }))).total).toBe(0);
    await forgetDrafts(app.db);
    await app.db.query(sql`update staff_assignments set created_at = now() - interval '25 hours'`);
    await forgetDrafts(app.db);
    await expect(read(id)).rejects.toMatchObject({ status: 404, reason: 'assignment_not_found' });
  });
});

describe('an assignment', () => {
  it('writes the books for those whom nobody has, and has WeCom hand the others over', async () => {
    await people(2);
    await people(3, 's1', 11);
    const { id } = await assign({ reassign: true });
    await comesTo(id, { state: 'done', doneCount: 2, askedCount: 3, waitingCount: 0 });
    expect(await bookOf('c1')).toBe('李娜');
    // It has come about only when WeCom says so.
    expect([await bookOf('c11'), await holders('wm11')]).toEqual(['', ['s1']]);
    finish();
    await comesTo(id, { doneCount: 5, askedCount: 0 });
    expect([await bookOf('c11'), await holders('wm11')]).toEqual(['李娜', ['s2']]);
    const statistic = await app.call(pageAssignStatistic, { current: 1, size: 20 }, { as });
    expect(statistic.list[0]).toMatchObject({ staffName: '李娜', assignedCount: 5, contactCount: 3, failedCount: 0 });
    expect(statistic.list.find(({ staffId }) => staffId === 's1')).toMatchObject({ lostCount: 3, contactCount: 0 });
  });

  it('is done as it was worked out, once somebody says so', async () => {
    await people(3, 's1');
    const { id } = await assign({ reassign: true, dryRun: true });
    await people(1, 's1', 11);
    await app.call(startAssignment, { id }, { as });
    await comesTo(id, { state: 'done', askedCount: 3, total: 3 });
    await expect(app.call(startAssignment, { id }, { as })).rejects.toMatchObject({ reason: 'assignment_elsewhere' });
  });

  it('says why WeCom refused somebody, at once and later', async () => {
    await people(4, 's1');
    weCom.becomes({
      page: 100,
      refuses: new Map([
        ['wm1', 40128],
        ['wm2', 40099],
        ['wm3', 12345],
      ]),
    });
    const { id } = await assign({ reassign: true });
    await comesTo(id, { state: 'done', refusedCount: 3, askedCount: 1 });
    finish(3);
    await comesTo(id, { refusedCount: 4, askedCount: 0 });
    const found = (await peopleOf(id)).map(({ customerId, reason }) => [customerId, reason]);
    expect(Object.fromEntries(found)).toEqual({ c1: 'limit', c2: 'staffFull', c3: 'other', c4: 'declined' });
    expect(await bookOf('c4')).toBe('');
  });

  it('hands nobody over twice where a reply is lost, marks them, and finds out what became of them', async () => {
    await people(120, 's1');
    let lost = 0;
    weCom.becomes({
      page: 1000,
      before: (name, { text }) => {
        if (name !== 'transfer_customer' || lost > 0) return undefined;
        lost += 1;
        // It does all of it, and nobody hears of that.
        const { external_userid: who } = JSON.parse(text);
        for (const externalUserId of who)
          weCom.world().transfers.push({ from: 'zhang', to: 'li', externalUserId, status: 2 });
        return 'lost';
      },
    });
    const { id } = await assign({ reassign: true });
    // Not hurried: WeCom would be asked before anybody has looked.
    await until(async () => expect(await read(id)).toMatchObject({ state: 'done', unknownCount: 50, askedCount: 70 }));
    expect(new Set(handedOver()).size).toBe(120);
    expect(handedOver()).toHaveLength(120);
    finish();
    await comesTo(id, { doneCount: 120, unknownCount: 0 });
  });

  it('does not take for done what WeCom tells of an earlier time', async () => {
    await people(1, 's1');
    const hours = (ago: number): number => Math.floor(Date.now() / 1000) - ago * 3600;
    weCom.world().transfers.push({ from: 'zhang', to: 'li', externalUserId: 'wm1', status: 1, at: hours(48) });
    const { id } = await assign({ reassign: true });
    await comesTo(id, { state: 'done', askedCount: 1 });
    const asked = weCom.calls('transfer_result');
    await until(async () => {
      await hurry('ask_transfers');
      expect(weCom.calls('transfer_result')).toBeGreaterThan(asked + 1);
    });
    const [, own] = weCom.world().transfers;
    expect(own).toMatchObject({ status: 2 });
    expect(await read(id)).toMatchObject({ askedCount: 1, doneCount: 0 });
    weCom.world().transfers[1] = { from: 'zhang', to: 'li', externalUserId: 'wm1', status: 1, at: hours(0) };
    await comesTo(id, { askedCount: 0, doneCount: 1 });
  });

  it('gives customers of somebody who has left to others, though nobody is to be taken from staff', async () => {
    await people(2, 's1');
    await people(1, 's3', 11);
    await app.db.query(sql`
      update wecom_staff set active = false, seen_run = 1 where id = 's1';
      update customers set staff_name = '张伟' where id = 'c2'`);
    const { id } = await assign();
    await comesTo(id, { state: 'done', askedCount: 2, skippedCount: 1 });
    expect(weCom.world().transfers).toMatchObject([
      { from: 'zhang', to: 'li', hasLeft: true },
      { from: 'zhang', to: 'li', hasLeft: true },
    ]);
    finish();
    await comesTo(id, { doneCount: 2 });
    expect([await holders('wm1'), await bookOf('c2')]).toEqual([['s2'], '李娜']);
    // Nobody can get them back who is not there.
    const back = await app.call(undoAssignment, { id }, { as });
    expect(back).toMatchObject({ assignedCount: 0, skippedCount: 2 });
    expect((await read(back.id)).reasons).toMatchObject([{ state: 'skipped', reason: 'staffLeft', count: 2 }]);
  });

  it('hands over nobody whom another one, worked out at the same time, has handed over by then', async () => {
    await people(1, 's1');
    const one = await assign({ reassign: true, dryRun: true });
    const other = await assign({ reassign: true, dryRun: true, staff: [{ id: 's3' }] });
    await app.call(startAssignment, { id: one.id }, { as });
    await comesTo(one.id, { state: 'done', askedCount: 1 });
    await app.call(startAssignment, { id: other.id }, { as });
    await comesTo(other.id, { state: 'done', askedCount: 0, skippedCount: 1 });
    expect((await read(other.id)).reasons).toMatchObject([{ state: 'skipped', reason: 'underway' }]);
    expect(handedOver()).toEqual(['wm1']);
  });

  it('takes nobody from somebody whom WeCom has not listed yet', async () => {
    await people(1, 's1');
    await app.db.query(sql`update wecom_staff set active = false, seen_run = 0 where id = 's1'`);
    expect(await assign({ dryRun: true })).toMatchObject({ assignedCount: 0, skippedCount: 1 });
  });

  it('leaves to the books what they say where somebody else has them as a contact by then', async () => {
    await people(1);
    const { id } = await assign({ dryRun: true });
    await app.db.query(sql`
      insert into wecom_contacts (external_user_id, staff_id, customer_id, since) values ('wm1', 's1', 'c1', now())`);
    await app.call(startAssignment, { id }, { as });
    await comesTo(id, { state: 'done', doneCount: 0, skippedCount: 1 });
    expect(await bookOf('c1')).toBe('');
  });

  it('no longer stands in the way of another one where WeCom never told what became of somebody', async () => {
    await people(1, 's1');
    const { id } = await assign({ reassign: true });
    await comesTo(id, { state: 'done', askedCount: 1 });
    const again = () => assign({ reassign: true, dryRun: true, staff: [{ id: 's3' }] });
    expect(await again()).toMatchObject({ assignedCount: 0, skippedCount: 1 });
    await app.db.query(sql`update staff_assignment_people set asked_at = asked_at - interval '31 days'`);
    expect(await again()).toMatchObject({ assignedCount: 1, skippedCount: 0 });
  });

  it('marks as unknown what a server that died was handing over', async () => {
    await people(2, 's1');
    const { id } = await assign({ reassign: true, dryRun: true });
    await app.db.query(sql`
      update staff_assignment_people set state = 'sending', asked_at = now() where customer_id = 'c1'`);
    await app.db.transaction((tx) => settleLost(tx, id));
    await app.call(startAssignment, { id }, { as });
    await comesTo(id, { state: 'done', unknownCount: 1, askedCount: 1 });
    expect(handedOver()).toEqual(['wm2']);
  });

  it('pauses, goes on and stops within seconds', async () => {
    await people(200, 's1');
    let open = false;
    weCom.becomes({
      page: 1000,
      before: (name) => (name === 'transfer_customer' && !open ? { status: 429, body: {} } : undefined),
    });
    const { id } = await assign({ reassign: true });
    await comesTo(id, { state: 'running', waitsFor: 'vendor', waitingCount: 200 });
    await app.call(pauseAssignment, { id }, { as });
    open = true;
    await app.db.query(sql`update staff_assignment_people set due_at = now()`);
    const calls = weCom.calls('transfer_customer');
    await until(async () => {
      await hurry('hand_over_contacts');
      expect(
        await app.db.query(
          sql`select 1 from jobs where kind = 'hand_over_contacts' and status in ('queued', 'running')`,
        ),
      ).toEqual([]);
    });
    expect(weCom.calls('transfer_customer')).toBe(calls);
    open = false;
    await app.call(resumeAssignment, { id }, { as });
    await until(async () => expect(weCom.calls('transfer_customer')).toBeGreaterThan(calls), 4000);
    await app.call(stopAssignment, { id }, { as });
    await comesTo(id, { state: 'stopped', waitingCount: 0, withdrawnCount: 200 });
    await expect(app.call(resumeAssignment, { id }, { as })).rejects.toMatchObject({ reason: 'assignment_elsewhere' });
    expect(handedOver()).toEqual([]);
  });

  it('leaves alone whoever has gone elsewhere or wants nothing any more by the time it is their turn', async () => {
    await people(3, 's1');
    await people(1, undefined, 11);
    const { id } = await assign({ reassign: true, dryRun: true });
    await app.db.query(sql`
      update wecom_contacts set lost_at = now(), lost_by = 'report' where external_user_id = 'wm1';
      insert into opt_outs (channel, address_hash) values ('qyWechat', opt_out_hash('qyWechat', 'wm2'));
      update customers set staff_name = '陈晨' where id = 'c11'`);
    await app.call(startAssignment, { id }, { as });
    await comesTo(id, { state: 'done', skippedCount: 3, askedCount: 1 });
    expect(handedOver()).toEqual(['wm3']);
    expect(await bookOf('c11')).toBe('陈晨');
    expect((await read(id)).reasons).toEqual(
      expect.arrayContaining([
        { state: 'skipped', reason: 'changed', count: 2 },
        { state: 'skipped', reason: 'optedOut', count: 1 },
      ]),
    );
  });

  it('waits where the account is not accepted, and does nothing where the channel is not set up', async () => {
    await people(2, 's1');
    await useWeCom(app.db, bench.secrets, weCom.url, false);
    await expect(assign({ reassign: true })).rejects.toMatchObject({ status: 409, reason: 'channel_not_configured' });
    const { id } = await assign({ reassign: true, dryRun: true });
    await expect(app.call(startAssignment, { id }, { as })).rejects.toMatchObject({ reason: 'channel_not_configured' });
    await useWeCom(app.db, bench.secrets, weCom.url);
    weCom.becomes({
      before: (name) => (name === 'transfer_customer' ? { body: { errcode: 48002, errmsg: 'no right' } } : undefined),
    });
    await app.call(startAssignment, { id }, { as });
    await comesTo(id, { state: 'running', waitsFor: 'settings', waitingCount: 2 });
  });

  it('gives chosen people to one member of staff', async () => {
    await people(3);
    const chosen = { customerIds: ['c1', 'c3'], staffId: 's3' };
    const { id, assignedCount } = await app.call(assignUsers, chosen, { as });
    expect(assignedCount).toBe(2);
    await comesTo(id, { state: 'done', doneCount: 2 });
    expect([await bookOf('c1'), await bookOf('c2'), await bookOf('c3')]).toEqual(['陈晨', '', '陈晨']);
    const wrong = { ...chosen, customerIds: ['c1', 'nobody'] };
    await expect(app.call(assignUsers, wrong, { as })).rejects.toMatchObject({ reason: 'customer_not_found' });
  });
});

it('answers files of who went where, and of what became of it', async () => {
  await people(2);
  const { id } = await assign();
  await comesTo(id, { state: 'done' });
  const files = [
    await app.send(exportAssignedPeople, { assignmentId: id }, { as }),
    await app.send(exportAssignStatistic, {}, { as }),
  ];
  for (const file of files) {
    expect(file.status).toBe(200);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(500);
  }
  await expect(
    app.call(pageAssignedPeople, { assignmentId: 'nothing', current: 1, size: 1 }, { as }),
  ).rejects.toMatchObject({ status: 404 });
});
