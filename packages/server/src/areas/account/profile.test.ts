import {
  clientLog,
  login,
  readUser,
  readUserBaseInfo,
  updatePassword,
  updateUserBaseInfo,
  uploadImage,
} from '@console/api/contract';
import { randomCode } from '@console/base';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestUser } from '../../testing/startApp.js';

let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const change = (
  user: TestUser,
  fields: { oldPassword?: string; newPassword?: string; id?: string; account?: string },
) =>
  app.call(
    updatePassword,
    { account: user.account, id: user.userId, oldPassword: user.password, newPassword: 'Another-Word-8', ...fields },
    { as: user },
  );

it('changes the password, and ends every session of the user', async () => {
  const user = await app.user();
  const other = await app.signIn(user.account, user.password);
  expect(await change(user, {})).toBe(true);
  await expect(app.call(readUser, {}, { as: user })).rejects.toMatchObject({ status: 401 });
  await expect(app.call(readUser, {}, { as: other })).rejects.toMatchObject({ status: 401 });
  await expect(app.call(login, { username: user.account, password: user.password })).rejects.toMatchObject({
    reason: 'wrong_credentials',
  });
  expect(await app.signIn(user.account, 'Another-Word-8')).toMatchObject({ token: expect.any(String) });
});

const reversed = (text: string) => [...text].toReversed().join('');

it.each<[string, (account: string) => string]>([
  ['too short', () => 'Aa1-aaa'],
  ['too long', () => `Aa1-${'a'.repeat(29)}`],
  ['of two kinds of characters', () => 'onlyletters1'],
  ['with a blank', () => 'Another Word 8'],
  ['with letters of other scripts', () => 'Another-密码-8'],
  ['holding the username', (account) => `x-${account.toUpperCase()}-8`],
  ['holding the username backwards', (account) => `X-${reversed(account)}-8`],
])('refuses a password %s', async (_which, choose) => {
  const user = await app.user({ account: `ming${randomCode(5)}` });
  await expect(change(user, { newPassword: choose(user.account) })).rejects.toMatchObject({
    status: 400,
    reason: 'weak_password',
  });
  expect(await app.call(readUser, {}, { as: user })).toMatchObject({ account: user.account });
});

it('wants the old password, another new one, and only the own account', async () => {
  const [user, other] = [await app.user(), await app.user()];
  await expect(change(user, { oldPassword: 'nope' })).rejects.toMatchObject({ status: 400, reason: 'wrong_password' });
  await expect(change(user, { newPassword: user.password })).rejects.toMatchObject({ reason: 'same_password' });
  const notFound = { status: 404, reason: 'user_not_found' };
  await expect(change(user, { id: other.userId, account: other.account })).rejects.toMatchObject(notFound);
  await expect(change(user, { account: other.account })).rejects.toMatchObject(notFound);
});

it('stops who tries out old passwords', async () => {
  const user = await app.user();
  for (let i = 0; i < 5; i += 1) await change(user, { oldPassword: 'nope' }).catch(() => undefined);
  await expect(change(user, {})).rejects.toMatchObject({ status: 429, reason: 'too_many_requests' });
});

it('shows and changes the own basic info, and nobody else’s', async () => {
  const [user, other] = [await app.user(), await app.user()];
  const info = { username: '李明', phoneNumber: '13800000001', email: 'li@example.com' };
  await app.call(updateUserBaseInfo, { id: user.userId, ...info }, { as: user });
  expect(await app.call(readUserBaseInfo, { id: user.userId }, { as: user })).toMatchObject({
    ...info,
    account: user.account,
    roles: [{ name: expect.any(String) }],
  });
  expect(await app.call(readUser, {}, { as: user })).toMatchObject(info);
  const notFound = { status: 404, reason: 'user_not_found' };
  await expect(app.call(readUserBaseInfo, { id: user.userId }, { as: other })).rejects.toMatchObject(notFound);
  await expect(app.call(updateUserBaseInfo, { id: user.userId, ...info }, { as: other })).rejects.toMatchObject(
    notFound,
  );
});

