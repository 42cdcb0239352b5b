import { createHmac } from 'node:crypto';
import {
  eraseCustomer,
  importOptOuts,
  liftOptOut,
  mergeCustomers,
  readCustomer,
  setCustomerConsent,
  undoCustomerMerge,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageChannels, type MessageChannels } from '../channels/messageChannels.js';
import { receiptPath } from '../channels/receipts/receiptPath.js';
import { type SecretBox, secretBox } from '../secrets/secretBox.js';
import { readSecretKeys } from '../secrets/secretKeys.js';
import { startApp, type TestUser } from '../testing/startApp.js';
import { optOutCode } from './links.js';
import { countsOf, putIn } from './outbox.store.js';
import { sendBatch } from './sendBatch.js';
import { takeUp } from './takeUp.js';
import { addCustomers, phoneOf, useGateway } from './testing/putInTexts.js';
import { type RoughVendor, startRoughVendor } from './testing/roughVendor.js';

let vendor: RoughVendor;
let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let secrets: SecretBox;
let channels: MessageChannels;
beforeAll(async () => {
  vendor = await startRoughVendor();
  app = await startApp({ config: { functionHosts: [vendor.host] } });
  as = await app.user({ permissions: ['smsSettings', 'customers', 'customers.look', 'customers.reveal'] });
  secrets = secretBox(readSecretKeys(app.config.dataDir, []));
  channels = messageChannels({ db: app.db, secrets, allowedHosts: [vendor.host] });
  await useGateway(app.db, secrets, vendor.url);
}, 120_000);
afterAll(async () => {
  await app.close();
  await vendor.close();
});
beforeEach(async () => {
  for (const table of [sql`outbox`, sql`customers`, sql`opt_outs`, sql`customer_erased_keys`, sql`rate_limits`])
    await app.db.query(sql`delete from ${table}`);
  await addCustomers(app.db, 2);
  vendor.forget();
});

const PHONE = phoneOf(1);
const content = { signName: '省篮协', content: '周六见' };
let causes = 0;

/** A message in the outbox, to the first customer or as told. Answers its cause. */
const put = async (change: Partial<{ customerId: string | null; address: string }> = {}): Promise<string> => {
  causes += 1;
  const cause = `task:${causes}`;
  const message = { person: 'c1', customerId: 'c1', address: PHONE, content, cost: 0, ...change };
  await app.db.transaction((tx) => putIn(tx, cause, 'sms', [message]));
  return cause;
};

/** Sends what is due of a cause, as the work in the background does. */
const sendOff = async (cause: string) => {
  const ready = await channels.sms();
  if (ready === null) throw new Error('there is no channel');
  await sendBatch(cause, {
    channel: ready.bare,
    name: 'sms',
    contentOf: () => content,
    write: (work) => app.db.transaction(work),
    state: async () => 'running',
    halt: async () => undefined,
    reach: { calls: 10, messages: 10 },
    signal: new AbortController().signal,
  });
};

const report = (body: object) => {
  const [text, timestamp] = [JSON.stringify(body), String(Math.floor(Date.now() / 1000))];
  const signature = createHmac('sha256', 'a secret').update(`${timestamp}\nn\n${text}`).digest('hex');
  return app.request(receiptPath(secrets, 'smsGateway') ?? '', {
    method: 'POST',
    body: text,
    headers: { 'x-access-key': 'console', 'x-timestamp': timestamp, 'x-nonce': 'n', 'x-signature': signature },
  });
};

const seqOf = async (cause: string): Promise<string> => {
  const [row] = await app.db.query<{ seq: string }>(sql`select seq::text as seq from outbox where cause = ${cause}`);
  return row?.seq ?? '';
};

it('holds for a number however it is written', async () => {
  await app.call(importOptOuts, { channel: 'sms', addresses: ['+86 139-0000-0001'] }, { as });
  await sendOff(await put({ customerId: null, address: `+86${PHONE}` }));
  await sendOff(await put({ customerId: null, address: PHONE }));
  expect([...vendor.taken]).toEqual([]);
});

