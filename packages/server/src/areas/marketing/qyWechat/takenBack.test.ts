import { undoAssignment } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { assigning, startBench, until } from './testing/assigning.js';

vi.setConfig({ testTimeout: 60_000 });

const bench = await startBench();
const { app, weCom, as } = bench;
afterAll(bench.close);
beforeEach(bench.reset);
const { people, assign, read, hurry, comesTo, finish, bookOf, holders } = assigning(bench);

describe('taken back', () => {
  it('an assignment gives everybody back to who had them, exactly', async () => {
    await people(2);
    await people(2, 's1', 11);
    await people(1, 's3', 21);
    await app.db.query(sql`update customers set staff_name = '张伟' where id = 'c11'`);
    const { id } = await assign({ reassign: true });
    await comesTo(id, { askedCount: 3, doneCount: 2 });
    finish();
    await comesTo(id, { doneCount: 5 });
    // Somebody else was written into the books since.
    await app.db.query(sql`update customers set staff_name = '陈晨' where id = 'c2'`);

    const back = await app.call(undoAssignment, { id }, { as });
    expect(back).toMatchObject({ assignedCount: 5, skippedCount: 0 });
    await comesTo(back.id, { state: 'done', askedCount: 3, doneCount: 1, skippedCount: 1 });
    finish();
    await comesTo(back.id, { doneCount: 4 });
    expect([await bookOf('c1'), await bookOf('c2'), await bookOf('c11'), await bookOf('c21')]).toEqual([
      '',
      '陈晨',
      '张伟',
      '',
    ]);
    expect([await holders('wm11'), await holders('wm21')]).toEqual([['s1'], ['s3']]);
    expect(await read(id)).toMatchObject({ undoneBy: back.id });
    expect(await read(back.id)).toMatchObject({ undoes: id });
    const again = { status: 409, reason: 'assignment_elsewhere' };
    await expect(app.call(undoAssignment, { id }, { as })).rejects.toMatchObject(again);
    await expect(app.call(undoAssignment, { id: back.id }, { as })).rejects.toMatchObject(again);
  });

  it('waits for those whom WeCom is still handing over, and does not begin with the others', async () => {
    await people(2, 's1');
    let open = true;
    weCom.becomes({
      page: 100,
      before: (name) => (name === 'transfer_customer' && !open ? { status: 429, body: {} } : undefined),
    });
    await people(1, 's3', 11);
    const { id } = await assign({ reassign: true });
    await comesTo(id, { askedCount: 3 });
    open = false;
    const back = await app.call(undoAssignment, { id }, { as });
    await comesTo(back.id, { state: 'running', waitingCount: 3 });
    const calls = weCom.calls('transfer_customer');
    await hurry('hand_over_contacts');
    await until(async () =>
      expect(
        await app.db.query(sql`
          select 1 from jobs where kind = 'hand_over_contacts' and status = 'queued' and run_at > now()`),
      ).toHaveLength(1),
    );
    expect(weCom.calls('transfer_customer')).toBe(calls);
    finish();
    await comesTo(id, { doneCount: 3 });
    open = true;
    await until(async () => {
      await hurry('hand_over_contacts');
      expect(await read(back.id)).toMatchObject({ state: 'done', askedCount: 3 });
    });
    expect(
      weCom
        .world()
        .transfers.slice(3)
        .map(({ from, to }) => [from, to]),
    ).toEqual(
      expect.arrayContaining([
        ['li', 'zhang'],
        ['li', 'chen'],
      ]),
    );
  });
});

describe('taken back before WeCom has told of everybody', () => {
  /** The reply of the first handing over is lost, and WeCom has taken it all the same. */
  const losesReply = () => {
    let lost = 0;
    weCom.becomes({
      page: 100,
      before: (name, { text }) => {
        if (name !== 'transfer_customer' || lost > 0) return undefined;
        lost += 1;
        const { external_userid: who } = JSON.parse(text);
        for (const externalUserId of who)
          weCom.world().transfers.push({ from: 'zhang', to: 'li', externalUserId, status: 2 });
        return 'lost';
      },
    });
  };
  const goneBackComesTo = (id: string, wanted: object) =>
    until(async () => {
      await hurry('hand_over_contacts');
      expect(await read(id)).toMatchObject(wanted);
    });
  const begin = async (): Promise<{ id: string; back: string }> => {
    await people(1, 's1');
    losesReply();
    const { id } = await assign({ reassign: true });
    await until(async () =>
      expect(await read(id)).toMatchObject({ state: 'done', unknownCount: 1, back: { count: 1, viaWeComCount: 1 } }),
    );
    const undone = await app.call(undoAssignment, { id }, { as });
    expect(undone).toMatchObject({ assignedCount: 1, skippedCount: 0 });
    return { id, back: undone.id };
  };

  it('whoever came over although the reply was lost goes back', async () => {
    const { id, back } = await begin();
    await goneBackComesTo(back, { state: 'running', waitingCount: 1 });
    expect(weCom.calls('transfer_customer')).toBe(1);
    finish();
    await comesTo(id, { doneCount: 1, unknownCount: 0 });
    await goneBackComesTo(back, { state: 'done', askedCount: 1 });
    finish();
    await comesTo(back, { doneCount: 1 });
    expect(await holders('wm1')).toEqual(['s1']);
  });

  it('whoever never came over is where they were, which is no change of somebody else', async () => {
    const { id, back } = await begin();
    finish(3);
    await comesTo(id, { refusedCount: 1, unknownCount: 0 });
    await goneBackComesTo(back, {
      state: 'done',
      skippedCount: 1,
      reasons: [{ state: 'skipped', reason: 'alreadyTheirs', count: 1 }],
    });
    expect([await holders('wm1'), weCom.calls('transfer_customer')]).toEqual([['s1'], 1]);
  });
});

it('says before how many go back: nobody who was refused, never had their turn, or was had by somebody who left', async () => {
  await people(2);
  await people(3, 's1', 11);
  await people(1, 's3', 21);
  weCom.becomes({ page: 100, refuses: new Map([['wm11', 40128]]) });
  const { id } = await assign({ reassign: true });
  await comesTo(id, { state: 'done', doneCount: 2, askedCount: 3, refusedCount: 1 });
  expect((await read(id)).back).toEqual({ count: 5, viaWeComCount: 3 });
  await app.db.query(sql`update wecom_staff set active = false, seen_run = 1 where id = 's3'`);
  expect((await read(id)).back).toEqual({ count: 4, viaWeComCount: 2 });
  expect(await app.call(undoAssignment, { id }, { as })).toMatchObject({ assignedCount: 4, skippedCount: 1 });
});
