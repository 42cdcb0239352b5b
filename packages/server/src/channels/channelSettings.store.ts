import {
  type Channel,
  type ChannelSettings,
  type ChannelVendor,
  channelVendors,
  vendorsOf,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database } from '../db/database.js';
import { today } from '../db/today.js';
import { type SecretBox, vendorPlace } from '../secrets/index.js';
import { receiptAesKey, receiptPath } from './receipts/receiptPath.js';

/** All that can be set of a channel. */
export interface ChannelChange {
  readonly channel: Channel;
  readonly enabled: boolean;
  readonly vendor: ChannelVendor;
  readonly address: string;
  readonly account: string;
  /** Undefined: the kept one stays. */
  readonly secret?: string;
  readonly signName: string;
  readonly dailyLimit: number;
  readonly dailyLimitPerPerson: number;
  readonly quietFrom: string;
  readonly quietTo: string;
  /** Thousandths of a yuan. */
  readonly price: number;
}

/** What is kept of a channel and the vendor that a change is about, before it. */
export interface KeptSettings {
  readonly address: string;
  readonly account: string;
  readonly hasSecret: boolean;
  /** When settings of the channel were changed last; null: never. */
  readonly updateTime: Date | null;
}

/** What messages of a channel are sent with. */
export interface ChannelAccess {
  readonly enabled: boolean;
  readonly vendor: ChannelVendor;
  readonly address: string;
  readonly account: string;
  /** Empty: none is kept. Null: it cannot be opened. */
  readonly secret: string | null;
  readonly signName: string;
  readonly quietFrom: string;
  readonly quietTo: string;
  readonly price: number;
}

interface SettingsRow {
  enabled: boolean;
  vendor: string;
  signName: string;
  dailyLimit: number;
  dailyLimitPerPerson: number;
  quietFrom: string;
  quietTo: string;
  price: number;
  updateTime: Date;
  updatedBy: string;
}

interface VendorRow {
  vendor: string;
  address: string;
  account: string;
  secret: string;
}

const initial = {
  enabled: false,
  signName: '',
  dailyLimit: 10_000,
  dailyLimitPerPerson: 5,
  quietFrom: '22:00',
  quietTo: '08:00',
  price: 0,
  updatedBy: '',
};

const vendorNamed = (name: string, channel: Channel): ChannelVendor =>
  channelVendors.find((vendor) => vendor === name) ?? vendorsOf[channel][0];

