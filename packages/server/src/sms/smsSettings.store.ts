import type { SmsSettings } from '@console/api/contract';
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.js';
import { today } from '../db/today.js';
import { type SecretBox, smsPlace } from '../secrets/index.js';

/** All that can be set. */
export interface SmsChange {
  readonly enabled: boolean;
  readonly gatewayUrl: string;
  readonly accessKey: string;
  /** Undefined: the kept one stays. */
  readonly secret?: string;
  readonly signName: string;
  readonly dailyLimit: number;
  readonly dailyLimitPerPhone: number;
  readonly quietFrom: string;
  readonly quietTo: string;
}

/** What a message is sent with. */
export interface SmsConnection {
  readonly enabled: boolean;
  readonly gatewayUrl: string;
  readonly accessKey: string;
  /** Empty: none is kept. Null: it cannot be opened. */
  readonly secret: string | null;
  readonly signName: string;
  /** Nothing is to go out from one to the other, `HH:mm` in Shanghai; both empty: it may at any time. */
  readonly quietFrom: string;
  readonly quietTo: string;
}

interface Row {
  enabled: boolean;
  gatewayUrl: string;
  accessKey: string;
  hasSecret: boolean;
  signName: string;
  dailyLimit: number;
  dailyLimitPerPhone: number;
  quietFrom: string;
  quietTo: string;
  sentToday: number;
  updateTime: Date;
  updatedBy: string;
}

const initial: SmsSettings = {
  enabled: false,
  gatewayUrl: '',
  accessKey: '',
  hasSecret: false,
  signName: '',
  dailyLimit: 10_000,
  dailyLimitPerPhone: 5,
  quietFrom: '22:00',
  quietTo: '08:00',
  sentToday: 0,
  updateTime: null,
  updatedBy: '',
};

const hashOf = (phone: string): Buffer => createHash('sha256').update(phone).digest();

/** How text messages go out, and how many have. */
export const smsSettingsStore = (db: Database, secrets: SecretBox) => ({
  read: async (): Promise<SmsSettings> => {
    const [row] = await db.query<Row>(sql`
      select s.enabled, s.gateway_url as "gatewayUrl", s.access_key as "accessKey", s.secret <> '' as "hasSecret",
        s.sign_name as "signName", s.daily_limit as "dailyLimit", s.daily_limit_per_phone as "dailyLimitPerPhone",
        s.quiet_from as "quietFrom", s.quiet_to as "quietTo",
        (select coalesce(sum(count), 0)::int from sms_sent where day = ${today}) as "sentToday",
        s.updated_at as "updateTime", coalesce(u.username, '') as "updatedBy"
      from sms_settings s left join users u on u.id = s.updated_by`);
    return row === undefined ? initial : { ...row, updateTime: row.updateTime.toISOString() };
  },

  modify: async (change: SmsChange, userId: string): Promise<void> => {
    const { enabled, gatewayUrl, accessKey, signName, dailyLimit, dailyLimitPerPhone, quietFrom, quietTo } = change;
    const secret = change.secret === undefined ? null : secrets.seal(change.secret, smsPlace);
    await db.query(sql`
      insert into sms_settings as s (enabled, gateway_url, access_key, secret, sign_name, daily_limit,
        daily_limit_per_phone, quiet_from, quiet_to, updated_by)
      values (${enabled}, ${gatewayUrl}, ${accessKey}, ${secret ?? ''}, ${signName}, ${dailyLimit}, ${dailyLimitPerPhone},
        ${quietFrom}, ${quietTo}, ${userId})
      on conflict (only_one) do update set enabled = excluded.enabled, gateway_url = excluded.gateway_url,
        access_key = excluded.access_key, secret = coalesce(${secret}::text, s.secret), sign_name = excluded.sign_name,
        daily_limit = excluded.daily_limit, daily_limit_per_phone = excluded.daily_limit_per_phone,
        quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, updated_by = excluded.updated_by,
        updated_at = now()`);
  },

  /** Null where nothing was ever set. */
  connection: async (): Promise<SmsConnection | null> => {
    const [row] = await db.query<{
      enabled: boolean;
      gatewayUrl: string;
      accessKey: string;
      secret: string;
      signName: string;
      quietFrom: string;
      quietTo: string;
    }>(sql`
      select enabled, gateway_url as "gatewayUrl", access_key as "accessKey", secret, sign_name as "signName",
        quiet_from as "quietFrom", quiet_to as "quietTo"
      from sms_settings`);
    if (row === undefined) return null;
    return { ...row, secret: row.secret === '' ? '' : secrets.open(row.secret, smsPlace) };
  },

  /** Counts a message before it goes; says which limit of the day is reached instead, if one is. */
  take: (phone: string): Promise<'dayFull' | 'phoneFull' | null> =>
    db.transaction(async (tx: Queryable) => {
      const [limits] = await tx.query<{ day: number; phone: number }>(sql`
        select daily_limit as day, daily_limit_per_phone as phone from sms_settings for update`);
      if (limits === undefined) return 'dayFull';
      const hash = hashOf(phone);
      const [sent] = await tx.query<{ day: number; phone: number }>(sql`
        select coalesce(sum(count), 0)::int as day,
          coalesce(sum(count) filter (where phone_hash = ${hash}::bytea), 0)::int as phone
        from sms_sent where day = ${today}`);
      if ((sent?.day ?? 0) >= limits.day) return 'dayFull';
      if ((sent?.phone ?? 0) >= limits.phone) return 'phoneFull';
      await tx.query(sql`
        insert into sms_sent as s (day, phone_hash, count) values (${today}, ${hash}::bytea, 1)
        on conflict (day, phone_hash) do update set count = s.count + 1`);
      return null;
    }),

  /** Takes one count back: nothing has gone out. */
  giveBack: async (phone: string): Promise<void> => {
    await db.query(sql`
      update sms_sent set count = count - 1 where day = ${today} and phone_hash = ${hashOf(phone)}::bytea and count > 0`);
  },

  /** Forgets what was sent on days that no limit counts any more. */
  forgetOld: async (): Promise<void> => {
    await db.query(sql`delete from sms_sent where day < ${today} - interval '2 days'`);
  },
});

export type SmsSettingsStore = ReturnType<typeof smsSettingsStore>;
