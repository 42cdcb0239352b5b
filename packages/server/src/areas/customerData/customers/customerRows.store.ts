import type { Customer, CustomerDetail, Input, pageCustomers } from '@console/api/contract';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { checkPacks, checkRules, compileRules, type Finding, inTime, isGivenUp } from '../../../audiences/index.js';
import { addressHash, isListed } from '../../../channels/optOuts.store.js';
import type { Database, Queryable } from '../../../db/database.js';
import { containing, orderBy, pageOf } from '../../../db/sqlParts.js';
import { fail } from '../../../http/failure.js';
import { shanghaiDay } from '../../../text/moment.js';
import { maskPhone, maskPhones } from '../../../text/maskPhones.js';

/** Rows that are read at once for a file. */
const AT_ONCE = 2000;

export interface CustomerRow {
  readonly id: string;
  readonly customerName: string;
  readonly phoneNumber: string;
  readonly gender: string;
  readonly age: number | null;
  readonly city: string;
  readonly level: string;
  readonly tags: string[];
  readonly segment: string | null;
  readonly memberNumber: string;
  readonly orderCount: number;
  readonly orderAmount: number;
  readonly staffName: string;
  readonly lastOrderTime: Date | null;
  readonly createTime: Date;
}

interface DetailRow extends CustomerRow {
  readonly email: string;
  readonly birthday: string | null;
  readonly source: string;
  readonly attributes: { readonly name: string; readonly value: string }[];
  readonly consents: {
    readonly channel: string;
    readonly agreed: boolean;
    readonly source: string;
    readonly changeTime: string;
  }[];
  readonly firstOrderTime: Date | null;
  readonly lastEventTime: Date | null;
  readonly updateTime: Date;
}

/** Columns of a row of the list, over `c`. */
const listed = (now: Date): Sql => sql`
  c.id, c.name as "customerName", c.phone as "phoneNumber", c.gender,
  date_part('year', age(${shanghaiDay(now)}::date, c.birthday))::int as age, c.city, c.level,
  array(
    select t.name from customer_labels l join tags t on t.id = l.tag_id where l.customer_id = c.id order by t.name
  ) as tags,
  c.segment, c.member_number as "memberNumber", c.order_count as "orderCount", c.order_amount::float8 as "orderAmount",
  c.last_order_at as "lastOrderTime", c.staff_name as "staffName", c.created_at as "createTime"`;

const shown = ({ phoneNumber, lastOrderTime, createTime, ...row }: CustomerRow): Customer => ({
  ...row,
  phoneNumber: maskPhone(phoneNumber),
  lastOrderTime: lastOrderTime?.toISOString() ?? null,
  createTime: createTime.toISOString(),
});

const columns = {
  customerName: 'c.name',
  city: 'c.city',
  level: 'c.level',
  orderCount: 'c.order_count',
  orderAmount: 'c.order_amount',
  lastOrderTime: 'c.last_order_at',
  createTime: 'c.seq',
};

/** Whom a list is narrowed to; labels with all below them. */
export interface CustomerFilter extends Omit<Input<typeof pageCustomers>, 'current' | 'size' | 'orders' | 'labelIds'> {
  readonly labels: readonly string[] | undefined;
}

/** By a part of the name, or a number as a whole: by parts of it anybody could find it out. */
const like = (keyword: string): Sql => {
  const typed = keyword.trim();
  return typed === ''
    ? empty
    : sql`and (c.name ilike ${containing(typed)} or (c.phone = ${typed} and c.phone <> '')
        or (c.member_number = ${typed} and c.member_number <> ''))`;
};

const is = (column: string, value: string | undefined): Sql =>
  value === undefined || value === '' ? empty : sql`and ${raw(column)} = ${value}`;

/** Rules are sound and packs are there. Throws what a list is refused for. */
export const checkFilter = async (db: Database, { rules, crowdPackId: pack }: CustomerFilter): Promise<void> => {
  if (pack !== undefined && (await db.query(sql`select 1 from crowd_packs where id = ${pack}`)).length === 0)
    throw fail('crowd_pack_not_found');
  if (rules === undefined) return;
  checkRules(rules);
  await checkPacks(db, rules);
};

/** What joins and narrows `customers c`. */
const conditionOf = (filter: CustomerFilter, finding: Finding): Sql => {
  const { keyword = '', city, level, tag, labels, segment, crowdPackId, rules } = filter;
  const compiled = rules === undefined ? undefined : compileRules(rules, finding);
  return sql`${compiled?.joins ?? empty} where ${compiled?.condition ?? sql`true`} ${like(keyword)}
    ${is('c.city', city)} ${is('c.level', level)} ${is('c.segment', segment)}
    ${
      tag === undefined || tag === ''
        ? empty
        : sql`and exists (
            select 1 from customer_labels l join tags t on t.id = l.tag_id where l.customer_id = c.id and t.name = ${tag})`
    }
    ${
      labels === undefined
        ? empty
        : sql`and exists (
            select 1 from customer_labels l where l.customer_id = c.id and l.tag_id = any(${[...labels]}::text[]))`
    }
    ${
      crowdPackId === undefined
        ? empty
        : sql`and exists (select 1 from crowd_pack_members m where m.pack_id = ${crowdPackId} and m.customer_id = c.id)`
    }`;
};

