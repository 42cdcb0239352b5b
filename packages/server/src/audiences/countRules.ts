import type { CrowdCount, RuleSet } from '@console/api/contract';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.js';
import { ruleCompiler } from './compileRules.js';
import { inTime, isGivenUp } from './inTime.js';
import { nodesOf } from './ruleTree.js';

/** People of a sample. With less than twice as many, everybody is looked at. */
const SAMPLE = 10_000;
/**
 * People drawn by lot from all there are, the same ones each time that there are as many: a count does not jump while its
 * rules are written.
 */
const drawn = (last: number): Sql => sql`
  (select distinct 1 + (('x' || substr(md5(g::text), 1, 12))::bit(48)::bigint % ${last}::bigint) as seq
    from generate_series(1, ${SAMPLE}) g) lot join customers c on c.seq = lot.seq`;

/** The same, by how many there are. */
export const peopleDrawn = async (db: Queryable): Promise<Sql> => {
  const [newest] = await db.query<{ last: number }>(sql`select coalesce(max(seq), 1) as last from customers`);
  return drawn(newest?.last ?? 1);
};

interface CountRow {
  readonly counts: number[];
}

/** Of the people of `from`: how many there are, how many fit in all, before any is kept out, and each node by itself. */
const counting = (set: RuleSet, now: Date, from: Sql, mode: 'each' | 'all'): Sql => {
  const compiler = ruleCompiler({ now, mode });
  const included = compiler.included(set);
  const nodes = nodesOf(set).map(({ node }) => compiler.condition(node));
  const out = (set.exclude ?? []).map((node) => compiler.condition(node));
  const whole = out.length === 0 ? included : sql`${included} and not (${join(out, ' or ')})`;
  const conditions = [sql`true`, whole, included, ...nodes];
  return sql`
    select array[${join(conditions.map((condition) => sql`count(*) filter (where ${condition})`))}]::int[] as counts
    from ${from} ${compiler.joins()}`;
};

const read = (set: RuleSet, [{ counts } = { counts: [] }]: readonly CountRow[]) => {
  const [looked = 0, fits = 0, included = 0, ...nodes] = counts;
  const paths = ['', ...nodesOf(set).map(({ path }) => path)];
  return { looked, fits, rules: paths.map((path, at) => ({ path, count: [included, ...nodes][at] ?? 0 })) };
};

export interface Counting {
  readonly now: Date;
  /** Looks at everybody, however many there are. Default: a sample where they are many. */
  readonly exact?: boolean;
  /** Aborted where nobody waits any more. */
  readonly signal?: AbortSignal;
}

const bySample = async (db: Queryable, set: RuleSet, total: number, now: Date): Promise<CrowdCount> => {
  const rows = await db.query<CountRow>(counting(set, now, await peopleDrawn(db), 'each'));
  const { looked, fits, rules } = read(set, rows);
  const share = looked === 0 ? 0 : total / looked;
  const part = looked === 0 ? 0 : fits / looked;
  // Nobody of a sample still leaves three of as many: the rule of three.
  const off = Math.max(1.96 * Math.sqrt((part * (1 - part)) / Math.max(looked, 1)), 3 / Math.max(looked, 1));
  return {
    count: Math.round(fits * share),
    total,
    exact: false,
    margin: Math.ceil(off * total),
    rules: rules.map(({ path, count }) => ({ path, count: Math.round(count * share) })),
  };
};

/**
 * How many people fit, with each rule and group by itself; the one of the empty path is of all that is not kept out. By a
 * sample at once; exactly where so few are there, or where it is asked for and done in time.
 */
export const countRules = async (
  db: Database,
  set: RuleSet,
  { now, exact = false, signal }: Counting,
): Promise<CrowdCount> => {
  const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total from customers`);
  const total = all?.total ?? 0;
  if (!exact && total > 2 * SAMPLE) return bySample(db, set, total, now);
  try {
    return await inTime(db, signal, async (tx) => {
      const mode = total > 2 * SAMPLE ? 'all' : 'each';
      const { fits, rules } = read(set, await tx.query<CountRow>(counting(set, now, sql`customers c`, mode)));
      return { count: fits, total, exact: true, margin: 0, rules };
    });
  } catch (error) {
    if (!isGivenUp(error)) throw error;
    return bySample(db, set, total, now);
  }
};
