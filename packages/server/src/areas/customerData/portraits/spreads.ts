import type { PortraitDetail, PortraitTrait } from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { CompiledRules } from '../../../audiences/index.js';
import type { Queryable } from '../../../db/database.js';
import { shanghaiDay } from '../../../text/moment.js';
import { bands, isBanded, MOST_VALUES, OTHER, ruleOf } from './bands.js';

interface SpreadRow {
  readonly trait: string;
  readonly value: string;
  readonly people: number;
}

interface LabelRow {
  readonly value: string;
  readonly label: string;
  readonly people: number;
}

/** Some people. */
interface People {
  /** A pack's id; null: everybody. */
  readonly packId: string | null;
  /** Only who fits. Left out: all of them. */
  readonly narrowed?: CompiledRules | undefined;
}

const peopleOf = ({ packId, narrowed }: People): Sql => sql`
  ${
    packId === null
      ? sql`customers c`
      : sql`crowd_pack_members m join customers c on c.id = m.customer_id and m.pack_id = ${packId}`
  } ${narrowed?.joins ?? empty}`;

const fits = ({ narrowed }: People): Sql => narrowed?.condition ?? sql`true`;

/** All traits but labels, and how many people there are, in one pass. */
const ownTraits = (db: Queryable, people: People, now: Date): Promise<SpreadRow[]> =>
  db.query<SpreadRow>(sql`
    select case when grouping(gender) = 0 then 'gender' when grouping(city) = 0 then 'city'
        when grouping(level) = 0 then 'level' when grouping(segment) = 0 then 'segment'
        when grouping(age) = 0 then 'age' when grouping(orders) = 0 then 'orderCount'
        when grouping(amount) = 0 then 'orderAmount' else '' end as trait,
      coalesce(gender, city, level, segment, age, orders, amount, '') as value, count(*)::int as people
    from (
      select c.gender, c.city, c.level, coalesce(c.segment, '') as segment, case
          when c.birthday is null then ''
          when y.years < 18 then '0-17' when y.years < 25 then '18-24' when y.years < 35 then '25-34'
          when y.years < 45 then '35-44' when y.years < 55 then '45-54' else '55+' end as age,
        case when c.order_count <= 1 then c.order_count::text when c.order_count <= 3 then '2-3'
          when c.order_count <= 9 then '4-9' else '10+' end as orders,
        case when c.order_amount <= 0 then '0' when c.order_amount < 100 then '0.01-99.99'
          when c.order_amount < 500 then '100-499.99' when c.order_amount < 1000 then '500-999.99'
          when c.order_amount < 5000 then '1000-4999.99' else '5000+' end as amount
      from ${peopleOf(people)},
        lateral (select date_part('year', age(${shanghaiDay(now)}::date, c.birthday)) as years) y
      where ${fits(people)}
    ) p group by grouping sets ((gender), (city), (level), (segment), (age), (orders), (amount), ())`);

/** By label; the empty one is of those without any. */
const labels = (db: Queryable, people: People): Promise<LabelRow[]> => {
  const { packId, narrowed } = people;
  const members =
    packId === null ? empty : sql`join crowd_pack_members m on m.customer_id = l.customer_id and m.pack_id = ${packId}`;
  const within =
    narrowed === undefined
      ? members
      : sql`${members} join customers c on c.id = l.customer_id ${narrowed.joins} where ${narrowed.condition}`;
  return db.query<LabelRow>(sql`
    select t.id as value, t.name as label, n.people from (
      select l.tag_id, count(*)::int as people from customer_labels l ${within} group by l.tag_id
    ) n join tags t on t.id = n.tag_id
    union all
    select '' as value, '' as label, count(*)::int as people from ${peopleOf(people)}
    where ${fits(people)} and not exists (select 1 from customer_labels l where l.customer_id = c.id)`);
};

/** What is known of one audience. */
interface Audience {
  readonly count: number;
  readonly of: (trait: PortraitTrait) => ReadonlyMap<string, number>;
  readonly labels: readonly LabelRow[];
}

const lookAt = async (db: Queryable, people: People, withLabels: boolean, now: Date): Promise<Audience> => {
  const rows = await ownTraits(db, people, now);
  const labelled = withLabels ? await labels(db, people) : [];
  const of = (trait: PortraitTrait) => {
    const own = trait === 'tag' ? labelled : rows.filter((row) => row.trait === trait);
    return new Map(own.map(({ value, people }) => [value, people]));
  };
  return { count: rows.find(({ trait }) => trait === '')?.people ?? 0, of, labels: labelled };
};

type Spread = PortraitDetail['spreads'][number];

const spreadOf = (trait: PortraitTrait, own: Audience, other: Audience): Spread => {
  const [here, there] = [own.of(trait), other.of(trait)];
  const names = new Map([...other.labels, ...own.labels].map(({ value, label }) => [value, label]));
  const slice = (value: string) => ({
    value,
    label: trait === 'tag' ? (names.get(value) ?? value) : value,
    count: here.get(value) ?? 0,
    compared: there.get(value) ?? 0,
    rule: ruleOf(trait, value),
  });
  if (isBanded(trait)) {
    const known = [...bands[trait]].map(slice);
    const unknown = slice('');
    return { trait, slices: unknown.count + unknown.compared > 0 ? [...known, unknown] : known };
  }
  const slices = [...new Set([...here.keys(), ...there.keys()])]
    .map(slice)
    .filter(({ count, compared }) => count + compared > 0)
    .toSorted((a, b) => b.count - a.count || b.compared - a.compared || (a.value < b.value ? -1 : 1));
  const rest = slices.slice(MOST_VALUES);
  if (rest.length === 0) return { trait, slices };
  const sum = (of: 'count' | 'compared') => rest.reduce((total, one) => total + one[of], 0);
  const others = { value: OTHER, label: OTHER, count: sum('count'), compared: sum('compared'), rule: null };
  return { trait, slices: [...slices.slice(0, MOST_VALUES), others] };
};

/** How two audiences spread over traits: a pack's id, or null for everybody; of both only who fits `narrowed`. */
export const compareSpreads = async (
  db: Queryable,
  audiences: {
    readonly own: string | null;
    readonly compared: string | null;
    readonly narrowed?: CompiledRules | undefined;
  },
  traits: readonly PortraitTrait[],
  now: Date,
): Promise<{ customerCount: number; comparedCount: number; spreads: Spread[] }> => {
  const withLabels = traits.includes('tag');
  const { own: packId, compared: comparedId, narrowed } = audiences;
  const own = await lookAt(db, { packId, narrowed }, withLabels, now);
  const other = packId === comparedId ? own : await lookAt(db, { packId: comparedId, narrowed }, withLabels, now);
  return {
    customerCount: own.count,
    comparedCount: other.count,
    spreads: traits.map((trait) => spreadOf(trait, own, other)),
  };
};
