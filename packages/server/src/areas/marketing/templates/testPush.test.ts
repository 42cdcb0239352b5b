import {
  addAppTemplate,
  addSmsTemplate,
  addWechatTemplate,
  decideTemplate,
  type Input,
  modifyChannelSettings,
  readOwnReceiver,
  submitTemplate,
  testPushTemplate,
  updateUser,
  updateUserBaseInfo,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startVendor, type Vendor } from '../../../channels/testing/vendor.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { shanghaiTime } from '../../../text/moment.js';

const MINE = '13800138000';
let vendor: Vendor;
let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let reviewer: TestUser;
let id: string;
beforeAll(async () => {
  vendor = await startVendor();
  app = await startApp({ config: { functionHosts: vendor.allowed } });
  as = await app.user({
    permissions: ['marketing.smsTemplates', 'marketing.wechatTemplates', 'marketing.appTemplates', 'smsSettings'],
  });
  reviewer = await app.user({ permissions: ['marketing.templateReview'] });
}, 120_000);
afterAll(async () => {
  await app.close();
  await vendor.close();
});
beforeEach(async () => {
  vendor.answers(() => ({ body: {} }));
  await app.db.query(sql`update users set phone_number = ${MINE}, given_phone = ${MINE} where id = ${as.userId}`);
  await app.db.query(sql`delete from message_templates`);
  await app.db.query(sql`delete from channel_settings`);
  await app.db.query(sql`delete from rate_limits`);
  const text = { smsKind: 'notice' as const, signName: '浙江篮协', content: '${name}，周六开赛' };
  ({ id } = await app.call(addSmsTemplate, { templateName: '开赛', ...text }, { as }));
});

type Settings = Input<typeof modifyChannelSettings>;
const configure = (change: Partial<Settings> = {}) =>
  app.call(
    modifyChannelSettings,
    {
      channel: 'sms',
      enabled: true,
      vendor: 'smsGateway',
      address: `${vendor.url}/send`,
      account: 'console',
      secret: 'secret',
      signName: '',
      dailyLimit: 1000,
      dailyLimitPerPerson: 100,
      quietFrom: '',
      quietTo: '',
      price: 45,
      ...change,
    },
    { as },
  );
const push = (receivers: string[] | undefined, more: Partial<Input<typeof testPushTemplate>> = {}) =>
  app.call(testPushTemplate, { channel: 'sms', templateId: id, receivers, ...more }, { as });
const approve = async () => {
  await app.call(submitTemplate, { id, version: 1 }, { as });
  await app.call(decideTemplate, { id, version: 1, approved: true }, { as: reviewer });
};
const heard = () => vendor.heard.map(({ text }) => JSON.parse(text));
const clockIn = (hours: number): string => shanghaiTime(new Date(Date.now() + hours * 3_600_000)).slice(11, 16);

it('goes out really, filled, with the sign, and says who was reached', async () => {
  await expect(push([MINE])).rejects.toMatchObject({ status: 409, reason: 'channel_not_configured' });
  await configure();
  expect(await push([MINE])).toEqual([{ receiver: MINE, sent: true, message: '' }]);
  await push([MINE], { params: [{ name: 'name', value: '李明' }] });
  expect(heard()).toMatchObject([
    { phoneNumber: MINE, signName: '浙江篮协', content: '王芷晴，周六开赛' },
    { content: '李明，周六开赛' },
  ]);
});

it('goes to others only once it is approved', async () => {
  await configure();
  await expect(push(['13900139000'])).rejects.toMatchObject({ status: 409, reason: 'template_not_approved' });
  await expect(push([MINE, '13900139000'])).rejects.toMatchObject({ reason: 'template_not_approved' });
  await approve();
  vendor.answers(({ text }) =>
    text.includes('13900139000') ? { status: 422, body: '空号 13900139000' } : { body: {} },
  );
  const sent = await push([MINE, '13900139000', MINE]);
  expect(sent).toMatchObject([
    { receiver: MINE, sent: true },
    { receiver: '13900139000', sent: false, message: expect.stringContaining('服务商拒绝了这条消息') },
  ]);
  expect(sent[1]?.message).not.toContain('13900139000');
});

it('goes to the number of one’s own account as it is now, and says which without showing it whole', async () => {
  await configure();
  expect(await app.call(readOwnReceiver, {}, { as })).toEqual({ phoneNumber: '138****8000', confirmed: true });
  expect(await push(undefined)).toEqual([{ receiver: '138****8000', sent: true, message: '' }]);
  const admin = await app.signIn();
  await app.call(updateUser, { id: as.userId, phoneNumber: '13800138001' }, { as: admin });
  await expect(push([MINE])).rejects.toMatchObject({ reason: 'template_not_approved' });
  expect(await push(undefined)).toMatchObject([{ receiver: '138****8001', sent: true }]);
  expect(heard().map(({ phoneNumber }) => phoneNumber)).toEqual([MINE, '13800138001']);
});

it('goes to no number that one wrote oneself, until somebody who manages users has confirmed it', async () => {
  await configure();
  const VICTIM = '13900139000';
  const info = { id: as.userId, username: '写模板的', phoneNumber: VICTIM, email: 'writer@example.com' };
  await app.call(updateUserBaseInfo, info, { as });
  expect(await app.call(readOwnReceiver, {}, { as })).toMatchObject({ confirmed: false });
  const refused = { status: 409, reason: 'own_phone_not_confirmed' };
  await expect(push([VICTIM])).rejects.toMatchObject(refused);
  await expect(push(undefined)).rejects.toMatchObject(refused);
  await approve();
  // Nor with a text of one's own in what was approved.
  await expect(push([VICTIM], { params: [{ name: 'name', value: '李明' }] })).rejects.toMatchObject(refused);
  expect(vendor.heard).toEqual([]);
  const admin = await app.signIn();
  await app.call(updateUser, { id: as.userId, phoneNumber: VICTIM }, { as: admin });
  expect(await push(undefined)).toMatchObject([{ receiver: '139****9000', sent: true }]);
});

