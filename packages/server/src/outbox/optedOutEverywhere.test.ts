import { createHash, createHmac } from 'node:crypto';
import {
  assignPackage,
  type Channel,
  channels,
  eraseCustomer,
  importOptOuts,
  liftOptOut,
  mergeCustomers,
  setCustomerConsent,
  testChannelSettings,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextBatch } from '../areas/marketing/operatePlans/audience.js';
import { claim } from '../areas/marketing/qyWechat/handOver.store.js';
import { messageChannels, type MessageChannels } from '../channels/messageChannels.js';
import { receiptPath, type ReportingVendor } from '../channels/receipts/receiptPath.js';
import { type SecretBox, secretBox } from '../secrets/secretBox.js';
import { readSecretKeys } from '../secrets/secretKeys.js';
import { startApp, type TestUser } from '../testing/startApp.js';
import { welcomeFor } from '../weCom/takeReports.job.js';
import { optOutCode } from './links.js';
import { putIn } from './outbox.store.js';
import { settle } from './settle.js';
import { takeUp } from './takeUp.js';
import {
  addReached,
  addresses,
  contents,
  ownPlaces,
  sendOff,
  startVendors,
  tryTemplate,
} from './testing/everyChannel.js';

let vendor: Awaited<ReturnType<typeof startVendors>>;
let app: Awaited<ReturnType<typeof startApp>>;
let as: TestUser;
let secrets: SecretBox;
let ways: MessageChannels;
beforeAll(async () => {
  vendor = await startVendors();
  app = await startApp({ config: { functionHosts: vendor.host } });
  as = await app.user({
    permissions: ['smsSettings', 'customers', 'customers.look', 'customers.reveal', 'marketing.staffAssign'],
  });
  secrets = secretBox(readSecretKeys(app.config.dataDir, []));
  ways = messageChannels({ db: app.db, secrets, allowedHosts: vendor.host });
  await vendor.use(app.db, secrets);
}, 120_000);
afterAll(async () => {
  await app.close();
  await vendor.close();
});

/** The first customer is reached through each channel, and everybody is in a pack. */
const begin = async () => {
  for (const table of [
    sql`staff_assignments`,
    sql`outbox`,
    sql`crowd_packs`,
    sql`wecom_contacts`,
    sql`wecom_staff`,
    sql`plan_settings`,
    sql`customers`,
    sql`opt_outs`,
    sql`customer_erased_keys`,
    sql`rate_limits`,
  ])
    await app.db.query(sql`delete from ${table}`);
  await addReached(app.db);
  await app.db.query(sql`insert into crowd_packs (id, name, source, status) values ('pack', '季票', 'hand', 'ready')`);
  await app.db.query(sql`
    insert into crowd_pack_members (pack_id, customer_id) values ('pack', 'c1'), ('pack', 'c2')`);
  vendor.forget();
};
beforeEach(begin);

let causes = 0;

/** A message in the outbox where the first customer is reached. Answers its cause. */
const put = async (channel: Channel, customerId: string | null = 'c1'): Promise<string> => {
  causes += 1;
  const cause = `task:${causes}`;
  const message = { person: 'p', customerId, address: addresses[channel], content: contents[channel], cost: 0 };
  await app.db.transaction((tx) => putIn(tx, cause, channel, [message]));
  return cause;
};
const send = async (channel: Channel, customerId?: string | null) =>
  sendOff(app.db, ways, channel, await put(channel, customerId));
const keyOf = async (cause: string): Promise<{ seq: string; key: string }> => {
  const [row] = await app.db.query<{ seq: string }>(sql`select seq::text as seq from outbox where cause = ${cause}`);
  const seq = row?.seq ?? '';
  return { seq, key: `${cause}-${seq}` };
};

/** A gateway reports that somebody wants no more. */
const gatewayReports = (vendorName: ReportingVendor, body: object) => {
  const [text, timestamp] = [JSON.stringify(body), String(Math.floor(Date.now() / 1000))];
  const signature = createHmac('sha256', 'a secret').update(`${timestamp}\nn\n${text}`).digest('hex');
  const headers = { 'x-access-key': 'console', 'x-timestamp': timestamp, 'x-nonce': 'n', 'x-signature': signature };
  return app.request(receiptPath(secrets, vendorName) ?? '', { method: 'POST', body: text, headers });
};
const wechatReports = (key: string) => {
  const path = receiptPath(secrets, 'officialAccount') ?? '';
  const signature = createHash('sha1')
    .update([path.split('/').at(-1) ?? '', '1', '2'].toSorted().join(''))
    .digest('hex');
  const body = `<xml><Event>TEMPLATESENDJOBFINISH</Event><MsgID>${key}</MsgID><Status>failed:user block</Status></xml>`;
  return app.request(`${path}?timestamp=1&nonce=2&signature=${signature}`, { method: 'POST', body });
};

