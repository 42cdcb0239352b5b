import { channels, type CrowdPicture, spreadTraits } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { shanghaiDay } from '../../../text/moment.js';

/** Values of a trait that are told of at most. */
const MOST_VALUES = 12;
/** Milliseconds for which the spread of everybody counts as known. */
const KNOWN = 60_000;

interface SpreadRow {
  readonly trait: string;
  readonly value: string;
  readonly people: number;
}

/** Everybody's city, age and level, in one pass. */
const spreadOf = (db: Queryable, people: Sql, now: Date): Promise<SpreadRow[]> =>
  db.query<SpreadRow>(sql`
    select case when grouping(city) = 0 then 'city' when grouping(level) = 0 then 'level' else 'age' end as trait,
      coalesce(city, level, age, '') as value, count(*)::int as people
    from (
      select c.city, c.level, case
        when c.birthday is null then ''
        when y.years < 18 then '0-17' when y.years < 25 then '18-24' when y.years < 35 then '25-34'
        when y.years < 45 then '35-44' when y.years < 55 then '45-54' else '55+' end as age
      from ${people}, lateral (select date_part('year', age(${shanghaiDay(now)}::date, c.birthday)) as years) y
    ) p group by grouping sets ((city), (level), (age))`);

interface ReachRow {
  readonly channel: string;
  readonly agreed: number;
  readonly reachable: number;
}

/** Pictures of packs beside everybody. */
export const crowdPictures = (db: Queryable, now: () => Date) => {
  let known: { readonly until: number; readonly rows: Promise<SpreadRow[]> } | undefined;
  const everybody = (): Promise<SpreadRow[]> => {
    if (known === undefined || known.until < Date.now()) {
      const reading = { until: Date.now() + KNOWN, rows: spreadOf(db, sql`customers c`, now()) };
      known = reading;
      reading.rows.catch(() => {
        if (known === reading) known = undefined;
      });
    }
    return known.rows;
  };

  return async (packId: string): Promise<CrowdPicture> => {
    const members = sql`crowd_pack_members m join customers c on c.id = m.customer_id`;
    const own = await spreadOf(db, sql`(select c.* from ${members} where m.pack_id = ${packId}) c`, now());
    const all = await everybody();
    const reached = await db.query<ReachRow>(sql`
      select k.channel, count(*)::int as agreed,
        count(*) filter (where k.channel <> 'sms' or c.phone <> '')::int as reachable
      from ${members} join customer_consents k on k.customer_id = c.id and k.agreed
      where m.pack_id = ${packId} group by k.channel`);
    const sum = (rows: readonly SpreadRow[]): number =>
      rows.filter(({ trait }) => trait === 'level').reduce((total, { people }) => total + people, 0);
    return {
      memberCount: sum(own),
      total: sum(all),
      spreads: spreadTraits.map((trait) => {
        const count = (rows: readonly SpreadRow[]) =>
          new Map(rows.filter((row) => row.trait === trait).map(({ value, people }) => [value, people]));
        const [inPack, inAll] = [count(own), count(all)];
        const rows = [...new Set([...inPack.keys(), ...inAll.keys()])]
          .map((value) => ({ value, inPack: inPack.get(value) ?? 0, inAll: inAll.get(value) ?? 0 }))
          .toSorted((a, b) => b.inPack - a.inPack || b.inAll - a.inAll || (a.value < b.value ? -1 : 1));
        return { trait, rows: rows.slice(0, MOST_VALUES) };
      }),
      reach: channels.map((channel) => {
        const row = reached.find((one) => one.channel === channel);
        return { channel, agreed: row?.agreed ?? 0, reachable: row?.reachable ?? 0 };
      }),
    };
  };
};