type Paging = Pick<Input<typeof pageCustomers>, 'current' | 'size' | 'orders'>;

export interface Looking {
  readonly now: Date;
  /** Aborted where nobody waits any more. */
  readonly signal?: AbortSignal;
}

/** Looks through customers for somebody who waits. Throws `customers_take_long`. */
const patiently = async <T>(db: Database, { signal }: Looking, work: (tx: Queryable) => Promise<T>): Promise<T> => {
  try {
    return await inTime(db, signal, work);
  } catch (error) {
    throw isGivenUp(error) ? fail('customers_take_long') : error;
  }
};

/** By everybody at once: a page looks at some alone, a number at all of them. */
const totalOf = async (tx: Queryable, filter: CustomerFilter, now: Date): Promise<number> => {
  const [all] = await tx.query<{ total: number }>(sql`
    select count(*)::int as total from customers c ${conditionOf(filter, { now, mode: 'all' })}`);
  return all?.total ?? 0;
};

/** Customers that fit, newest first. Throws what a list is refused for. */
export const pageOfCustomers = async (
  db: Database,
  { current, size, orders, ...filter }: CustomerFilter & Paging,
  looking: Looking,
) => {
  await checkFilter(db, filter);
  const { now } = looking;
  return patiently(db, looking, async (tx) => {
    const list = await tx.query<CustomerRow>(sql`
      select ${listed(now)} from customers c
      ${conditionOf(filter, { now, mode: 'each' })} ${orderBy(orders, columns, 'c.seq desc')} ${pageOf({ current, size })}`);
    return { list: list.map(shown), total: await totalOf(tx, filter, now), current, size };
  });
};

/** How many fit. Throws `customers_take_long`. */
export const countCustomers = (db: Database, filter: CustomerFilter, looking: Looking): Promise<number> =>
  patiently(db, looking, (tx) => totalOf(tx, filter, looking.now));

/** Everybody who fits, newest first, read little by little; with whole phone numbers. */
export const allCustomers = async function* (db: Queryable, filter: CustomerFilter, now: Date) {
  const fits = conditionOf(filter, { now, mode: 'each' });
  let before: number | null = null;
  for (;;) {
    const rows: (CustomerRow & { seq: number })[] = await db.query<CustomerRow & { seq: number }>(sql`
      select ${listed(now)}, c.seq from customers c ${fits} ${before === null ? empty : sql`and c.seq < ${before}`}
      order by c.seq desc limit ${AT_ONCE}`);
    yield* rows;
    before = rows.at(-1)?.seq ?? null;
    if (rows.length < AT_ONCE) return;
  }
};

/** Whether their number is one whose owner wants no text messages. */
const hasOptedOut = sql`
  (c.phone <> '' and ${isListed(sql`'sms'::text`, addressHash(sql`'sms'::text`, sql`c.phone`))})`;

/** People with all that is known of them, whole, by a condition over `c`, those that are known longest first. */
export const wholeDetailsOf = async (db: Queryable, where: Sql, now: Date): Promise<CustomerDetail[]> => {
  const rows = await db.query<DetailRow>(sql`
    select ${listed(now)}, c.email, c.birthday::text as birthday, c.source,
      (
        select coalesce(jsonb_agg(jsonb_build_object('name', a.key, 'value', a.value) order by a.key), '[]')
        from jsonb_each_text(c.attributes) a
      ) as attributes,
      (
        select coalesce(jsonb_agg(jsonb_build_object('channel', s.channel, 'agreed', s.agreed, 'source', s.source,
          'changeTime', s.changed_at) order by s.channel), '[]')
        from (
          select channel, agreed and not (channel = 'sms' and ${hasOptedOut}) as agreed, source, changed_at
          from customer_consents where customer_id = c.id
          -- Whose number stood in a list before they were a customer.
          union all (
            select channel, false, source, changed_at from opt_outs
            where channel = 'sms' and c.phone <> ''
              and address_hash = ${addressHash(sql`'sms'::text`, sql`c.phone`)}
              and not exists (select 1 from customer_consents where customer_id = c.id and channel = 'sms')
            order by changed_at desc limit 1
          )
        ) s
      ) as consents,
      c.first_order_at as "firstOrderTime", c.last_event_at as "lastEventTime", c.updated_at as "updateTime"
    from customers c where ${where} order by c.seq`);
  return rows.map(
    ({ firstOrderTime, lastEventTime, updateTime, email, birthday, source, attributes, consents, ...row }) => ({
      ...shown(row),
      phoneNumber: row.phoneNumber,
      email,
      birthday,
      source,
      attributes,
      consents,
      firstOrderTime: firstOrderTime?.toISOString() ?? null,
      lastEventTime: lastEventTime?.toISOString() ?? null,
      updateTime: updateTime.toISOString(),
    }),
  );
};

/** The same as their pages have them: phone numbers are masked, also those that somebody wrote elsewhere. */
export const detailsOf = async (db: Queryable, where: Sql, now: Date): Promise<CustomerDetail[]> => {
  const people = await wholeDetailsOf(db, where, now);
  return people.map((person) => ({
    ...person,
    phoneNumber: maskPhone(person.phoneNumber),
    attributes: person.attributes.map(({ name, value }) => ({ name, value: maskPhones(value) })),
  }));
};