/** All the ways in which a person says that they want no more of a channel. Null: it has no such way. */
const refusals: Record<string, (channel: Channel) => Promise<unknown> | null> = {
  'told staff': (channel) => app.call(setCustomerConsent, { id: 'c1', channel, agreed: false }, { as }),
  'stand in a list': (channel) => {
    const written = channel === 'sms' ? '+86 139-0000-0001' : addresses[channel];
    return app.call(importOptOuts, { channel, addresses: [written] }, { as });
  },
  'used the link of a message': async (channel) => {
    const { seq } = await keyOf(await put(channel));
    await app.request(`/o/${optOutCode(secrets, seq)}`, { method: 'POST' });
  },
  'wrote back': (channel) =>
    channel === 'sms'
      ? gatewayReports('smsGateway', { replies: [{ phoneNumber: `86${addresses.sms}`, content: ' 退订 ' }] })
      : null,
  'are reported by the vendor': (channel) => {
    if (channel === 'qyWechat') return null;
    return put(channel).then(async (cause) => {
      const { key } = await keyOf(cause);
      if (channel === 'wechat') return wechatReports(key);
      return gatewayReports(channel === 'sms' ? 'smsGateway' : 'pushGateway', {
        receipts: [{ id: key, state: 'optedOut' }],
      });
    });
  },
  'are refused by the vendor as such': async (channel) => {
    const cause = await put(channel);
    const taken = await app.db.transaction((tx) => takeUp(tx, cause, channel, { calls: 1, messages: 1 }));
    const outcome = { state: 'refused', reason: 'optedOut', said: '' } as const;
    await app.db.transaction((tx) => settle(tx, [{ seq: taken?.claimed[0]?.seq ?? '', outcome }]));
  },
};

/** What was begun before they opted out: a message that waits, and a handing over that was worked out. */
interface Begun {
  readonly cause: string;
  readonly assignmentId: string;
}
const workOut = () =>
  app.call(
    assignPackage,
    { crowdPackId: 'pack', staff: [{ id: 's2' }], share: 'even', reassign: true, dryRun: true },
    { as },
  );

/** Sends everybody of a pack what they would get by a plan. */
const sendPlan = async (channel: Channel) => {
  const { messages } = await nextBatch(
    app.db,
    {
      packId: 'pack',
      channel,
      settings: { wechatAttribute: 'openId', appAttribute: 'device' },
      hasGot: () => sql`false`,
    },
    {
      after: '',
      most: 10,
      write: () => ({ content: contents[channel], cost: 0 }),
      limits: { affordable: null, isSilent: false, room: 10, today: 10 },
    },
  );
  causes += 1;
  await app.db.transaction((tx) => putIn(tx, `task:${causes}`, channel, messages));
  await sendOff(app.db, ways, channel, `task:${causes}`);
};

/** Hands over who has their turn. Answers whom. */
const handOver = async (id: string) => {
  await app.db.query(sql`update staff_assignments set state = 'running' where id = ${id}`);
  const claimed = await app.db.transaction((tx) => claim(tx, id, 10));
  return claimed?.people.map(({ externalUserId }) => externalUserId) ?? [];
};

/** A customer who is new, and known by what the first one was. */
const comesAgain = async (channel: Channel) => {
  await app.db.query(sql`insert into customers (id, name) values ('again', '客户')`);
  await ownPlaces(app.db, 'again');
  await send(channel, 'again');
};

type Path = (channel: Channel, begun: Begun) => Promise<unknown>;

/** All the ways in which something can reach the first customer where they are. Whom else it was for is told by some. */
const paths: Record<string, Path> = {
  'a message that waited already': (channel, { cause }) => sendOff(app.db, ways, channel, cause),
  'a message for another cause': (channel) => send(channel),
  'a message that is nobody’s': (channel) => send(channel, null),
  'a plan': (channel) => sendPlan(channel),
  'a plan with another customer who is reached there now': async (channel) => {
    await ownPlaces(app.db, 'c2');
    await sendPlan(channel);
  },
  'another customer who is reached there now': async (channel) => {
    await ownPlaces(app.db, 'c2');
    await send(channel, 'c2');
  },
  'themselves, deleted and imported anew': async (channel) => {
    await app.db.query(sql`delete from customers where id = 'c1'`);
    await comesAgain(channel);
  },
  'themselves, erased on request and added again': async (channel) => {
    await app.call(eraseCustomer, { id: 'c1', confirmation: '客户1' }, { as });
    await comesAgain(channel);
  },
  'whom they are merged into': async (channel) => {
    await app.call(mergeCustomers, { keptId: 'c2', goneId: 'c1', take: ['phone'] }, { as });
    await send(channel, 'c2');
  },
  'a message that tries the settings': (channel) =>
    app.call(
      testChannelSettings,
      { channel, receiver: addresses[channel], confirmed: true, templateCode: 'T1', sender: 'zhang' },
      { as },
    ),
  'a message that tries a template': (channel) => tryTemplate(ways, channel),
};

