import type { ExplainedRule, Rule, RuleSet } from '@console/api/contract';
import sql, { join } from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { maskPhone, maskPhones } from '../text/maskPhones.js';
import { ruleCompiler } from './compileRules.js';
import { dayAfter, ZONE } from './localDays.js';
import { isSpanning, type SpanningCode, type SpanningField, spanningFields } from './ruleFields.js';
import { isRule, nodesOf } from './ruleTree.js';
import { countedRows } from './spanning.js';

export interface Explained {
  readonly fits: boolean;
  readonly steps: ExplainedRule[];
  /** Path of the first that keeps the person out. */
  readonly firstFailing: string | null;
}

interface Counted {
  readonly day: string;
  readonly amount: number;
}

const holdsFor = (fact: number | string | null, { operator, values: [first = '', second = ''] }: Rule): boolean => {
  const ordered = (value: string): number => {
    if (fact === null) return Number.NaN;
    if (typeof fact === 'number') return fact - Number(value);
    return fact < value ? -1 : fact > value ? 1 : 0;
  };
  const by = ordered(first);
  const isThere = typeof fact === 'number' ? fact > 0 : fact !== null;
  switch (operator) {
    case 'exists':
      return isThere;
    case 'notExists':
      return !isThere;
    case 'equals':
      return by === 0;
    case 'notEquals':
      return by !== 0;
    case 'greater':
      return by > 0;
    case 'atLeast':
      return by >= 0;
    case 'less':
      return by < 0;
    case 'atMost':
      return by <= 0;
    default:
      return by >= 0 && ordered(second) <= 0;
  }
};

const measured = (rows: readonly Counted[], { measure }: SpanningField): number | string | null => {
  if (measure === 'count') return rows.length;
  if (measure === 'amount') return rows.reduce((sum, { amount }) => sum + amount, 0);
  return (measure === 'last' ? rows.at(-1)?.day : rows[0]?.day) ?? null;
};

/** The day from which a rule about so many last days holds, or no longer holds, by the oldest days' leaving alone. */
const turnsOn = async (
  db: Queryable,
  rule: Rule & { readonly field: SpanningCode },
  { customerId, now, wanted }: { readonly customerId: string; readonly now: Date; readonly wanted: boolean },
): Promise<string | null> => {
  const { days } = rule;
  if (days === undefined) return null;
  const field: SpanningField = spanningFields[rule.field];
  const isOrder = field.of === 'order';
  const rows = await db.query<Counted>(sql`
    select to_char(moment at time zone ${ZONE}, 'YYYY-MM-DD') as day, amount::float8 as amount from (
      select ${isOrder ? sql`f.ordered_at as moment, f.amount` : sql`f.occurred_at as moment, 0 as amount`}
      from ${isOrder ? sql`customer_orders f` : sql`customer_events f`}
      where f.customer_id = ${customerId} and ${countedRows(rule, field.of, now)}
      order by 1 desc limit 1000
    ) f order by moment`);
  for (const day of new Set(rows.map((row) => row.day))) {
    const left = rows.filter((row) => row.day > day);
    if (holdsFor(measured(left, field), rule) === wanted) return dayAfter(day, days);
  }
  return null;
};

/** What is known of somebody as it is told: with masked numbers, and addresses and birthdays to those alone who see people. */
const told = ({ field }: Rule, value: string, seesPeople: boolean): string => {
  if (field === 'phone') return maskPhone(value);
  if (!seesPeople && field === 'email') return value.replace(/^(.)[^@]*/, '$1***');
  if (!seesPeople && field === 'birthday') return value.replace(/-\d\d-\d\d$/, '-**-**');
  return maskPhones(value);
};

const isSpanningRule = (rule: Rule): rule is Rule & { field: SpanningCode } => isSpanning(rule.field);

export interface Explaining {
  readonly customerId: string;
  readonly now: Date;
  /** Whoever asks may look at customers: addresses and birthdays are told whole. */
  readonly seesPeople: boolean;
}

/** Each rule and group with what is known of one person. Null: there is no such person. */
export const explainPerson = async (
  db: Queryable,
  set: RuleSet,
  { customerId, now, seesPeople }: Explaining,
): Promise<Explained | null> => {
  const compiler = ruleCompiler({ now, mode: 'each' });
  const nodes = nodesOf(set);
  const parts = nodes.map(({ node }) =>
    isRule(node) ? compiler.rule(node) : { condition: compiler.condition(node), value: sql`''` },
  );
  const [row] = await db.query<{ fits: boolean; included: boolean; held: boolean[]; known: string[] }>(sql`
    select ${compiler.whole(set)} as fits, ${compiler.included(set)} as included,
      array[${join(parts.map(({ condition }) => sql`(${condition})::boolean`))}] as held,
      array[${join(parts.map(({ value }) => sql`coalesce(${value}, '')::text`))}] as known
    from customers c where c.id = ${customerId}`);
  if (row === undefined) return null;
  const steps: ExplainedRule[] = [];
  for (const [at, { path, node, excludes }] of nodes.entries()) {
    const fits = row.held[at] ?? false;
    const keepsOut = fits === excludes;
    const passesFrom =
      keepsOut && isRule(node) && isSpanningRule(node)
        ? await turnsOn(db, node, { customerId, now, wanted: !excludes })
        : null;
    const known = row.known[at] ?? '';
    const value = isRule(node) ? told(node, known, seesPeople) : known;
    steps.push({ path, kind: isRule(node) ? 'rule' : 'group', fits, value, passesFrom });
  }
  const firstFailing = row.fits ? null : firstOut(steps, row.included);
  return { fits: row.fits, steps, firstFailing };
};

/** Where the rules do not hold, the first of them that does not; otherwise the first of those that keep people out. */
const firstOut = (steps: readonly ExplainedRule[], included: boolean): string | null => {
  const rules = steps.filter(({ kind }) => kind === 'rule');
  if (included) return rules.find(({ path, fits }) => path.startsWith('exclude.') && fits)?.path ?? 'exclude.0';
  // Of a group that holds, no rule keeps out: what fails in it is made up for.
  const madeUpFor = steps.filter(({ kind, fits }) => kind === 'group' && fits).map(({ path }) => `${path}.`);
  const failing = rules.find(
    ({ path, fits }) => path.startsWith('rules.') && !fits && !madeUpFor.some((group) => path.startsWith(group)),
  );
  return failing?.path ?? null;
};
