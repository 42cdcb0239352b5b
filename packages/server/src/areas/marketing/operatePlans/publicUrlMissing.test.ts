import { dryRunPdTask, modifyPdTask } from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
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

const PUBLIC_URL = 'https://go.example.com';
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
  // As it was written while there was a public address.
  await addTemplate(app, 'template', '${name}，周六见。退订点 ${optOutLink}');
  await useGateway(app.db, secrets, 'https://sms.invalid/send');
  ({ id: planId } = await plans.add());
  ({ id: taskId } = await plans.addTask(planId));
});

/** One step of the work of a server with this address, or none. */
const step = async (publicUrl: string | undefined) => {
  const channels = messageChannels({ db: app.db, secrets, allowedHosts: [] });
  const stored = await storedTask(app.db, taskId);
  if (stored === null) throw new Error('there is no task');
  const writer = await taskWriter({ channels, publicUrl }, stored);
  return app.db.transaction((tx) => nextStep({ tell: async () => undefined }, tx, taskId, writer));
};
const begun = async () => {
  await app.db.query(sql`update pd_tasks set status = 'sending', started_at = now()`);
  await app.db.query(sql`update operate_plans set status = 'active'`);
};
const waitsFor = async () => (await plans.task(planId)).run?.waitsFor;

it('says what is missing, and where it is set, instead of that the channel is not set up', async () => {
  await plans.tried(taskId);
  const refused = { status: 409, reason: 'public_url_missing', message: expect.stringContaining('PUBLIC_URL') };
  await expect(app.call(dryRunPdTask, { id: taskId }, { as })).rejects.toMatchObject(refused);
  await expect(plans.move(taskId, 'start')).rejects.toMatchObject(refused);
  const english = { as, headers: { 'accept-language': 'en' } };
  await expect(app.call(dryRunPdTask, { id: taskId }, english)).rejects.toMatchObject({
    message: expect.stringContaining('no public address. Set PUBLIC_URL'),
  });
  await app.db.query(sql`delete from channel_settings`);
  await addTemplate(app, 'plain', '周六见');
  await app.call(modifyPdTask, { id: taskId, templateId: 'plain' }, { as });
  await expect(app.call(dryRunPdTask, { id: taskId }, { as })).rejects.toMatchObject({
    reason: 'channel_not_configured',
  });
});

it('keeps a task from beginning when its time has come, with that as the reason', async () => {
  await app.call(modifyPdTask, { id: taskId, sendTime: inHours(2) }, { as });
  await app.db.query(sql`update pd_tasks set status = 'waiting'`);
  await app.db.query(sql`update operate_plans set status = 'active'`);
  expect(await step(undefined)).toBeNull();
  expect(await plans.task(planId)).toMatchObject({ status: 'failed', failure: expect.stringContaining('PUBLIC_URL') });
});

it('keeps a task waiting that has begun, which tells for what, until it is there', async () => {
  await begun();
  expect(await step(undefined)).toBeGreaterThan(0);
  expect(await waitsFor()).toBe('publicUrl');
  await app.db.query(sql`update channel_settings set enabled = false`);
  expect(await step(PUBLIC_URL)).toBeGreaterThan(0);
  expect(await waitsFor()).toBe('settings');
  await app.db.query(sql`update channel_settings set enabled = true`);
  await step(PUBLIC_URL);
  expect(await waitsFor()).toBeNull();
  expect(await plans.task(planId)).toMatchObject({ status: 'sending', run: { preparing: false, totalCount: 3 } });
});
