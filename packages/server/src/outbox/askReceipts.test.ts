import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { channelSettingsStore } from '../channels/channelSettings.store.js';
import { startVendor, type Vendor } from '../channels/testing/vendor.js';
import { secretBox } from '../secrets/secretBox.js';
import { readSecretKeys } from '../secrets/secretKeys.js';
import { startApp } from '../testing/startApp.js';
import { queueReceipts } from './askReceipts.job.js';
import { OPT_OUT_MARK } from './links.js';
import { countsOf, type OutboxCounts, putIn } from './outbox.store.js';
import { startSending } from './sendings.store.js';

let vendor: Vendor;
let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  vendor = await startVendor();
  app = await startApp({ config: { functionHosts: vendor.allowed } });
  await app.startWork();
}, 120_000);
afterAll(async () => {
  await app.close();
  await vendor.close();
});

const useWeCom = async () => {
  const [user] = await app.db.query<{ id: string }>(sql`select id from users limit 1`);
  await channelSettingsStore(app.db, secretBox(readSecretKeys(app.config.dataDir, []))).modify(
    {
      channel: 'qyWechat',
      enabled: true,
      vendor: 'weCom',
      address: vendor.url,
      account: 'corp',
      secret: 's',
      signName: '',
      dailyLimit: 1000,
      dailyLimitPerPerson: 5,
      quietFrom: '',
      quietTo: '',
      price: 0,
    },
    user?.id ?? '',
  );
};
const person = (n: number, content = '周六见') => ({
  person: `c${n}`,
  customerId: null,
  address: `e${n}`,
  content: { sender: 'wang', content },
  cost: 0,
});
const put = (cause: string, messages: readonly ReturnType<typeof person>[]) =>
  app.db.transaction(async (tx) => {
    await putIn(tx, cause, 'qyWechat', messages);
    await startSending(tx, cause, 'qyWechat');
  });

it('sends through WeCom in one call, and asks what became of it', async () => {
  await useWeCom();
  vendor.answers(({ path }) => {
    if (path.endsWith('gettoken')) return { body: { access_token: 't', expires_in: 7200 } };
    if (path.endsWith('add_msg_template')) return { body: { errcode: 0, msgid: 'm1' } };
    const list = ['e1', 'e2', 'e3'].map((external_userid, status) => ({ external_userid, status }));
    return { body: { errcode: 0, send_list: list } };
  });
  await put('task:1', [person(1), person(2), person(3)]);
  const counts = () => countsOf(app.db, 'task:1');
  await vi.waitFor(async () => expect(await counts()).toMatchObject({ taken: 3 }), 20_000);
  expect(vendor.heard.filter(({ path }) => path.endsWith('add_msg_template'))).toHaveLength(1);
  await queueReceipts(app.db);
  // The first is not sent yet by the member of staff, the second has it, the third is no contact any more.
  await vi.waitFor(async () => expect(await counts()).toMatchObject({ delivered: 1, failed: 1 }), 20_000);
});

it('asks on where WeCom tells nothing any more of somebody who has left', async () => {
  await useWeCom();
  vendor.answers(({ path, text }) => {
    if (path.endsWith('gettoken')) return { body: { access_token: 't', expires_in: 7200 } };
    if (path.endsWith('add_msg_template')) return { body: { errcode: 0, msgid: text.includes('一') ? 'm1' : 'm2' } };
    if (text.includes('m1')) return { body: { errcode: 40003, errmsg: 'invalid userid' } };
    return { body: { errcode: 0, send_list: [{ external_userid: 'e2', status: 1 }] } };
  });
  await put('task:left', [person(1, '一'), person(2, '二')]);
  const counts = () => countsOf(app.db, 'task:left');
  await vi.waitFor(async () => expect(await counts()).toMatchObject({ taken: 2 }), 20_000);
  await queueReceipts(app.db);
  await vi.waitFor(async () => expect(await counts()).toMatchObject({ delivered: 1 }), 20_000);
});

it('has few calls under way at once where each person reads something else', async () => {
  await useWeCom();
  const seen: Promise<OutboxCounts>[] = [];
  vendor.answers(({ path }) => {
    if (path.endsWith('gettoken')) return { body: { access_token: 't', expires_in: 7200 } };
    seen.push(countsOf(app.db, 'task:2'));
    return { body: { errcode: 0, msgid: `m${seen.length}` } };
  });
  const text = `周六见 ${OPT_OUT_MARK}`;
  await put(
    'task:2',
    Array.from({ length: 60 }, (_, at) => person(at + 1, text)),
  );
  await vi.waitFor(async () => expect(await countsOf(app.db, 'task:2')).toMatchObject({ taken: 60 }), 20_000);
  expect(seen).toHaveLength(60);
  // As many stay unknown at most where the server is killed, and go out at most after a pause.
  expect(Math.max(...(await Promise.all(seen)).map(({ sending }) => sending))).toBeLessThanOrEqual(8);
});
