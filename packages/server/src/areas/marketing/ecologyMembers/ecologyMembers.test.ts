import {
  addEcologyMember,
  type EcologyMemberState,
  type Input,
  modifyEcologyMember,
  pageAuditLog,
  pageEcologyMembers,
  readEcologyMember,
  removeEcologyMembers,
  replyToEcologyMember,
  restoreEcologyMembers,
  revealEcologyMember,
  setEcologyMemberState,
} from '@console/api/contract';
import { randomCode } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { forgetDeleted } from './memberWrites.js';

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['marketing.ecologyMembers'] });
  other = await app.user({ permissions: ['marketing.ecologyMembers'] });
}, 120_000);
afterAll(() => app.close());
beforeEach(() => app.db.query(sql`delete from rate_limits`));

const PHONE = '13800006271';
const member = (more: Partial<Input<typeof addEcologyMember>> = {}): Input<typeof addEcologyMember> => ({
  memberName: `千湖俱乐部${randomCode(6)}`,
  memberType: 'club',
  contactName: '许岚',
  phoneNumber: PHONE,
  email: 'xulan@example.com',
  message: '春季联赛什么时候报名？',
  ...more,
});
const added = async (more: Partial<Input<typeof addEcologyMember>> = {}) =>
  (await app.call(addEcologyMember, member(more), { as })).id;
const read = (id: string) => app.call(readEcologyMember, { id }, { as });
const listed = (more: Partial<Input<typeof pageEcologyMembers>>, by = as) =>
  app.call(pageEcologyMembers, { current: 1, size: 50, ...more }, { as: by });
const stateOf = async (id: string) => (await read(id)).state;

it('keeps what was asked, every reply and every state, with who and when', async () => {
  const id = await added();
  expect(await read(id)).toMatchObject({ state: 'waiting', replied: false, replyCount: 0 });
  await app.call(replyToEcologyMember, { id, content: '  三月一日起。\n', seenReplies: 0 }, { as });
  await app.call(replyToEcologyMember, { id, content: '四月截止。', seenReplies: 1 }, { as: other });
  await app.call(setEcologyMemberState, { idList: [id], state: 'closed' }, { as: other });
  const detail = await read(id);
  const nameOf = async ({ userId }: TestUser) =>
    (await app.db.query<{ username: string }>(sql`select username from users where id = ${userId}`))[0]?.username;
  const [mine, theirs] = [await nameOf(as), await nameOf(other)];
  expect(detail).toMatchObject({
    state: 'closed',
    replied: true,
    replyCount: 2,
    replies: [
      { content: '三月一日起。', repliedBy: mine },
      { content: '四月截止。', repliedBy: theirs },
    ],
    history: [
      { kind: 'asked', content: '春季联赛什么时候报名？', username: mine },
      { kind: 'closed', content: '', username: theirs },
    ],
  });
  expect(detail.replies.every(({ createTime }) => !Number.isNaN(Date.parse(createTime)))).toBe(true);
});

it('adds no reply after one that its writer had not seen, and none to what is closed', async () => {
  const id = await added();
  await app.call(replyToEcologyMember, { id, content: '第一个', seenReplies: 0 }, { as });
  const late = app.call(replyToEcologyMember, { id, content: '第二个', seenReplies: 0 }, { as: other });
  await expect(late).rejects.toMatchObject({ reason: 'answered_meanwhile', status: 409 });
  expect((await read(id)).replies).toHaveLength(1);
  await app.call(replyToEcologyMember, { id, content: '第二个', seenReplies: 1 }, { as: other });
  await app.call(setEcologyMemberState, { idList: [id], state: 'closed' }, { as });
  const closed = app.call(replyToEcologyMember, { id, content: '第三个', seenReplies: 2 }, { as: other });
  await expect(closed).rejects.toMatchObject({ reason: 'ecology_member_closed' });
  await app.call(setEcologyMemberState, { idList: [id], state: 'waiting' }, { as: other });
  await app.call(replyToEcologyMember, { id, content: '第三个', seenReplies: 2 }, { as: other });
  expect(await read(id)).toMatchObject({ state: 'answered', replyCount: 3 });
});