it('writes down why a message did not go, and shows the refusal where the customer is', async () => {
  const waiting = await put();
  await app.call(importOptOuts, { channel: 'sms', addresses: [PHONE] }, { as });
  await sendOff(waiting);
  expect(await countsOf(app.db, waiting)).toMatchObject({ withheld: 1, taken: 0 });
  const consents = async (id: string) => (await app.call(readCustomer, { id }, { as })).consents;
  expect(await consents('c1')).toMatchObject([{ channel: 'sms', agreed: false, source: 'import' }]);
  // One whose number stood in a list before they were a customer.
  await app.call(importOptOuts, { channel: 'sms', addresses: [phoneOf(9)] }, { as });
  await app.db.query(sql`insert into customers (id, name, phone) values ('late', '客户', ${phoneOf(9)})`);
  expect(await consents('late')).toMatchObject([{ channel: 'sms', agreed: false }]);
});

it('lets people in again who ask for it', async () => {
  await app.call(importOptOuts, { channel: 'sms', addresses: [PHONE, phoneOf(2)] }, { as });
  await app.call(setCustomerConsent, { id: 'c1', channel: 'sms', agreed: true }, { as });
  await sendOff(await put());
  await app.call(liftOptOut, { channel: 'sms', address: phoneOf(2) }, { as });
  await sendOff(await put({ customerId: 'c2', address: phoneOf(2) }));
  expect([...vendor.taken.keys()]).toEqual([PHONE, phoneOf(2)]);
  const lift = () => app.call(liftOptOut, { channel: 'sms', address: phoneOf(2) }, { as });
  await expect(lift()).rejects.toMatchObject({ status: 404, reason: 'opt_out_not_found' });
});

/** Uses the link of a message that the first customer has got; what is done between comes before. */
const leaveAfter = async (between: () => Promise<unknown>) => {
  const code = optOutCode(secrets, await seqOf(await put()));
  await between();
  expect((await app.request(`/o/${code}`, { method: 'POST' })).status).toBe(200);
};
const merge = (keptId: string, goneId: string, take: readonly 'phone'[] = []) =>
  app.call(mergeCustomers, { keptId, goneId, take: [...take] }, { as });
const agree = (id: string) => app.call(setCustomerConsent, { id, channel: 'sms', agreed: true }, { as });
const give = (phone: string, id: string) => app.db.query(sql`update customers set phone = ${phone} where id = ${id}`);

describe('the way out of a message', () => {
  it('is open to whoever was merged since, and counts for whom they became', async () => {
    await leaveAfter(() => merge('c2', 'c1', ['phone']));
    await sendOff(await put({ customerId: 'c2' }));
    await sendOff(await put({ customerId: null }));
    expect([...vendor.taken]).toEqual([]);
    const { consents } = await app.call(readCustomer, { id: 'c2' }, { as });
    expect(consents).toMatchObject([{ channel: 'sms', agreed: false, source: 'link' }]);
  });

  it('is open to whoever was erased since, though nothing is known of them any more', async () => {
    await leaveAfter(() => app.call(eraseCustomer, { id: 'c1', confirmation: '客户1' }, { as }));
    await app.db.query(sql`insert into customers (id, name, phone) values ('again', '客户', ${PHONE})`);
    await sendOff(await put({ customerId: 'again' }));
    expect([...vendor.taken]).toEqual([]);
  });

  it('is open by writing back, too, from the number of somebody who was erased or merged', async () => {
    await put();
    await app.call(eraseCustomer, { id: 'c1', confirmation: '客户1' }, { as });
    await report({ replies: [{ phoneNumber: PHONE, content: 'TD' }] });
    await sendOff(await put({ customerId: null }));
    expect([...vendor.taken]).toEqual([]);

    await app.db.query(sql`insert into customers (id, name, phone) values ('c3', '客户3', ${phoneOf(3)})`);
    await put({ customerId: 'c3', address: phoneOf(3) });
    await merge('c2', 'c3');
    await report({ replies: [{ phoneNumber: phoneOf(3), content: 'TD' }] });
    await sendOff(await put({ customerId: 'c2', address: phoneOf(2) }));
    expect([...vendor.taken]).toEqual([]);
  });
});

