import { type Channel, channels, type ChannelVendor } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Channel as Way } from '../../channels/channel.js';
import { channelSettingsStore } from '../../channels/channelSettings.store.js';
import type { MessageChannels, Ready } from '../../channels/messageChannels.js';
import { type HeardCall, startVendor } from '../../channels/testing/vendor.js';
import type { Database } from '../../db/database.js';
import type { SecretBox } from '../../secrets/index.js';
import { sendBatch } from '../sendBatch.js';
import { addCustomers, phoneOf } from './putInTexts.js';

/** Where the first customer is reached. */
export const addresses: Readonly<Record<Channel, string>> = {
  sms: phoneOf(1),
  wechat: 'open-id-1',
  app: 'device-1',
  qyWechat: 'wm1',
};

const vendors: Readonly<Record<Channel, ChannelVendor>> = {
  sms: 'smsGateway',
  wechat: 'officialAccount',
  app: 'pushGateway',
  qyWechat: 'weCom',
};

const said = {
  sms: { signName: '省篮协', content: '周六见' },
  wechat: { templateId: 'T1', fields: [], url: '' },
  app: { title: '省篮协', content: '周六见', imageUrl: '', action: 'open', target: '' },
  qyWechat: { sender: 'zhang', content: '周六见' },
} as const;

/** What a message of each channel says. */
export const contents: Readonly<Record<Channel, object>> = said;

interface Body {
  readonly phoneNumber?: string;
  readonly touser?: string;
  readonly messages?: readonly { readonly key: string; readonly device: string }[];
  readonly external_userid?: readonly string[];
}
const bodyOf = ({ text }: HeardCall): Body => (text.startsWith('{') ? JSON.parse(text) : {});

/** Whoever plays all vendors, taking each message, and remembers whom it was to be brought to. */
export const startVendors = async () => {
  const vendor = await startVendor();
  const listen = () =>
    vendor.answers((call) => {
      if (call.path.endsWith('token')) return { body: { errcode: 0, access_token: 't', expires_in: 7200 } };
      const { messages } = bodyOf(call);
      return {
        body: messages ? { results: messages.map(({ key }) => ({ key, taken: true })) } : { errcode: 0, msgid: 'm1' },
      };
    });
  listen();
  return {
    host: vendor.allowed,
    close: vendor.close,
    /** Each channel goes out through it from now on. */
    use: async (db: Database, secrets: SecretBox): Promise<void> => {
      const [user] = await db.query<{ id: string }>(sql`select id from users limit 1`);
      for (const [channel, name] of channels.map((one) => [one, vendors[one]] as const))
        await channelSettingsStore(db, secrets).modify(
          {
            channel,
            enabled: true,
            vendor: name,
            address: vendor.url,
            account: 'console',
            secret: 'a secret',
            signName: '省篮协',
            dailyLimit: 10_000_000,
            dailyLimitPerPerson: 100,
            quietFrom: '',
            quietTo: '',
            price: 0,
          },
          user?.id ?? '',
        );
    },
    forget: listen,
    /** Everybody whom a message was handed over for. */
    reached: (): string[] =>
      vendor.heard
        .map(bodyOf)
        .flatMap(({ phoneNumber, touser, messages = [], external_userid: contacts = [] }) => [
          ...[phoneNumber, touser].filter((one) => one !== undefined),
          ...messages.map(({ device }) => device),
          ...contacts,
        ]),
    /** The texts of all calls. */
    heard: (): string[] => vendor.heard.map(({ text }) => text),
  };
};

/** Two customers, of whom the first is reached through each channel. */
export const addReached = async (db: Database): Promise<void> => {
  await addCustomers(db, 2);
  await db.query(sql`
    insert into plan_settings (wechat_attribute, app_attribute) values ('openId', 'device');
    insert into wecom_staff (id, user_id, nick) values ('s1', 'zhang', '张伟'), ('s2', 'li', '李娜')`);
  await ownPlaces(db, 'c1');
};

/** From now on a customer is reached where the first one was, and nobody else is. */
export const ownPlaces = async (db: Database, id: string): Promise<void> => {
  const attributes = JSON.stringify({ openId: addresses.wechat, device: addresses.app });
  await db.query(
    sql`update customers set phone = '', attributes = '{}' where phone = ${addresses.sms} and id <> ${id}`,
  );
  await db.query(
    sql`update customers set phone = ${addresses.sms}, attributes = ${attributes}::jsonb where id = ${id}`,
  );
  await db.query(sql`
    insert into wecom_contacts (external_user_id, staff_id, name, customer_id, since)
    values (${addresses.qyWechat}, 's1', '客户', ${id}, now() - interval '90 days')
    on conflict (external_user_id, staff_id) do update set customer_id = excluded.customer_id`);
};

const sendWith = async <Content>(
  db: Database,
  open: () => Promise<Ready<Content> | null>,
  content: Content,
  cause: string,
): Promise<void> => {
  const ready = await open();
  if (ready === null) throw new Error('there is no channel');
  await sendBatch(cause, {
    channel: ready.bare,
    name: ready.name,
    contentOf: () => content,
    write: (work) => db.transaction(work),
    state: async () => 'running',
    halt: async () => undefined,
    reach: { calls: 10, messages: 10 },
    signal: new AbortController().signal,
  });
};

/** Sends what is due of a cause, as the work in the background does. */
export const sendOff = (db: Database, opened: MessageChannels, channel: Channel, cause: string): Promise<void> => {
  if (channel === 'sms') return sendWith(db, opened.sms, said.sms, cause);
  if (channel === 'wechat') return sendWith(db, opened.wechat, said.wechat, cause);
  return channel === 'app'
    ? sendWith(db, opened.app, said.app, cause)
    : sendWith(db, opened.qyWechat, said.qyWechat, cause);
};

const tryWith = async <Content>(
  ready: { readonly channel: Way<Content> } | null,
  content: Content,
  to: string,
): Promise<void> => {
  await ready?.channel.send([{ key: 'try', to, content }]);
};

/** Sends one message to try a template, as tests of templates do. */
export const tryTemplate = async (opened: MessageChannels, channel: Channel): Promise<void> => {
  const to = addresses[channel];
  if (channel === 'sms') await tryWith(await opened.sms(), said.sms, to);
  else if (channel === 'wechat') await tryWith(await opened.wechat(), said.wechat, to);
  else if (channel === 'app') await tryWith(await opened.app(), said.app, to);
  else await tryWith(await opened.qyWechat(), said.qyWechat, to);
};