it('is stopped by what the values make of it', async () => {
  await configure();
  const text = { smsKind: 'notice' as const, signName: '浙江篮协', content: '稳${name}，点 ${city} 看' };
  const { id: templateId } = await app.call(addSmsTemplate, { templateName: '变量', ...text }, { as });
  const params = (name: string, city: string) => ({
    templateId,
    params: [
      { name: 'name', value: name },
      { name: 'city', value: city },
    ],
  });
  expect(await push([MINE], params('定', '这里'))).toMatchObject([{ sent: true }]);
  const refused = { reason: 'template_has_problems' };
  await expect(push([MINE], params('賺', '这里'))).rejects.toMatchObject(refused);
  await expect(push([MINE], params('定', 'bit.ly/x'))).rejects.toMatchObject(refused);
});

it('goes to others only with the values of samples: others make of it what nobody has approved', async () => {
  await configure();
  await approve();
  const params = [{ name: 'name', value: '恭喜中奖' }];
  for (const receivers of [['13900139000'], [MINE, '13900139000']])
    await expect(push(receivers, { params })).rejects.toMatchObject({ reason: 'template_not_approved' });
  expect(vendor.heard).toEqual([]);
});

it('reaches nobody who has opted out, and tells it', async () => {
  await configure();
  await approve();
  await app.db.query(sql`insert into customers (id, name, phone) values ('out-1', '不要', '13700137000')`);
  await app.db.query(sql`
    insert into customer_consents (customer_id, channel, agreed) values ('out-1', 'sms', false)`);
  expect(await push(['13700137000'])).toEqual([{ receiver: '13700137000', sent: false, message: '对方已退订' }]);
  expect(vendor.heard).toEqual([]);
});

it('waits for quiet hours unless it is confirmed, and does not count before', async () => {
  await configure({ quietFrom: clockIn(-2), quietTo: clockIn(2) });
  for (let time = 0; time < 21; time += 1)
    await expect(push([MINE])).rejects.toMatchObject({ status: 409, reason: 'quiet_hours' });
  expect(await push([MINE], { confirmed: true })).toMatchObject([{ sent: true }]);
});

it('is limited by receivers, not by calls, and takes no wrong ones', async () => {
  await configure();
  await approve();
  await expect(push(['123'])).rejects.toMatchObject({ status: 400, reason: 'wrong_receiver' });
  const ten = Array.from({ length: 10 }, (_, at) => `1380013800${at}`);
  await push(ten);
  await push(ten);
  await expect(push([MINE])).rejects.toMatchObject({ status: 429, reason: 'too_many_requests' });
});

it('is nothing that the check stops, nor of another channel', async () => {
  await configure();
  const text = { smsKind: 'marketing' as const, signName: '浙江篮协', content: '续费有礼' };
  const { id: bad } = await app.call(addSmsTemplate, { templateName: '没有退订', ...text }, { as });
  await expect(push([MINE], { templateId: bad })).rejects.toMatchObject({ reason: 'template_has_problems' });
  await expect(push([MINE], { channel: 'app', receivers: ['device-token'] })).rejects.toMatchObject({
    reason: 'template_not_found',
  });
  const other = await app.user({ permissions: ['marketing.appTemplates'] });
  await expect(
    app.call(testPushTemplate, { channel: 'sms', templateId: id, receivers: [MINE] }, { as: other }),
  ).rejects.toMatchObject({ status: 403 });
});

it('goes through WeChat and the app with what those take', async () => {
  await configure({ channel: 'wechat', vendor: 'officialAccount', address: vendor.url, account: 'wx1' });
  await configure({ channel: 'app', vendor: 'pushGateway', address: `${vendor.url}/push` });
  vendor.answers(({ path, text }) => {
    if (path === '/cgi-bin/stable_token') return { body: { access_token: 't', expires_in: 7200 } };
    if (path !== '/push') return { body: { errcode: 0, msgid: 7 } };
    return { body: { results: [{ key: JSON.parse(text).messages[0].key, taken: true }] } };
  });
  const fields = [{ keyword: 'thing1', value: '${name}', label: '会员' }];
  const card = { templateName: '卡', wechatTemplateId: 'TM1', title: '到期', fields, url: 'https://a.cn/?n=${name}' };
  const { id: cardId } = await app.call(addWechatTemplate, card, { as });
  const openId = 'o6_bmjrPTlm6_2sgVt7hMZOPfL2M';
  await expect(push(undefined, { channel: 'wechat', templateId: cardId })).rejects.toMatchObject({
    reason: 'wrong_receiver',
  });
  expect(await push([openId], { channel: 'wechat', templateId: cardId })).toMatchObject([{ sent: true }]);
  expect(heard().at(-1)).toMatchObject({
    touser: openId,
    template_id: 'TM1',
    url: `https://a.cn/?n=${encodeURIComponent('王芷晴')}`,
    data: { thing1: { value: '王芷晴' } },
  });
  const note = { templateName: '推', title: '到期', content: '${name}', appAction: 'open' as const };
  const { id: noteId } = await app.call(addAppTemplate, note, { as });
  expect(await push(['device-token'], { channel: 'app', templateId: noteId })).toMatchObject([{ sent: true }]);
  expect(JSON.stringify(heard().at(-1))).toContain('王芷晴');
});