describe('nobody is let in again', () => {
  it('by a merge, by undoing it, or by an agreement that is only written down', async () => {
    await app.call(importOptOuts, { channel: 'sms', addresses: [PHONE] }, { as });
    await app.db.query(sql`
      insert into customer_consents (customer_id, channel, agreed, changed_at)
      values ('c2', 'sms', true, now() + interval '1 minute')`);
    const { id } = await merge('c1', 'c2');
    await sendOff(await put());
    await app.call(undoCustomerMerge, { id }, { as });
    await sendOff(await put());
    await app.db.query(sql`update customer_consents set agreed = true where customer_id = 'c1'`);
    await sendOff(await put());
    expect([...vendor.taken]).toEqual([]);
  });

  it('by the word of another who has their number now: that takes somebody who looks at the list', async () => {
    await leaveAfter(async () => undefined);
    await give('', 'c1');
    await give(PHONE, 'c2');
    await expect(agree('c2')).rejects.toMatchObject({ status: 409, reason: 'opted_out_by_another' });
    await sendOff(await put({ customerId: 'c2' }));
    expect([...vendor.taken]).toEqual([]);
    await app.call(liftOptOut, { channel: 'sms', address: PHONE }, { as });
    await sendOff(await put({ customerId: 'c2' }));
    expect([...vendor.taken.keys()]).toEqual([PHONE]);
  });
});

it('lets people in again by their own word, also for whom they were before they were merged', async () => {
  await app.call(setCustomerConsent, { id: 'c1', channel: 'sms', agreed: false }, { as });
  await merge('c2', 'c1', ['phone']);
  await sendOff(await put({ customerId: 'c2' }));
  expect([...vendor.taken]).toEqual([]);
  await agree('c2');
  await sendOff(await put({ customerId: 'c2' }));
  expect([...vendor.taken.keys()]).toEqual([PHONE]);
});

describe('what staff were told', () => {
  it('holds for a number that the customer was given later, whoever is sent to there', async () => {
    await give('', 'c1');
    await app.call(setCustomerConsent, { id: 'c1', channel: 'sms', agreed: false }, { as });
    await give(PHONE, 'c1');
    await sendOff(await put({ customerId: 'c2' }));
    await sendOff(await put({ customerId: null }));
    expect([...vendor.taken]).toEqual([]);
  });

  it('holds in other channels where the customer was reached before, whoever is known there now', async () => {
    await app.db.query(sql`
      insert into channel_settings (channel, vendor, daily_limit, daily_limit_per_person)
      values ('wechat', 'officialAccount', 1000, 100) on conflict do nothing`);
    const reach = { calls: 10, messages: 10 };
    const goOut = async (cause: string, customerId: string | null) => {
      const message = { person: 'p', customerId, address: 'o6_bm-1', content, cost: 0 };
      await app.db.transaction((tx) => putIn(tx, cause, 'wechat', [message]));
      return (await app.db.transaction((tx) => takeUp(tx, cause, 'wechat', reach)))?.claimed.length;
    };
    expect(await goOut('wechat:1', 'c1')).toBe(1);
    await app.call(setCustomerConsent, { id: 'c1', channel: 'wechat', agreed: false }, { as });
    expect(await goOut('wechat:2', 'c2')).toBe(0);
    expect(await goOut('wechat:3', null)).toBe(0);
    await app.call(setCustomerConsent, { id: 'c1', channel: 'wechat', agreed: true }, { as });
    expect(await goOut('wechat:4', 'c2')).toBe(1);
  });
});

it('takes lists in as people write numbers, once, and says what is none', async () => {
  const list = ['139 0000 0001', '+8613900000001', phoneOf(5), '', '12345', '张三'];
  const take = () => app.call(importOptOuts, { channel: 'sms', addresses: list }, { as });
  expect(await take()).toMatchObject({ added: 2, known: 1, wrong: ['12345', '张三'], wrongCount: 2 });
  expect(await take()).toMatchObject({ added: 0, known: 3 });
});
