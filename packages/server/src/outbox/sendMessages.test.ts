import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Queryable } from '../db/database.js';
import { type SecretBox, secretBox } from '../secrets/index.js';
import { readSecretKeys } from '../secrets/secretKeys.js';
import { startApp } from '../testing/startApp.js';
import { shanghaiTime } from '../text/moment.js';
import { markLinks, OPT_OUT_MARK } from './links.js';
import { countsOf, type OutboxCounts, putIn } from './outbox.store.js';
import {
  pauseSending,
  queueLostSendings,
  resumeSending,
  sendingOf,
  startSending,
  stopSending,
} from './sendings.store.js';
import { addCustomers, phoneOf, sendTexts, useGateway } from './testing/putInTexts.js';
import { type RoughVendor, startRoughVendor } from './testing/roughVendor.js';

vi.setConfig({ testTimeout: 60_000 });

const CAUSE = 'task:1';
let vendor: RoughVendor;
let app: Awaited<ReturnType<typeof startApp>>;
let secrets: SecretBox;
beforeAll(async () => {
  vendor = await startRoughVendor();
  app = await startApp({ config: { functionHosts: [vendor.host], publicUrl: 'https://go.example.com' } });
  secrets = secretBox(readSecretKeys(app.config.dataDir, []));
  await app.startWork();
}, 120_000);
afterAll(async () => {
  await app.close();
  await vendor.close();
});
beforeEach(async () => {
  vendor.becomes({});
  await app.db.query(sql`delete from jobs where kind = 'send_messages'`);
  await app.db.query(sql`delete from sendings`);
  await app.db.query(sql`delete from outbox`);
  await app.db.query(sql`delete from customers`);
  await app.db.query(sql`delete from opt_outs`);
  await app.db.query(sql`delete from channel_settings`);
  await app.db.query(sql`delete from channel_days`);
  await app.db.query(sql`delete from channel_people`);
  await addCustomers(app.db, 400);
  vendor.forget();
});

const counts = () => countsOf(app.db, CAUSE);
const sending = () => sendingOf(app.db, CAUSE);
const until = (check: () => Promise<void>, timeout = 30_000) => vi.waitFor(check, { timeout, interval: 50 });
const comesTo = (wanted: Partial<OutboxCounts>) =>
  until(async () => expect(await counts()).toMatchObject({ waiting: 0, sending: 0, ...wanted }));
const change = <T>(work: (tx: Queryable) => Promise<T>) => app.db.transaction(work);
const clockIn = (hours: number): string => shanghaiTime(new Date(Date.now() + hours * 3_600_000)).slice(11, 16);

it('sends to everybody once, and is done', async () => {
  await useGateway(app.db, secrets, vendor.url);
  await sendTexts(app.db, CAUSE, 200);
  await comesTo({ taken: 200 });
  await until(async () => expect(await sending()).toMatchObject({ state: 'done', waitsFor: null, total: 200 }));
  expect(vendor.taken.size).toBe(200);
  // Who is put in later is sent to as well, and nobody again.
  await sendTexts(app.db, CAUSE, 210);
  await comesTo({ taken: 210 });
  expect([...vendor.taken.values()].every((times) => times === 1)).toBe(true);
});

it('gets through to a vendor that loses replies, throttles and refuses, and says of each what is known', async () => {
  vendor.becomes({ loses: 0.05, throttles: 0.02, refuses: 0.05 });
  await useGateway(app.db, secrets, vendor.url);
  await sendTexts(app.db, CAUSE, 300);
  await comesTo({});
  const found = await counts();
  expect(found.taken + found.refused + found.unknown).toBe(300);
  expect(found.unknown).toBeGreaterThan(0);
  expect([...vendor.taken.values()].every((times) => times === 1)).toBe(true);
  const rows = await app.db.query<{ address: string; state: string }>(sql`select address, state from outbox`);
  for (const { address, state } of rows) expect(vendor.taken.has(address)).toBe(state !== 'refused');
});

it('goes under the same key however often it is tried, so that a vendor which took it all the same takes it once', async () => {
  vendor.becomes({ doubts: 0.5 });
  await useGateway(app.db, secrets, vendor.url);
  await sendTexts(app.db, CAUSE, 60);
  await comesTo({ taken: 60, unknown: 0 });
  expect(vendor.calls()).toBeGreaterThan(60);
  expect(vendor.taken.size).toBe(60);
  expect([...vendor.taken.values()].every((times) => times === 1)).toBe(true);
});

