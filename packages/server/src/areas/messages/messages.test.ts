import {
  addMessage,
  countNotificationRecords,
  markNotificationRecordsRead,
  modifyMessage,
  modifyNotificationRecord,
  pageMessages,
  pageNotificationRecords,
  passMessage,
  readMessage,
  removeNotificationRecords,
  uploadImage,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
let author: TestUser;
let reader: TestUser;
beforeAll(async () => {
  app = await startApp();
  author = await app.user({ permissions: ['messages'] });
  reader = await app.user();
});
afterAll(() => app.close());
beforeEach(() => app.db.query(sql`delete from messages`));

const draft = async (more: object = {}): Promise<string> =>
  (
    await app.call(
      addMessage,
      { messageSubject: '停机通知', content: '<p>周六停机</p>', scope: 'all', ...more },
      { as: author },
    )
  ).id;
const pass = (id: string) => app.call(passMessage, { id }, { as: author });
const inbox = async (user: TestUser, more: object = {}) =>
  app.call(pageNotificationRecords, { current: 1, size: 10, ...more }, { as: user });
const roleOf = async ({ userId }: TestUser): Promise<string> => {
  const [row] = await app.db.query<{ id: string }>(sql`select role_id as id from user_roles where user_id = ${userId}`);
  return row?.id ?? '';
};

it('tells nobody about a draft, and everybody once it has passed, exactly once', async () => {
  const id = await draft();
  expect((await inbox(reader)).total).toBe(0);
  await pass(id);
  expect((await inbox(reader)).list).toMatchObject([
    { messageId: id, messageSubject: '停机通知', content: '<p>周六停机</p>', readFlag: false, delStatus: false },
  ]);
  await expect(pass(id)).rejects.toMatchObject({ status: 409, reason: 'already_passed' });
  expect((await inbox(reader)).total).toBe(1);
});

it('publishes once when passed twice at the same moment', async () => {
  const id = await draft();
  const both = await Promise.allSettled([pass(id), pass(id)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await inbox(reader)).total).toBe(1);
});

it('reaches the users of the named roles, the named users, and nobody else', async () => {
  const other = await app.user();
  await pass(await draft({ messageSubject: 'for a role', scope: 'roles', roleIds: [await roleOf(reader)] }));
  await pass(await draft({ messageSubject: 'for a user', scope: 'users', userIds: [other.userId] }));
  expect((await inbox(reader)).list.map((one) => one.messageSubject)).toEqual(['for a role']);
  expect((await inbox(other)).list.map((one) => one.messageSubject)).toEqual(['for a user']);
  expect((await inbox(author)).total).toBe(0);
});

it('does not reach users who come later', async () => {
  await pass(await draft());
  expect((await inbox(await app.user())).total).toBe(0);
});

it('refuses messages for no one, and for roles and users that do not exist', async () => {
  await expect(draft({ scope: 'roles' })).rejects.toMatchObject({ reason: 'no_receivers' });
  await expect(draft({ scope: 'users', userIds: [] })).rejects.toMatchObject({ reason: 'no_receivers' });
  await expect(draft({ scope: 'roles', roleIds: ['nobody'] })).rejects.toMatchObject({ reason: 'role_not_found' });
  await expect(draft({ scope: 'users', userIds: ['nobody'] })).rejects.toMatchObject({ reason: 'user_not_found' });
  await app.db.query(sql`insert into roles (id, name) values ('unused', 'unused') on conflict do nothing`);
  await expect(pass(await draft({ scope: 'roles', roleIds: ['unused'] }))).rejects.toMatchObject({
    reason: 'no_receivers',
  });
  expect((await app.call(pageMessages, { current: 1, size: 10 }, { as: author })).list).toMatchObject([
    { status: 'draft' },
  ]);
});

it('changes a draft, what is left out stays, and never a message that has passed', async () => {
  const id = await draft();
  await app.call(
    modifyMessage,
    { id, messageSubject: ' 新标题 ', scope: 'users', userIds: [reader.userId] },
    { as: author },
  );
  expect(await app.call(readMessage, { id }, { as: author })).toMatchObject({
    messageSubject: '新标题',
    content: '<p>周六停机</p>',
    scope: 'users',
    users: [{ id: reader.userId }],
    receiverCount: 1,
    status: 'draft',
  });
  await pass(id);
  await expect(app.call(modifyMessage, { id, messageSubject: 'x' }, { as: author })).rejects.toMatchObject({
    reason: 'already_passed',
  });
});

it('keeps nothing of a program in the content', async () => {
  const id = await draft({ content: '<p onclick="x()">好<script>alert(1)</script></p>' });
  expect((await app.call(readMessage, { id }, { as: author })).content).toBe('<p>好</p>');
});

it("shows pictures that the writer has stored, to readers by a link that needs no token, and nobody else's", async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
  const store = (as: TestUser) => app.call(uploadImage, { file: new File([png], 'a.png') }, { as });
  const [own, others] = [await store(author), await store(reader)];
  const id = await draft({
    content: `<p><img src="${own}" alt="图"><img src="${others}"><img src="https://tracker.example/x.png"></p>`,
  });
  await pass(id);
  const content = (await inbox(reader)).list[0]?.content ?? '';
  const [address = '', ...more] = [...content.matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src);
  expect(more).toEqual([]);
  const picture = await app.request(address.replaceAll('&amp;', '&'));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
});

