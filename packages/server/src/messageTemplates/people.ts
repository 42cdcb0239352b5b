import type { Input, readTemplatePeople, TemplateChannel, TemplatePeople } from '@console/api/contract';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { peopleDrawn } from '../audiences/index.js';
import { addressHash, isListed } from '../channels/optOuts.store.js';
import type { Queryable } from '../db/database.js';
import { fail } from '../http/failure.js';
import { valueColumn, valuesOfCustomers } from './params.js';

export type PeopleAsked = Input<typeof readTemplatePeople>;

/** People that are looked at where there are more of them. */
const SAMPLE = 10_000;
const MOST = 2 * SAMPLE;

const attributeOf = (column: Sql): Sql => sql`
  coalesce(c.attributes ->> (select nullif(${column}, '') from plan_settings), '')`;

/** Where a customer `c` is reached; empty: nowhere. */
const addresses: Readonly<Record<TemplateChannel, Sql>> = {
  sms: sql`c.phone`,
  wechat: attributeOf(sql`wechat_attribute`),
  app: attributeOf(sql`app_attribute`),
};

interface Looking {
  /** Customers `c` that are looked at. */
  readonly from: Sql;
  /** How many there are. */
  readonly total: number;
  /** Whether these are a part of them. */
  readonly isPart: boolean;
}

const everybody = async (db: Queryable): Promise<Looking> => {
  const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total from customers`);
  const total = all?.total ?? 0;
  const isPart = total > MOST;
  return { total, isPart, from: isPart ? await peopleDrawn(db) : sql`customers c` };
};

/** Throws `crowd_pack_not_found`. Ids are drawn by lot, so the first of them are as good as others. */
const ofPack = async (db: Queryable, packId: string): Promise<Looking> => {
  const [pack] = await db.query<{ total: number }>(sql`
    select member_count as total from crowd_packs where id = ${packId}`);
  if (pack === undefined) throw fail('crowd_pack_not_found');
  const isPart = pack.total > MOST;
  return {
    total: pack.total,
    isPart,
    from: sql`
      (
        select customer_id from crowd_pack_members where pack_id = ${packId}
        order by customer_id limit ${isPart ? SAMPLE : MOST}
      ) m join customers c on c.id = m.customer_id`,
  };
};

interface Counted {
  readonly looked: number;
  readonly reached: number;
  /** For each variable. */
  readonly without: number[];
  /** For whom the values are longest; null: nobody is reached. */
  readonly longest: string | null;
}

/** Letters of a value as operators count them: two where a letter takes two units of UTF-16, as emoji do. */
const lettersOf = (value: Sql): Sql => sql`
  length(${value}) + length(regexp_replace(${value}, '[^\\U00010000-\\U0010FFFF]', '', 'g'))`;

const listOf = (parts: readonly Sql[]): Sql => (parts.length === 0 ? empty : join(parts));

/**
 * Whom a message of a channel reaches, and of how many a variable stays empty. Nearly as the outbox decides it when it takes
 * messages up, and as a dry run tells it: not who shares an address with somebody who opted out. Looks at so many people at most.
 */
export const templatePeople = async (
  db: Queryable,
  { channel, variables, crowdPackId }: PeopleAsked,
): Promise<TemplatePeople> => {
  const { from, total, isPart } = await (crowdPackId === undefined ? everybody(db) : ofPack(db, crowdPackId));
  const known = variables
    .flatMap(({ name, times }) => {
      const value = valueColumn(name);
      return value === undefined ? [] : [{ name, times, value }];
    })
    .map((one, index) => ({ ...one, place: sql`p.values[${index + 1}::int]` }));
  const values = listOf(known.map(({ value }) => value));
  const without = listOf(known.map(({ place }) => sql`count(*) filter (where p.reached and btrim(${place}) = '')`));
  const letters = join(
    [sql`0::int`, ...known.map(({ times, place }) => sql`${times}::int * (${lettersOf(place)})`)],
    ' + ',
  );
  const by = sql`${channel}::text`;
  const [counted] = await db.query<Counted>(sql`
    with people as materialized (
      select c.id, array[${values}]::text[] as values,
        a.address <> '' and not ${isListed(by, addressHash(by, sql`a.address`))} and not exists (
          select 1 from customer_consents s where s.customer_id = c.id and s.channel = ${by} and not s.agreed
        ) as reached
      from ${from} cross join lateral (select ${addresses[channel]} as address) a
    )
    select count(*)::int as looked, count(*) filter (where p.reached)::int as reached, array[${without}]::int[] as without,
      (select p.id from people p where p.reached order by ${letters} desc, p.id limit 1) as longest
    from people p`);
  const { looked, reached, longest, ...more } = counted ?? { looked: 0, reached: 0, without: [], longest: null };
  const inAll = (count: number): number => (isPart && looked > 0 ? Math.round((count / looked) * total) : count);
  const [one] = longest === null ? [] : await valuesOfCustomers(db, [longest]);
  return {
    peopleCount: inAll(looked),
    reachedCount: inAll(reached),
    exact: !isPart,
    empty: known
      .map(({ name }, index) => ({ name, peopleCount: inAll(more.without[index] ?? 0) }))
      .filter(({ peopleCount }) => peopleCount > 0)
      .toSorted((a, b) => b.peopleCount - a.peopleCount),
    longest: one === undefined ? [] : known.map(({ name }) => ({ name, letters: one.values[name]?.length ?? 0 })),
  };
};