/** How messages go out. */
export const channelSettingsStore = (db: Database, secrets: SecretBox) => ({
  read: async (channel: Channel): Promise<ChannelSettings> => {
    const [row] = await db.query<SettingsRow>(sql`
      select s.enabled, s.vendor, s.sign_name as "signName", s.daily_limit as "dailyLimit",
        s.daily_limit_per_person as "dailyLimitPerPerson", s.quiet_from as "quietFrom", s.quiet_to as "quietTo", s.price,
        s.updated_at as "updateTime", coalesce(u.username, '') as "updatedBy"
      from channel_settings s left join users u on u.id = s.updated_by where s.channel = ${channel}`);
    const [day] = await db.query<{ count: number }>(
      sql`select count from channel_days where channel = ${channel} and day = ${today}`,
    );
    const names = [...vendorsOf[channel]];
    const kept = await db.query<VendorRow>(sql`
      select vendor, address, account, secret from channel_vendors where vendor = any(${names}::text[])`);
    const vendors = names.map((vendor) => {
      const { address = '', account = '', secret = '' } = kept.find((one) => one.vendor === vendor) ?? {};
      const lost = secret !== '' && secrets.open(secret, vendorPlace(vendor)) === null;
      const aesKey = receiptAesKey(secrets, vendor);
      return {
        vendor,
        address,
        account,
        hasSecret: secret !== '',
        ...(lost && { secretLost: true }),
        receiptPath: receiptPath(secrets, vendor),
        ...(aesKey !== null && { receiptAesKey: aesKey }),
      };
    });
    const { updateTime, ...settings } = row ?? { ...initial, updateTime: null };
    return {
      ...settings,
      channel,
      vendor: vendorNamed(row?.vendor ?? '', channel),
      vendors,
      sentToday: day?.count ?? 0,
      updateTime: updateTime?.toISOString() ?? null,
    };
  },

  /**
   * `against` looks at what is kept, which nobody else changes meanwhile, and answers the change as it is made: a secret that is
   * kept never goes with an address that was not looked at together with it. It throws what the change is refused for.
   */
  modify: (
    wanted: ChannelChange,
    userId: string,
    against: (kept: KeptSettings) => ChannelChange = () => wanted,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.query(sql`lock table channel_vendors in share row exclusive mode`);
      const [found] = await tx.query<Omit<KeptSettings, 'hasSecret'> & { secret: string }>(sql`
        select coalesce(v.address, '') as address, coalesce(v.account, '') as account, coalesce(v.secret, '') as secret,
          s.updated_at as "updateTime"
        from (select ${wanted.channel}::text as channel, ${wanted.vendor}::text as vendor) w
        left join channel_settings s on s.channel = w.channel left join channel_vendors v on v.vendor = w.vendor`);
      const { secret: sealed, ...kept } = found ?? { address: '', account: '', secret: '', updateTime: null };
      const change = against({ ...kept, hasSecret: sealed !== '' });
      const { channel, enabled, vendor, address, account, signName, dailyLimit, dailyLimitPerPerson } = change;
      const { quietFrom, quietTo, price } = change;
      const secret = change.secret === undefined ? undefined : secrets.seal(change.secret, vendorPlace(vendor));
      await tx.query(sql`
        insert into channel_settings (channel, enabled, vendor, sign_name, daily_limit, daily_limit_per_person, quiet_from,
          quiet_to, price, updated_by)
        values (${channel}, ${enabled}, ${vendor}, ${signName}, ${dailyLimit}, ${dailyLimitPerPerson}, ${quietFrom},
          ${quietTo}, ${price}, ${userId})
        on conflict (channel) do update set enabled = excluded.enabled, vendor = excluded.vendor,
          sign_name = excluded.sign_name, daily_limit = excluded.daily_limit,
          daily_limit_per_person = excluded.daily_limit_per_person, quiet_from = excluded.quiet_from,
          quiet_to = excluded.quiet_to, price = excluded.price, updated_by = excluded.updated_by, updated_at = now()`);
      await tx.query(sql`
        insert into channel_vendors as v (vendor, address, account, secret)
        values (${vendor}, ${address}, ${account}, ${secret ?? ''})
        on conflict (vendor) do update set address = excluded.address, account = excluded.account,
          secret = coalesce(${secret}::text, v.secret)`);
    }),

  /** What opens a vendor, whether it is in use or not; the secret null: it cannot be opened. Null: nothing is kept of it. */
  vendor: async (vendor: ChannelVendor): Promise<{ account: string; secret: string | null } | null> => {
    const [row] = await db.query<{ account: string; secret: string }>(
      sql`select account, secret from channel_vendors where vendor = ${vendor}`,
    );
    return row === undefined ? null : { account: row.account, secret: secrets.open(row.secret, vendorPlace(vendor)) };
  },

  /** Null where nothing was ever set. */
  access: async (channel: Channel): Promise<ChannelAccess | null> => {
    const [row] = await db.query<Omit<ChannelAccess, 'secret' | 'vendor'> & { vendor: string; secret: string }>(sql`
      select s.enabled, s.vendor, coalesce(v.address, '') as address, coalesce(v.account, '') as account,
        coalesce(v.secret, '') as secret, s.sign_name as "signName",
        s.quiet_from as "quietFrom", s.quiet_to as "quietTo", s.price
      from channel_settings s left join channel_vendors v on v.vendor = s.vendor where s.channel = ${channel}`);
    if (row === undefined) return null;
    const vendor = vendorNamed(row.vendor, channel);
    return { ...row, vendor, secret: row.secret === '' ? '' : secrets.open(row.secret, vendorPlace(vendor)) };
  },
});

export type ChannelSettingsStore = ReturnType<typeof channelSettingsStore>;
