import {
  addSmsTemplate,
  addWechatTemplate,
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
  as = await app.user({ permissions: ['marketing.smsTemplates', 'marketing.wechatTemplates', 'smsSettings'] });
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

const TEXT = '${name}，续费享 9 折。退订点 ${optOutLink}';
const add = (content = TEXT) =>
  app.call(addSmsTemplate, { templateName: '续费', smsKind: 'marketing', signName: '浙江篮协', content }, { as });

it('may be an address of the installation, which text messages alone can hold', async () => {
  const [param] = await app.call(listSmsParams, {}, { as });
  expect(param).toEqual({ name: 'optOutLink', label: '退订链接', sample: SAMPLE, source: 'message' });
  const others = await app.call(listWechatParams, {}, { as });
  expect(others.map(({ name }) => name)).not.toContain('optOutLink');
  // For whoever looks at templates of all channels.
  const { params } = await app.call(readTemplateRules, {}, { as });
  expect(params).toContainEqual(param);
  const { id } = await add();
  await app.call(submitTemplate, { id, version: 1 }, { as });
  const fields = [{ keyword: 'thing1', value: '${optOutLink}' }];
  const card = { templateName: '续费', wechatTemplateId: 'TM1', title: '续费', fields, url: '' };
  await expect(app.call(addWechatTemplate, card, { as })).rejects.toMatchObject({ reason: 'unknown_template_param' });
});

it('is a sample in a message that tries a template, whatever somebody gives for it', async () => {
  await app.call(
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
    },
    { as },
  );
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