describe('a sending', () => {
  it('in full flow pauses, goes on and stops within seconds: what is under way ends, and nothing more begins', async () => {
    vendor.becomes({ slow: 200 });
    await useGateway(app.db, secrets, vendor.url);
    await sendTexts(app.db, CAUSE, 400);
    const flows = () => until(async () => expect((await counts()).sending).toBeGreaterThan(5));
    const rests = () => vi.waitFor(async () => expect((await counts()).sending).toBe(0), { timeout: 5000 });
    await flows();
    expect(await change((tx) => pauseSending(tx, CAUSE))).toBe(true);
    await rests();
    const calls = vendor.calls();
    expect(calls).toBeLessThan(400);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(vendor.calls()).toBe(calls);
    expect(await counts()).toMatchObject({ taken: calls, waiting: 400 - calls });

    expect(await change((tx) => resumeSending(tx, CAUSE))).toBe(true);
    await flows();
    expect(await change((tx) => stopSending(tx, CAUSE))).toBe(true);
    await rests();
    const all = vendor.calls();
    expect(all).toBeGreaterThan(calls);
    expect(all).toBeLessThan(400);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await counts()).toMatchObject({ taken: all, waiting: 0, withheld: 400 - all });
    expect(vendor.calls()).toBe(all);
    expect([...vendor.taken.values()].every((times) => times === 1)).toBe(true);
  });

  it('pauses, goes on and stops within two seconds', async () => {
    // So slow that there is time for it.
    vendor.becomes({ throttles: 1 });
    await useGateway(app.db, secrets, vendor.url);
    await sendTexts(app.db, CAUSE, 400);
    await until(async () => expect((await sending())?.pace).toBeLessThan(32));
    expect(await change((tx) => pauseSending(tx, CAUSE))).toBe(true);
    await vi.waitFor(async () => expect((await counts()).sending).toBe(0), { timeout: 2000 });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const calls = vendor.calls();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(vendor.calls()).toBe(calls);
    expect(await change((tx) => startSending(tx, CAUSE, 'sms'))).toBeUndefined();
    expect(await sending()).toMatchObject({ state: 'paused' });

    expect(await change((tx) => resumeSending(tx, CAUSE))).toBe(true);
    await vi.waitFor(() => expect(vendor.calls()).toBeGreaterThan(calls), { timeout: 4000 });
    expect(await change((tx) => stopSending(tx, CAUSE))).toBe(true);
    await vi.waitFor(async () => expect(await counts()).toMatchObject({ waiting: 0, sending: 0, taken: 0 }), {
      timeout: 4000,
    });
    vendor.becomes({});
    expect(await change((tx) => resumeSending(tx, CAUSE))).toBe(false);
    await change((tx) => startSending(tx, CAUSE, 'sms'));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(vendor.taken.size).toBe(0);
    expect(await sending()).toMatchObject({ state: 'stopped' });
  });

  it('waits through quiet hours, says so, and goes on once they end', async () => {
    await useGateway(app.db, secrets, vendor.url, { quietFrom: clockIn(-2), quietTo: clockIn(2) });
    await sendTexts(app.db, CAUSE, 3);
    await until(async () => expect(await sending()).toMatchObject({ state: 'running', waitsFor: 'quiet' }));
    const wait = ((await sending())?.waitsUntil?.getTime() ?? 0) - Date.now();
    expect(wait / 60_000).toBeGreaterThan(118);
    expect(wait / 60_000).toBeLessThan(121);
    expect(vendor.taken.size).toBe(0);
    await useGateway(app.db, secrets, vendor.url, { quietFrom: clockIn(2), quietTo: clockIn(-2) });
    await app.db.query(sql`update jobs set run_at = now() where kind = 'send_messages'`);
    await comesTo({ taken: 3 });
  });

  it('waits while the channel is not set up, and for the next day where the limit of this one is reached', async () => {
    await sendTexts(app.db, CAUSE, 5);
    await until(async () => expect(await sending()).toMatchObject({ waitsFor: 'settings' }));
    await useGateway(app.db, secrets, vendor.url, { dailyLimit: 2 });
    await app.db.query(sql`update jobs set run_at = now() where kind = 'send_messages'`);
    await until(async () => expect(await sending()).toMatchObject({ waitsFor: 'dayFull' }));
    expect(await counts()).toMatchObject({ taken: 2, waiting: 3 });
    expect(vendor.taken.size).toBe(2);
    await app.db.query(sql`update channel_days set day = day - interval '1 day'`);
    await app.db.query(sql`update channel_people set day = day - interval '1 day'`);
    await app.db.query(sql`update jobs set run_at = now() where kind = 'send_messages'`);
    await until(async () => expect(await counts()).toMatchObject({ taken: 4 }));
  });

  it('pauses by itself where the vendor refuses the account, and loses nobody', async () => {
    vendor.becomes({ denies: 1 });
    await useGateway(app.db, secrets, vendor.url);
    await sendTexts(app.db, CAUSE, 50);
    await until(async () => expect(await sending()).toMatchObject({ state: 'paused', waitsFor: 'account' }));
    expect(await sending()).toMatchObject({ said: 'unknown key', total: 50 });
    expect(await counts()).toMatchObject({ waiting: 50, refused: 0, sending: 0 });
    // One step was enough to know.
    expect(vendor.calls()).toBeLessThan(50);
    vendor.becomes({});
    expect(await change((tx) => resumeSending(tx, CAUSE))).toBe(true);
    await comesTo({ taken: 50 });
    await until(async () => expect(await sending()).toMatchObject({ state: 'done' }));
  });

  it('keeps one person from more than the day’s messages, over all causes', async () => {
    await useGateway(app.db, secrets, vendor.url, { dailyLimitPerPerson: 1 });
    await sendTexts(app.db, 'task:0', 1);
    await until(async () => expect(await countsOf(app.db, 'task:0')).toMatchObject({ taken: 1 }));
    await sendTexts(app.db, CAUSE, 2);
    await comesTo({ taken: 1, withheld: 1 });
    expect(vendor.taken.get(phoneOf(1))).toBe(1);
  });

  it('fills addresses in for each person, and the way to opt out', async () => {
    await useGateway(app.db, secrets, vendor.url);
    const text = await markLinks(app.db, CAUSE, '报名 https://a.example.com/x?y=1，');
    await app.db.transaction(async (tx) => {
      const content = { signName: '', content: `${text}退订 ${OPT_OUT_MARK}` };
      const people = [1, 2].map((n) => ({
        person: `c${n}`,
        customerId: `c${n}`,
        address: phoneOf(n),
        content,
        cost: 0,
      }));
      await putIn(tx, CAUSE, 'sms', people);
      await startSending(tx, CAUSE, 'sms');
    });
    await comesTo({ taken: 2 });
    const said = vendor.texts();
    expect(new Set(said).size).toBe(2);
    for (const one of said)
      expect(one).toMatch(
        /^报名 https:\/\/go\.example\.com\/l\/[\da-z]+-[\da-z]+-\w{10}，退订 https:\/\/go\.example\.com\/o\/[\da-z]+-\w{10}$/,
      );
  });

  it('fills in no address of another cause', async () => {
    await useGateway(app.db, secrets, vendor.url);
    const other = await markLinks(app.db, 'task:other', 'https://a.example.com/other');
    const own = await markLinks(app.db, CAUSE, 'https://a.example.com/own');
    await app.db.transaction(async (tx) => {
      const content = { signName: '', content: `${own}|${other}` };
      await putIn(tx, CAUSE, 'sms', [{ person: 'c1', customerId: 'c1', address: phoneOf(1), content, cost: 0 }]);
      await startSending(tx, CAUSE, 'sms');
    });
    await comesTo({ taken: 1 });
    expect(vendor.texts()[0]).toMatch(/^https:\/\/go\.example\.com\/l\/\S+\|$/);
  });

  it('is taken up again where its work was lost', async () => {
    await useGateway(app.db, secrets, vendor.url);
    await app.db.query(sql`insert into sendings (cause, channel) values (${CAUSE}, 'sms')`);
    await app.db.query(sql`delete from jobs where kind = 'send_messages'`);
    await queueLostSendings(app.db);
    await until(async () => expect(await sending()).toMatchObject({ state: 'done' }));
  });
});