it('lets one of two through who answer at the same time', async () => {
  const id = await added();
  const both = await Promise.allSettled(
    [as, other].map((by, nth) =>
      app.call(replyToEcologyMember, { id, content: `同时 ${nth}`, seenReplies: 0 }, { as: by }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await read(id)).replies).toHaveLength(1);
});

it('tells names apart, whatever their case, and frees that of a deleted one', async () => {
  const memberName = `Qianhu${randomCode(5)}`;
  const id = await added({ memberName });
  const again = () => added({ memberName: memberName.toUpperCase() });
  await expect(again()).rejects.toMatchObject({ reason: 'name_taken' });
  await app.call(removeEcologyMembers, { idList: [id] }, { as });
  const second = await again();
  await expect(app.call(restoreEcologyMembers, { idList: [id] }, { as })).rejects.toMatchObject({
    reason: 'name_taken',
  });
  await expect(app.call(modifyEcologyMember, { id: second, memberName, version: 1 }, { as })).resolves.toBeNull();
});

it('brings deleted ones back with all that was said, for seven days', async () => {
  const [id, gone] = [await added(), await added()];
  await app.call(replyToEcologyMember, { id, content: '三月一日起。' }, { as });
  await app.call(removeEcologyMembers, { idList: [id, gone] }, { as });
  const missing = { reason: 'ecology_member_not_found', status: 404 };
  await expect(read(id)).rejects.toMatchObject(missing);
  await expect(app.call(replyToEcologyMember, { id, content: '晚了' }, { as })).rejects.toMatchObject(missing);
  await expect(app.call(modifyEcologyMember, { id, contactName: '林' }, { as })).rejects.toMatchObject(missing);
  await expect(app.call(revealEcologyMember, { id }, { as })).rejects.toMatchObject(missing);
  await app.db.query(sql`update ecology_members set deleted_at = now() - interval '8 days' where id = ${gone}`);
  // All or none.
  await expect(app.call(restoreEcologyMembers, { idList: [id, gone] }, { as })).rejects.toMatchObject(missing);
  await expect(read(id)).rejects.toMatchObject(missing);
  await app.call(restoreEcologyMembers, { idList: [id] }, { as });
  expect((await read(id)).replies).toMatchObject([{ content: '三月一日起。' }]);
  await forgetDeleted(app.db);
  expect(await app.db.query(sql`select 1 from ecology_events where member_id = ${gone}`)).toEqual([]);
  expect((await read(id)).replyCount).toBe(1);
});

it('brings back what one deletion took, and not what somebody else had deleted before', async () => {
  const [theirs, mine] = [await added(), await added()];
  const remove = (idList: string[], by = as) => app.call(removeEcologyMembers, { idList }, { as: by });
  await remove([theirs], other);
  // Its page was loaded before.
  const taken = await remove([theirs, mine]);
  expect(taken).toMatchObject({ removedCount: 1 });
  const undo = (deletionId = taken?.deletionId) =>
    app.call(restoreEcologyMembers, { idList: [theirs, mine], deletionId }, { as });
  await undo();
  expect(await stateOf(mine)).toBe('waiting');
  const missing = { reason: 'ecology_member_not_found' };
  await expect(read(theirs)).rejects.toMatchObject(missing);
  await expect(undo('no-such-deletion')).rejects.toMatchObject(missing);
  // Deleted once more by somebody else, it is theirs to bring back.
  await remove([mine], other);
  await expect(undo()).rejects.toMatchObject(missing);
  expect(await remove([mine])).toMatchObject({ removedCount: 0 });
  await expect(read(mine)).rejects.toMatchObject(missing);
  await app.call(restoreEcologyMembers, { idList: [theirs, mine] }, { as: other });
  expect(await stateOf(theirs)).toBe('waiting');
});

it('sets the state of many at once, and takes that back for those that nobody touched since', async () => {
  const [waiting, answered, quiet] = [await added(), await added(), await added({ message: ' ' })];
  await app.call(replyToEcologyMember, { id: answered, content: '好' }, { as });
  expect(await stateOf(quiet)).toBe('none');
  const idList = [waiting, answered, quiet];
  const { changedCount, takeBack } = await app.call(setEcologyMemberState, { idList, state: 'closed' }, { as });
  expect(changedCount).toBe(2);
  expect(await Promise.all(idList.map(stateOf))).toEqual(['closed', 'closed', 'none']);
  await app.call(setEcologyMemberState, { idList: [waiting], state: 'answered' }, { as: other });
  for (const { idList: ids, state, from } of takeBack) {
    const known = (word: string): EcologyMemberState => (word === 'answered' || word === 'closed' ? word : 'waiting');
    await app.call(setEcologyMemberState, { idList: ids, state: known(state), from: known(from) }, { as });
  }
  expect(await Promise.all(idList.map(stateOf))).toEqual(['answered', 'answered', 'none']);
  await app.call(setEcologyMemberState, { idList: [answered], state: 'none' }, { as });
  expect(await stateOf(answered)).toBe('answered');
  await expect(
    app.call(setEcologyMemberState, { idList: [waiting, 'nobody'], state: 'closed' }, { as }),
  ).rejects.toMatchObject({ reason: 'ecology_member_not_found' });
  expect(await stateOf(waiting)).toBe('answered');
});

it('waits for an answer again once something else is asked, and refuses a change of what is out of date', async () => {
  const id = await added();
  await app.call(replyToEcologyMember, { id, content: '好' }, { as });
  await app.call(modifyEcologyMember, { id, version: 1, contactName: '林川', email: '' }, { as });
  expect(await read(id)).toMatchObject({ state: 'answered', contactName: '林川', email: '', version: 2 });
  await expect(
    app.call(modifyEcologyMember, { id, version: 1, contactName: '许岚' }, { as: other }),
  ).rejects.toMatchObject({ reason: 'changed_meanwhile' });
  await app.call(modifyEcologyMember, { id, version: 2, message: '还能补报吗？' }, { as: other });
  const detail = await read(id);
  expect(detail).toMatchObject({ state: 'waiting', message: '还能补报吗？' });
  expect(detail.history.map(({ content }) => content)).toEqual(['春季联赛什么时候报名？', '还能补报吗？']);
});

it('lists by words, kind, state and day, page after page, and is found by a whole number alone', async () => {
  const tag = randomCode(6);
  const [club, media] = [
    await added({ memberName: `甲${tag}`, phoneNumber: '13911112222', message: '请回电 13911113333' }),
    await added({ memberName: `乙${tag}`, memberType: 'media', contactName: '100%', message: '' }).catch(() => ''),
  ];
  expect(media).toBe('');
  const third = await added({ memberName: `丙${tag}`, memberType: 'media', email: `${tag}@example.com`, message: '' });
  expect(await listed({ keyword: tag })).toMatchObject({
    total: 2,
    list: [
      { id: third, phoneNumber: '138****6271', email: expect.stringMatching(/^.\*{3}@example\.com$/), state: 'none' },
      { id: club, phoneNumber: '139****2222', message: '请回电 139****3333' },
    ],
  });
  expect((await listed({ keyword: tag, memberType: 'media' })).list.map(({ id }) => id)).toEqual([third]);
  expect((await listed({ keyword: tag, state: 'waiting' })).list.map(({ id }) => id)).toEqual([club]);
  expect((await listed({ keyword: tag, current: 2, size: 1 })).list.map(({ id }) => id)).toEqual([club]);
  expect(await listed({ keyword: tag, current: 9 })).toMatchObject({ list: [], total: 2 });
  expect((await listed({ keyword: '13911112222' })).list.map(({ id }) => id)).toEqual([club]);
  expect((await listed({ keyword: `${tag}@EXAMPLE.com` })).list.map(({ id }) => id)).toEqual([third]);
  expect((await listed({ keyword: '1391111222' })).total).toBe(0);
  expect((await listed({ keyword: '%' })).total).toBe(0);
  await app.db.query(sql`update ecology_members set created_at = '2026-03-01T02:00:00Z' where id = ${club}`);
  const march = { startTime: '2026-03-01 00:00:00', endTime: '2026-03-01 23:59:59' };
  expect((await listed({ keyword: tag, ...march })).list.map(({ id }) => id)).toEqual([club]);
  await expect(listed({ startTime: '2026-02-30 00:00:00' })).rejects.toMatchObject({ reason: 'invalid_request' });
});

it('shows whole numbers one by one, noted in the log, and no whole list of them', async () => {
  const id = await added();
  expect(await read(id)).toMatchObject({ phoneNumber: '138****6271', email: 'x***@example.com' });
  expect(await app.call(revealEcologyMember, { id }, { as })).toEqual({
    phoneNumber: PHONE,
    email: 'xulan@example.com',
  });
  const admin = await app.signIn();
  const log = await app.call(pageAuditLog, { current: 1, size: 5, action: 'revealEcologyMember' }, { as: admin });
  expect(log.list[0]).toMatchObject({ userId: as.userId, target: `id=${id}` });
  expect(JSON.stringify(log)).not.toContain(PHONE);
  for (let nth = 1; nth < 60; nth += 1) await app.call(revealEcologyMember, { id }, { as });
  await expect(app.call(revealEcologyMember, { id }, { as })).rejects.toMatchObject({ reason: 'too_many_requests' });
  await expect(app.call(revealEcologyMember, { id }, { as: other })).resolves.toMatchObject({ phoneNumber: PHONE });
});

it('lets nobody try out numbers or addresses one after another', async () => {
  const known = await app.user({ permissions: ['marketing.ecologyMembers', 'customers.reveal'] });
  for (const [by, keyword] of [
    [as, (at: number) => `someone${at}@example.com`],
    [other, (at: number) => `138000062${10 + at}`],
    // Who may see customers whole has the same right here as everybody.
    [known, (at: number) => `x${at}@example.com`],
  ] as const) {
    for (let at = 0; at < 60; at += 1) await listed({ keyword: keyword(at), size: 1 }, by);
    const more = listed({ keyword: keyword(60), size: 1 }, by);
    await expect(more).rejects.toMatchObject({ status: 429, reason: 'too_many_requests' });
    await expect(listed({ keyword: '千湖', size: 1 }, by)).resolves.toMatchObject({ current: 1 });
  }
});

it('is closed to whoever has not the page', async () => {
  const stranger = await app.user({ permissions: ['customers', 'marketing.crowdPacks'] });
  const id = await added();
  const refused = { status: 403, code: 4030 };
  await expect(listed({}, stranger)).rejects.toMatchObject(refused);
  await expect(app.call(readEcologyMember, { id }, { as: stranger })).rejects.toMatchObject(refused);
  await expect(app.call(revealEcologyMember, { id }, { as: stranger })).rejects.toMatchObject(refused);
  await expect(app.call(replyToEcologyMember, { id, content: '好' }, { as: stranger })).rejects.toMatchObject(refused);
  await expect(app.call(removeEcologyMembers, { idList: [id] }, { as: stranger })).rejects.toMatchObject(refused);
  expect(await stateOf(id)).toBe('waiting');
});

it('keeps who replied once their account is gone', async () => {
  const leaving = await app.user({ permissions: ['marketing.ecologyMembers'] });
  const id = await added();
  await app.call(replyToEcologyMember, { id, content: '好' }, { as: leaving });
  const [before] = (await read(id)).replies;
  await app.db.query(sql`delete from users where id = ${leaving.userId}`);
  expect((await read(id)).replies).toEqual([before]);
});