it('deletes a message at its readers too', async () => {
  const id = await draft();
  await pass(id);
  await app.call(modifyMessage, { id, delStatus: true }, { as: author });
  expect((await inbox(reader)).total).toBe(0);
  await expect(app.call(readMessage, { id }, { as: author })).rejects.toMatchObject({ reason: 'message_not_found' });
  await expect(pass(id)).rejects.toMatchObject({ reason: 'message_not_found' });
});

it('sends a message at its time', async () => {
  const id = await draft({ notificationTime: new Date(Date.now() + 3_600_000).toISOString() });
  await pass(id);
  expect(await app.call(readMessage, { id }, { as: author })).toMatchObject({ status: 'scheduled' });
  expect((await inbox(reader)).total).toBe(0);
  await app.db.query(sql`update jobs set run_at = now() where subject = ${id}`);
  await app.startWork();
  await vi.waitFor(async () => expect((await inbox(reader)).total).toBe(1), { timeout: 8000 });
  expect(await app.call(readMessage, { id }, { as: author })).toMatchObject({ status: 'sent' });
});

it('refuses a time that no calendar knows', async () => {
  await expect(draft({ notificationTime: '2026-02-30 00:00:00' })).rejects.toMatchObject({ status: 400 });
});

it('counts, reads and deletes own notifications only', async () => {
  for (const messageSubject of ['a', 'b', 'c']) await pass(await draft({ messageSubject }));
  const mine = (await inbox(reader)).list;
  const theirs = (await inbox(author)).list;
  const [first = '', second = '', third = ''] = mine.map(({ id }) => id);
  const [foreign = ''] = theirs.map(({ id }) => id);
  const count = () => app.call(countNotificationRecords, {}, { as: reader });
  expect(await count()).toMatchObject({ unread: 3, total: 3 });

  await app.call(markNotificationRecordsRead, { idList: [first, foreign, 'gone'] }, { as: reader });
  expect(await count()).toMatchObject({ unread: 2, total: 3 });
  expect((await inbox(reader, { readFlag: false })).list.map(({ id }) => id).toSorted()).toEqual(
    [second, third].toSorted(),
  );

  await app.call(modifyNotificationRecord, { id: second, delStatus: true }, { as: reader });
  await app.call(removeNotificationRecords, { idList: [third, foreign] }, { as: reader });
  expect((await inbox(reader)).list.map(({ id }) => id)).toEqual([first]);
  expect(await count()).toMatchObject({ unread: 0, total: 1 });
  expect(await app.call(countNotificationRecords, {}, { as: author })).toMatchObject({ unread: 3, total: 3 });
  const [flagged] = await app.db.query<{ count: number }>(
    sql`select count(*)::int as count from notification_records where user_id = ${reader.userId} and del_status`,
  );
  expect(flagged?.count).toBe(2);

  await expect(
    app.call(modifyNotificationRecord, { id: foreign, delStatus: true }, { as: reader }),
  ).rejects.toMatchObject({ status: 404, reason: 'notification_not_found' });
});

it('says the true total past the end, and filters messages by words and status', async () => {
  const id = await draft({ messageSubject: '100% 完成' });
  await draft({ messageSubject: '其他' });
  await pass(id);
  const page = (more: object) => app.call(pageMessages, { current: 1, size: 10, ...more }, { as: author });
  expect(await page({ current: 9 })).toMatchObject({ list: [], total: 2 });
  expect((await page({ keyword: '100%' })).list).toMatchObject([{ id, status: 'sent', readCount: 0 }]);
  expect((await page({ status: 'draft' })).total).toBe(1);
  expect(
    (
      await page({
        orders: [
          { column: 'messageSubject', asc: true },
          { column: 'x', asc: true },
        ],
      })
    ).total,
  ).toBe(2);
});

it('says of a draft whom it would reach, each once, without those who are stopped', async () => {
  const [other, stopped] = [await app.user(), await app.user()];
  await app.db.query(sql`update users set stopped = true where id = ${stopped.userId}`);
  await app.db.query(
    sql`insert into user_roles (user_id, role_id) values (${reader.userId}, ${await roleOf(other)}), (${stopped.userId}, ${await roleOf(other)})`,
  );
  const roleIds = [await roleOf(reader), await roleOf(other)];
  const ids = [
    await draft(),
    await draft({ scope: 'roles', roleIds }),
    await draft({ scope: 'users', userIds: [other.userId, stopped.userId] }),
  ];
  const counts = async () => {
    const { list } = await app.call(pageMessages, { current: 1, size: 10 }, { as: author });
    return ids.map((id) => list.find((one) => one.id === id)?.receiverCount);
  };
  const drafts = await counts();
  expect(drafts.slice(1)).toEqual([2, 1]);
  for (const id of ids) await pass(id);
  expect(await counts()).toEqual(drafts);
});

it('orders notifications by what stands in their messages, page by page', async () => {
  for (const messageSubject of ['b', 'd', 'a', 'c']) await pass(await draft({ messageSubject }));
  const orders = [{ column: 'messageSubject', asc: true }];
  const pages = [await inbox(reader, { size: 3, orders }), await inbox(reader, { size: 3, current: 2, orders })];
  expect(pages.map(({ list }) => list.map((one) => one.messageSubject))).toEqual([['a', 'b', 'c'], ['d']]);
  expect(pages.map(({ total }) => total)).toEqual([4, 4]);
});
