import {
  addAppTemplate,
  addSmsTemplate,
  addWechatTemplate,
  type Channel,
  type ChannelVendor,
  listAppParams,
  listSmsParams,
  listWechatParams,
  modifyChannelSettings,
  readTemplateRules,
  submitTemplate,
  testPushTemplate,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startVendor, type Vendor } from '../../../channels/testing/vendor.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';

const SAMPLE = 'https://go.example.com/o/k3f9a-Qw8ZtB2mLx';
const MINE = '13800138000';
let vendor: Vendor;
let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
beforeAll(async () => {
  vendor = await startVendor();
  app = await startApp({ config: { functionHosts: vendor.allowed, publicUrl: 'https://go.example.com' } });
  as = await app.user({
    permissions: ['marketing.smsTemplates', 'marketing.wechatTemplates', 'marketing.appTemplates', 'smsSettings'],
  });
  await app.db.query(sql`update users set phone_number = ${MINE}, given_phone = ${MINE} where id = ${as.userId}`);
}, 120_000);
afterAll(async () => {
  await app.close();
  await vendor.close();
});
beforeEach(async () => {
  vendor.answers(() => ({ body: {} }));
  await app.db.query(sql`delete from message_templates`);
});

const WAY_OUT = '${optOutLink}';
const TEXT = `\${name}，续费享 9 折。退订点 ${WAY_OUT}`;
const add = (content = TEXT) =>
  app.call(addSmsTemplate, { templateName: '续费', smsKind: 'marketing', signName: '浙江篮协', content }, { as });

const fields = [{ keyword: 'thing1', value: '${name}' }];
const card = (url: string) => ({ templateName: '续费', wechatTemplateId: 'TM1', title: '季票到期', fields, url });
const push = (target: string) => ({
  templateName: '续费',
  title: '季票',
  content: '到期',
  appAction: 'url' as const,
  target,
});
const useChannel = (channel: Channel, name: ChannelVendor) =>
  app.call(
    modifyChannelSettings,
    {
      channel,
      enabled: true,
      vendor: name,
      address: vendor.url,
      account: 'console',
      secret: 'secret',
      signName: '',
      dailyLimit: 1000,
      dailyLimitPerPerson: 100,
      quietFrom: '',
      quietTo: '',
      price: 45,
    },
    { as },
  );

it('may be an address of the installation, which messages of each channel can hold', async () => {
  const param = { name: 'optOutLink', label: '退订链接', sample: SAMPLE, source: 'message' };
  expect(await app.call(listSmsParams, {}, { as })).toContainEqual(param);
  expect(await app.call(listWechatParams, {}, { as })).toContainEqual(param);
  expect(await app.call(listAppParams, {}, { as })).toContainEqual(param);
  expect((await app.call(readTemplateRules, {}, { as })).params).toContainEqual(param);
  const submit = ({ id }: { id: string }) => app.call(submitTemplate, { id, version: 1 }, { as });
  await submit(await add());
  await submit(await app.call(addWechatTemplate, card(WAY_OUT), { as }));
  await submit(await app.call(addAppTemplate, push(WAY_OUT), { as }));
});

it('is a whole address of a card or a push, and no part of one', async () => {
  const torn = { status: 409, reason: 'template_has_problems' };
  const submit = ({ id }: { id: string }) => app.call(submitTemplate, { id, version: 1 }, { as });
  const within = `https://example.com/?back=${WAY_OUT}`;
  await expect(submit(await app.call(addWechatTemplate, card(within), { as }))).rejects.toMatchObject(torn);
  await expect(submit(await app.call(addAppTemplate, push(within), { as }))).rejects.toMatchObject(torn);
  await expect(app.call(addAppTemplate, { ...push(WAY_OUT), appAction: 'page' }, { as })).rejects.toMatchObject({
    reason: 'wrong_target',
  });
});

it('is a sample, and whole, in a card and a push that try a template', async () => {
  await useChannel('wechat', 'officialAccount');
  await useChannel('app', 'pushGateway');
  vendor.answers(({ path, text }) => {
    if (path.endsWith('token')) return { body: { access_token: 't', expires_in: 7200 } };
    if (path.startsWith('/cgi-bin/')) return { body: { errcode: 0, msgid: 1 } };
    const { messages } = JSON.parse(text);
    return { body: { results: messages.map(({ key }: { key: string }) => ({ key, taken: true })) } };
  });
  const { id: cardId } = await app.call(addWechatTemplate, card(WAY_OUT), { as });
  await app.call(testPushTemplate, { channel: 'wechat', templateId: cardId, receivers: ['o6_bm-12345'] }, { as });
  expect(JSON.parse(vendor.heard.at(-1)?.text ?? '')).toMatchObject({ url: SAMPLE });
  const { id: pushId } = await app.call(addAppTemplate, push(WAY_OUT), { as });
  await app.call(testPushTemplate, { channel: 'app', templateId: pushId, receivers: ['device-12345'] }, { as });
  expect(JSON.parse(vendor.heard.at(-1)?.text ?? '')).toMatchObject({ messages: [{ target: SAMPLE }] });
});

it('is a sample in a message that tries a template, whatever somebody gives for it', async () => {
  await useChannel('sms', 'smsGateway');
  const { id } = await add();
  const params = [{ name: 'optOutLink', value: 'https://evil.top/' }];
  await app.call(testPushTemplate, { channel: 'sms', templateId: id, receivers: [MINE], params }, { as });
  expect(vendor.heard.map(({ text }) => JSON.parse(text))).toMatchObject([
    { content: `王芷晴，续费享 9 折。退订点 ${SAMPLE}` },
  ]);
});

it('is none where the installation cannot be reached from outside', async () => {
  const inside = await startApp();
  const writer = await inside.user({ permissions: ['marketing.smsTemplates'] });
  const params = await inside.call(listSmsParams, {}, { as: writer });
  expect(params.map(({ name }) => name)).not.toContain('optOutLink');
  const sms = { templateName: '续费', smsKind: 'marketing', signName: '浙江篮协', content: TEXT } as const;
  await expect(inside.call(addSmsTemplate, sms, { as: writer })).rejects.toMatchObject({
    reason: 'unknown_template_param',
  });
  await inside.close();
}, 120_000);