const picture = () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])], 'me.png');

it('keeps the own introduction and picture, until others take their place', async () => {
  const user = await app.user();
  const id = user.userId;
  const info = { id, username: '周岚', phoneNumber: '13800000021', email: 'zhou@example.com' };
  expect(await app.call(readUser, {}, { as: user })).toMatchObject({ avatar: '', introduction: '' });
  const avatar = await app.call(uploadImage, { file: picture() }, { as: user });
  await app.call(updateUserBaseInfo, { ...info, avatar, introduction: '华东赛区裁判长' }, { as: user });
  const kept = { avatar, introduction: '华东赛区裁判长' };
  expect(await app.call(readUser, {}, { as: user })).toMatchObject(kept);
  // Who knows nothing of them leaves them as they are.
  await app.call(updateUserBaseInfo, info, { as: user });
  expect(await app.call(readUserBaseInfo, { id }, { as: user })).toMatchObject(kept);
  await app.call(updateUserBaseInfo, { ...info, avatar: '', introduction: '' }, { as: user });
  expect(await app.call(readUser, {}, { as: user })).toMatchObject({ avatar: '', introduction: '' });
});

it('shows nobody a picture as their own that is not', async () => {
  const [user, other] = [await app.user(), await app.user()];
  const theirs = await app.call(uploadImage, { file: picture() }, { as: other });
  const info = { id: user.userId, username: '周岚', phoneNumber: '13800000022', email: 'lan@example.com' };
  for (const avatar of [theirs, 'https://example.com/me.png', '/aiapi/qa/upload/file/none', 'javascript:alert(1)']) {
    await expect(app.call(updateUserBaseInfo, { ...info, avatar }, { as: user })).rejects.toMatchObject({
      status: 404,
      reason: 'file_not_found',
    });
  }
  await expect(
    app.call(updateUserBaseInfo, { ...info, introduction: '长'.repeat(201) }, { as: user }),
  ).rejects.toMatchObject({ status: 400 });
});

it('answers 301 inside HTTP 200 where phone or e-mail are someone else’s', async () => {
  const [user, other] = [await app.user(), await app.user()];
  const info = { username: '王芳', phoneNumber: '13800000002', email: 'Wang@example.com' };
  await app.call(updateUserBaseInfo, { id: user.userId, ...info }, { as: user });
  const attempt = async (changed: object) => {
    const response = await app.send(updateUserBaseInfo, { id: other.userId, ...info, ...changed }, { as: other });
    return { status: response.status, ...(await response.json()) };
  };
  expect(await attempt({ email: 'other@example.com' })).toMatchObject({
    status: 200,
    code: 301,
    reason: 'phone_taken',
    message: '该手机号已被使用',
  });
  expect(await attempt({ phoneNumber: '13800000003', email: 'wang@EXAMPLE.com' })).toMatchObject({
    status: 200,
    code: 301,
    reason: 'email_taken',
  });
});

it('refuses what is no phone number, e-mail address or name', async () => {
  const user = await app.user();
  const info = { id: user.userId, username: '李', phoneNumber: '13800000009', email: 'a@b.cn' };
  for (const wrong of [{ phoneNumber: '12345678901' }, { email: 'a@b' }, { username: '<b>' }, { username: '' }]) {
    await expect(app.call(updateUserBaseInfo, { ...info, ...wrong }, { as: user })).rejects.toMatchObject({
      status: 400,
      reason: 'invalid_request',
    });
  }
});

it('takes errors of browsers without a token, and only so many from one address', async () => {
  await app.db.query(sql`delete from rate_limits`);
  for (let i = 0; i < 60; i += 1) await app.call(clientLog, { error: 'TypeError' });
  await expect(app.call(clientLog, { error: 'TypeError' })).rejects.toMatchObject({ status: 429 });
});
