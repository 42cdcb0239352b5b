import { dryRunPdTask, modifyPdTask } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { channelSettingsStore } from '../../../channels/channelSettings.store.js';
import { messageChannels } from '../../../channels/messageChannels.js';
import { useGateway } from '../../../outbox/testing/putInTexts.js';
import { type SecretBox, secretBox } from '../../../secrets/index.js';
import { readSecretKeys } from '../../../secrets/secretKeys.js';
import { startApp, type TestUser } from '../../../testing/startApp.js';
import { nextStep } from './taskSteps.js';
import { storedTask } from './taskTemplate.js';
import { taskWriter } from './taskWriter.js';
import { addPack, addTemplate, clearPlans, inHours, planner } from './testing/planWorld.js';

vi.setConfig({ testTimeout: 60_000 });

let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let plans: ReturnType<typeof planner>;
let secrets: SecretBox;
let planId: string;
let taskId: string;
beforeAll(async () => {
  app = await startApp();
  as = await app.user({ permissions: ['marketing.operatePlans'] });
  plans = planner(app, as);
  secrets = secretBox(readSecretKeys(app.config.dataDir, []));
}, 120_000);
afterAll(() => app.close());
beforeEach(async () => {
  await clearPlans(app);
  await addPack(app, 'pack', 3);
  await addTemplate(app, 'template', '${name}，周六见');
  await useAliyun();
  ({ id: planId } = await plans.add());
  ({ id: taskId } = await plans.addTask(planId));
});

const useAliyun = () =>
  channelSettingsStore(app.db, secrets).modify(
    {
      channel: 'sms',
      enabled: true,
      vendor: 'aliyun',
      address: '',
      account: 'key',
      secret: 'a secret',
      signName: '省篮协',
      dailyLimit: 1000,
      dailyLimitPerPerson: 5,
      quietFrom: '',
      quietTo: '',
      price: 45,
    },
    as.userId,
  );
const nameCode = () =>
  app.db.query(sql`update message_template_versions set content = content || '{"vendorCode": "SMS_1"}'::jsonb`);
const step = async () => {
  const channels = messageChannels({ db: app.db, secrets, allowedHosts: [] });
  const stored = await storedTask(app.db, taskId);
  if (stored === null) throw new Error('there is no task');
  const writer = await taskWriter({ channels, publicUrl: undefined }, stored);
  return app.db.transaction((tx) => nextStep({ tell: async () => undefined }, tx, taskId, writer));
};
const dryRun = () => app.call(dryRunPdTask, { id: taskId }, { as });

it('is told beforehand, not message by message: Aliyun sends its own templates alone', async () => {
  const refused = { status: 409, reason: 'vendor_code_missing', message: expect.stringContaining('阿里云') };
  await plans.tried(taskId);
  await expect(dryRun()).rejects.toMatchObject(refused);
  await expect(plans.move(taskId, 'start')).rejects.toMatchObject(refused);
  await nameCode();
  await dryRun();
  await plans.tried(taskId);
  await plans.move(taskId, 'start');
});

it('says nothing where another vendor sends the text as it is written', async () => {
  await useGateway(app.db, secrets, 'https://sms.invalid/send');
  await dryRun();
});

it('keeps a task from beginning when its time has come, with that as the reason', async () => {
  await app.call(modifyPdTask, { id: taskId, sendTime: inHours(2) }, { as });
  await app.db.query(sql`update pd_tasks set status = 'waiting'; update operate_plans set status = 'active'`);
  expect(await step()).toBeNull();
  expect(await plans.task(planId)).toMatchObject({ status: 'failed', failure: expect.stringContaining('阿里云') });
});

it('keeps a task waiting that has begun, which tells for what, until it is there', async () => {
  await app.db.query(sql`
    update pd_tasks set status = 'sending', started_at = now(); update operate_plans set status = 'active'`);
  expect(await step()).toBeGreaterThan(0);
  expect((await plans.task(planId)).run?.waitsFor).toBe('vendorCode');
  await nameCode();
  await step();
  expect((await plans.task(planId)).run).toMatchObject({ waitsFor: null, preparing: false, totalCount: 3 });
});
