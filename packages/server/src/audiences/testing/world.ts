import sql from 'sql-template-tag';
import { json, type Queryable } from '../../db/database.js';

/** The present of the world, 40 minutes after midnight in Shanghai: in London it is the day before. */
export const NOW = new Date('2026-03-01T16:40:00Z');
const DAY = 86_400_000;

export interface Order {
  readonly amount: number;
  readonly status: 'done' | 'open' | 'cancelled' | 'refunded';
  readonly product: string;
  readonly channel: string;
  readonly at: Date;
}

export interface Event {
  readonly name: string;
  readonly object: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly at: Date;
}

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly gender: string;
  readonly birthday: string | null;
  readonly city: string;
  readonly level: string;
  readonly segment: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly created: Date;
  readonly labels: readonly string[];
  readonly packs: readonly string[];
  readonly consents: Readonly<Record<string, boolean>>;
  readonly orders: readonly Order[];
  readonly events: readonly Event[];
}

export type Random = () => number;

/** The same numbers from 0 to 1 each time. */
export const randomOf = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const oneOf = <T>(random: Random, values: readonly [T, ...T[]]): T =>
  values[Math.floor(random() * values.length)] ?? values[0];

export const CITIES = ['上海', '北京', '广州', "O'Fallon", ''] as const;
export const LEVELS = ['金卡', '银卡', ''] as const;
export const PRODUCTS = ['球票', '球衣', '100% 门票'] as const;
export const EVENTS = ['打开消息', '浏览', '报名'] as const;
export const LABELS = ['l1', 'l2', 'l3'] as const;
export const PACKS = ['p1', 'p2'] as const;

/** A moment of the last months; one in five at a midnight of Shanghai, or right before it. */
const moment = (random: Random): Date => {
  const days = Math.floor(random() * 120);
  if (random() > 0.2) return new Date(NOW.getTime() - days * DAY - Math.floor(random() * DAY));
  const midnight = new Date('2026-03-01T16:00:00Z').getTime() - days * DAY;
  return new Date(midnight - (random() < 0.5 ? 1 : 0));
};

const some = <T>(random: Random, most: number, make: () => T): T[] =>
  Array.from({ length: Math.floor(random() * (most + 1)) }, make);

const propertiesOf = (random: Random): Record<string, string> =>
  random() < 0.5 ? { seconds: String(Math.floor(random() * 300)) } : {};

const personOf = (random: Random, at: number): Person => {
  const day = (from: number, span: number) => new Date(from + Math.floor(random() * span)).toISOString().slice(0, 10);
  const attributes = {
    ...(random() < 0.6 && { 积分: String(Math.floor(random() * 1000) / 10) }),
    ...(random() < 0.4 && { 入会: day(Date.UTC(2020, 0, 1), 2000 * DAY) }),
    ...(random() < 0.3 && { "备注' --": oneOf(random, ['老会员', 'a%b', '12']) }),
  };
  return {
    id: `c${String(at).padStart(5, '0')}`,
    name: `${oneOf(random, ['王', '李', '张'])}${at}`,
    phone: random() < 0.8 ? `138${String(10_000_000 + at)}` : '',
    gender: oneOf(random, ['male', 'female', 'unknown']),
    birthday:
      random() < 0.7 ? oneOf(random, [day(Date.UTC(1960, 0, 1), 50 * 365 * DAY), '2000-02-29', '1990-03-02']) : null,
    city: oneOf(random, CITIES),
    level: oneOf(random, LEVELS),
    segment: oneOf(random, ['champion', 'lost', null]),
    attributes,
    created: moment(random),
    labels: LABELS.filter(() => random() < 0.3),
    packs: PACKS.filter(() => random() < 0.4),
    consents: Object.fromEntries(
      ['sms', 'wechat', 'app', 'qyWechat'].filter(() => random() < 0.5).map((channel) => [channel, random() < 0.6]),
    ),
    orders: some(random, random() < 0.5 ? 0 : 5, () => ({
      amount: Math.floor(random() * 50_000) / 100,
      status: oneOf(random, ['done', 'done', 'open', 'cancelled', 'refunded']),
      product: oneOf(random, PRODUCTS),
      channel: oneOf(random, ['小程序', '门店']),
      at: moment(random),
    })),
    events: some(random, random() < 0.4 ? 0 : 6, () => ({
      name: oneOf(random, EVENTS),
      object: oneOf(random, ['首页', '票务', '']),
      properties: propertiesOf(random),
      at: moment(random),
    })),
  };
};

export const peopleOf = (seed: number, count: number): Person[] => {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, at) => personOf(random, at));
};

const fillPeople = (db: Queryable, people: readonly Person[]) =>
  db.query(sql`
    insert into customers (id, name, phone, gender, birthday, city, level, segment, attributes, created_at,
      order_count, order_amount, first_order_at, last_order_at, last_event_at)
    select id, name, phone, gender, birthday, city, level, segment, attributes, created,
      coalesce(o.n, 0), coalesce(o.amount, 0), o.first, o.last, e.last
    from jsonb_to_recordset(${json(people)}) p (id text, name text, phone text, gender text, birthday date, city text,
      level text, segment text, attributes jsonb, created timestamptz, orders jsonb, events jsonb)
    left join lateral (
      select count(*)::int as n, sum(amount) as amount, min("at") as first, max("at") as last
      from jsonb_to_recordset(p.orders) x (amount numeric, status text, "at" timestamptz)
      where status in ('done', 'open')
    ) o on true
    left join lateral (
      select max("at") as last from jsonb_to_recordset(p.events) x ("at" timestamptz)
    ) e on true
    order by id`);

/** Puts people into the database with all that hangs on them. */
export const fillWorld = async (db: Queryable, people: readonly Person[]): Promise<void> => {
  await db.query(sql`insert into tag_systems (id, code, name) values ('s', 's', 's')`);
  await db.query(sql`
    insert into tags (id, tag_system_id, name) select l, 's', l from unnest(${[...LABELS]}::text[]) l`);
  await db.query(sql`
    insert into crowd_packs (id, name, source) select p, p, 'hand' from unnest(${[...PACKS]}::text[]) p`);
  await fillPeople(db, people);
  const all = json(people);
  await db.query(sql`
    insert into customer_orders (id, number, customer_id, amount, status, product, channel, ordered_at)
    select p.id || '-' || row_number() over (), p.id || '-' || row_number() over (), p.id, amount, status, product, channel, "at"
    from jsonb_to_recordset(${all}) p (id text, orders jsonb),
      jsonb_to_recordset(p.orders) x (amount numeric, status text, product text, channel text, "at" timestamptz)`);
  await db.query(sql`
    insert into customer_events (source_key, event_key, customer_id, name, object, properties, occurred_at)
    select 's', p.id || '-' || row_number() over (), p.id, name, object, properties, "at"
    from jsonb_to_recordset(${all}) p (id text, events jsonb),
      jsonb_to_recordset(p.events) x (name text, object text, properties jsonb, "at" timestamptz)`);
  await db.query(sql`
    insert into customer_labels (tag_id, customer_id)
    select l, p.id from jsonb_to_recordset(${all}) p (id text, labels jsonb), jsonb_array_elements_text(labels) l`);
  await db.query(sql`
    insert into crowd_pack_members (pack_id, customer_id)
    select l, p.id from jsonb_to_recordset(${all}) p (id text, packs jsonb), jsonb_array_elements_text(packs) l`);
  await db.query(sql`
    insert into customer_consents (customer_id, channel, agreed)
    select p.id, key, value::boolean from jsonb_to_recordset(${all}) p (id text, consents jsonb), jsonb_each_text(consents)`);
};