/** What reaches contacts of WeCom besides. Answers whom. */
const contactPaths: Record<string, (begun: Begun) => Promise<string[]>> = {
  'the greeting of a link': async () => {
    const came = { state: 'code1', externalUserId: addresses.qyWechat };
    const text = await app.db.transaction((tx) => welcomeFor(tx, came, { welcomeOf: async () => '欢迎' }));
    return text === '' ? [] : [addresses.qyWechat];
  },
  'a handing over that was worked out before': ({ assignmentId }) => handOver(assignmentId),
  'a handing over': async () => handOver((await workOut()).id),
  'a handing over of another customer who is that contact now': async () => {
    await ownPlaces(app.db, 'c2');
    return handOver((await workOut()).id);
  },
};

const beginAll = async (channel: Channel): Promise<Begun> => ({
  cause: await put(channel),
  assignmentId: channel === 'qyWechat' ? (await workOut()).id : '',
});

const cases = channels.flatMap((channel) =>
  Object.keys(refusals)
    .filter((way) => !(way === 'wrote back' && channel !== 'sms'))
    .filter((way) => !(way === 'are reported by the vendor' && channel === 'qyWechat'))
    .map((way) => [channel, way] as const),
);

describe.each(cases)('through %s people who %s', (channel, way) => {
  it.each(Object.entries(paths))('get nothing by %s', async (_, path) => {
    const begun = await beginAll(channel);
    await refusals[way]?.(channel);
    await path(channel, begun);
    expect(vendor.reached()).not.toContain(addresses[channel]);
  });
});

describe.each(cases.filter(([channel]) => channel === 'qyWechat'))('through %s people who %s', (channel, way) => {
  it.each(Object.entries(contactPaths))('get nothing by %s', async (_, path) => {
    const begun = await beginAll(channel);
    await refusals[way]?.(channel);
    expect(await path(begun)).toEqual([]);
  });
});

describe.each([...channels])('through %s', (channel) => {
  it.each(Object.entries(paths))('everybody else is reached by %s', async (_, path) => {
    await path(channel, await beginAll(channel));
    expect(vendor.reached()).toContain(addresses[channel]);
  });

  it('what staff were told holds where the customer is reached only later, whoever is written to there', async () => {
    await ownPlaces(app.db, 'c2');
    await app.call(setCustomerConsent, { id: 'c1', channel, agreed: false }, { as });
    await ownPlaces(app.db, 'c1');
    await send(channel, 'c2');
    await send(channel, null);
    await tryTemplate(ways, channel);
    expect(vendor.reached()).toEqual([]);
  });

  it('whom staff take off the list is written to again, also where they were reached only later', async () => {
    await ownPlaces(app.db, 'c2');
    await app.call(setCustomerConsent, { id: 'c1', channel, agreed: false }, { as });
    await ownPlaces(app.db, 'c1');
    await app.call(liftOptOut, { channel, address: addresses[channel] }, { as });
    await send(channel);
    expect(vendor.reached()).toEqual([addresses[channel]]);
  });

  it('who agrees again is written to again, wherever they had refused', async () => {
    await app.call(setCustomerConsent, { id: 'c1', channel, agreed: false }, { as });
    await app.call(setCustomerConsent, { id: 'c1', channel, agreed: true }, { as });
    await send(channel);
    await tryTemplate(ways, channel);
    expect(vendor.reached()).toEqual([addresses[channel], addresses[channel]]);
  });
});

it.each(Object.entries(contactPaths))('contacts of WeCom who want messages are reached by %s', async (_, path) => {
  expect(await path(await beginAll('qyWechat'))).toEqual([addresses.qyWechat]);
});

it('holds where plans are told only later by what open ids and devices are known', async () => {
  await app.db.query(sql`delete from plan_settings`);
  for (const channel of ['wechat', 'app'] as const) {
    await app.call(setCustomerConsent, { id: 'c1', channel, agreed: false }, { as });
    await tryTemplate(ways, channel);
  }
  // Nobody could know that these are theirs.
  expect(vendor.reached()).toHaveLength(2);
  vendor.forget();
  await app.db.query(sql`insert into plan_settings (wechat_attribute, app_attribute) values ('openId', 'device')`);
  for (const channel of ['wechat', 'app'] as const) await tryTemplate(ways, channel);
  expect(vendor.reached()).toEqual([]);
});
