import { type Channel, countOptOuts, type TemplateChannel } from '@console/api/contract';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import sql from 'sql-template-tag';
import { messageChannels } from '../../../channels/messageChannels.js';
import { addReached, startVendors } from '../../../outbox/testing/everyChannel.js';
import { type SecretBox, secretBox } from '../../../secrets/index.js';
import { readSecretKeys } from '../../../secrets/secretKeys.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { taskWriter } from './taskWriter.js';
import { addPack, clearPlans, planner } from './testing/planWorld.js';

vi.setConfig({ testTimeout: 60_000 });

const WAY_OUT = '${optOutLink}';
/** Where each channel holds the way out: a card and a push lead to it by a tap. */
const said: Readonly<Record<TemplateChannel, object>> = {
  sms: {
    smsKind: 'notice',
    signName: '省篮协',
    signFileId: null,
    content: `周六见，退订点 ${WAY_OUT}`,
    vendorCode: '',
  },
  wechat: { wechatTemplateId: 'T1', title: '开赛', fields: [{ keyword: 'thing1', value: '周六' }], url: WAY_OUT },
  app: { title: '开赛', content: '周六见', imageUrl: '', appAction: 'url', target: WAY_OUT },
};
const TEXT = `周六见，退订点 ${WAY_OUT}`;

let vendor: Awaited<ReturnType<typeof startVendors>>;
let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let plans: ReturnType<typeof planner>;
let secrets: SecretBox;
beforeAll(async () => {
  vendor = await startVendors();
  app = await startApp({ config: { functionHosts: vendor.host, publicUrl: 'https://go.example.com' } });
  as = await app.user({ permissions: ['marketing.operatePlans', 'smsSettings'] });
  plans = planner(app, as);
  secrets = secretBox(readSecretKeys(app.config.dataDir, []));
  await app.startWork();
}, 120_000);
afterAll(async () => {
  await app.close();
  await vendor.close();
});
beforeEach(async () => {
  await clearPlans(app);
  await app.db.query(sql`delete from wecom_contacts; delete from wecom_staff`);
  await addReached(app.db);
  await addPack(app, 'pack', 1);
  await vendor.use(app.db, secrets);
  for (const [channel, content] of Object.entries(said)) {
    await app.db.query(sql`
      insert into message_templates (id, channel, name, usable_version) values (${channel}, ${channel}, ${channel}, 1)`);
    await app.db.query(sql`
      insert into message_template_versions (template_id, version, content, state, authors)
      values (${channel}, 1, ${JSON.stringify(content)}::jsonb, 'approved', '{}')`);
  }
  vendor.forget();
});

/** A task to the only one of the pack is started. Answers its id. */
const sends = async (channel: Channel, planId: string): Promise<string> => {
  const what = channel === 'qyWechat' ? { templateId: undefined, content: TEXT } : { templateId: channel };
  const { id } = await plans.addTask(planId, { taskName: channel, channel, ...what });
  await plans.tried(id);
  await plans.move(id, 'start');
  return id;
};
const comesTo = (planId: string, taskId: string, wanted: object) =>
  vi.waitFor(
    async () => expect((await plans.read(planId)).tasks.find(({ id }) => id === taskId)).toMatchObject(wanted),
    { timeout: 40_000, interval: 100 },
  );

it.each(['sms', 'wechat', 'app', 'qyWechat'] as const)(
  'through %s everybody gets a way out of their own, and whoever takes it gets nothing more there',
  async (channel) => {
    const { id: planId } = await plans.add();
    await comesTo(planId, await sends(channel, planId), { status: 'finished', run: { sentCount: 1 } });
    const [, path = ''] = /"[^"]*https:\/\/go\.example\.com(\/o\/[\w-]+)"/.exec(vendor.heard().at(-1) ?? '') ?? [];
    expect((await app.request(path)).status).toBe(200);
    expect(await app.call(countOptOuts, { channel }, { as })).toEqual({ count: 0 });
    expect((await app.request(path, { method: 'POST' })).status).toBe(200);
    expect(await app.call(countOptOuts, { channel }, { as })).toEqual({ count: 1 });
    vendor.forget();
    await comesTo(planId, await sends(channel, planId), { run: { skipped: [{ reason: 'optedOut', count: 1 }] } });
    expect(vendor.reached()).toEqual([]);
  },
);

it.each(['sms', 'wechat', 'app', 'qyWechat'] as const)(
  'through %s nothing is written that names a way out where there is none',
  async (channel) => {
    const channels = messageChannels({ db: app.db, secrets, allowedHosts: vendor.host });
    const task = { channel, content: TEXT, templateContent: channel === 'qyWechat' ? null : said[channel] };
    expect(await taskWriter({ channels, publicUrl: undefined }, task)).toBe('public_url_missing');
  },
);
