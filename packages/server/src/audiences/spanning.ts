import type { Rule, RuleDetail } from '@console/api/contract';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { compareDay, compareLoosely, compareNumber, compareText, type Comparison } from './compare.js';
import { beginOfDays, ZONE } from './localDays.js';
import {
  isEventDetail,
  isOrderDetail,
  propertyOf,
  type SpanningCode,
  type SpanningField,
  spanningFields,
} from './ruleFields.js';

const tables = { order: sql`customer_orders`, event: sql`customer_events` };
const times = { order: sql`f.ordered_at`, event: sql`f.occurred_at` };
/** Orders of these states were given back or never came to be. */
const KEPT = sql`f.status in ('done', 'open')`;

const orderColumns = { product: sql`f.product`, channel: sql`f.channel`, status: sql`f.status` };
const eventColumns = { name: sql`f.name`, object: sql`f.object` };

const detailHolds = (of: 'order' | 'event', detail: RuleDetail): Sql => {
  const { name } = detail;
  if (of === 'order' && isOrderDetail(name))
    return name === 'amount' ? compareNumber(sql`f.amount`, detail) : compareText(orderColumns[name], detail);
  if (of === 'event' && isEventDetail(name)) return compareText(eventColumns[name], detail);
  return compareLoosely(sql`coalesce(f.properties ->> ${propertyOf(name)}::text, '')`, detail);
};

/** Which orders or events of `f` count. */
export const countedRows = (rule: Rule, of: 'order' | 'event', now: Date): Sql => {
  const { days, details = [] } = rule;
  const saysStatus = details.some(({ name }) => name === 'status');
  return join(
    [
      sql`true`,
      ...(of === 'order' && !saysStatus ? [KEPT] : []),
      ...(days === undefined ? [] : [sql`${times[of]} >= ${beginOfDays(now, days)}::timestamptz`]),
      ...details.map((detail) => detailHolds(of, detail)),
    ],
    ' and ',
  );
};

const measureOf = ({ of, measure }: SpanningField): Sql => {
  const day = (moment: Sql) => sql`(${moment} at time zone ${ZONE})::date`;
  if (measure === 'count') return sql`count(*)`;
  if (measure === 'amount') return sql`coalesce(sum(f.amount), 0)`;
  return measure === 'last' ? day(sql`max(${times[of]})`) : day(sql`min(${times[of]})`);
};

/** What is kept with the person, where a rule asks for no more than that. */
const kept: Readonly<Record<SpanningCode, Sql | null>> = {
  'order.count': sql`c.order_count`,
  'order.amount': sql`c.order_amount`,
  'order.last': sql`(c.last_order_at at time zone ${ZONE})::date`,
  'order.first': sql`(c.first_order_at at time zone ${ZONE})::date`,
  'event.count': null,
  'event.last': sql`(c.last_event_at at time zone ${ZONE})::date`,
};

const isZero = (value: string | undefined): boolean => Number(value) === 0;

/** Whether somebody of whom nothing is counted fits. */
const fitsNothing = ({ measure }: SpanningField, { operator, values }: Comparison): boolean => {
  if (measure === 'last' || measure === 'first') return operator === 'notExists' || operator === 'notEquals';
  const [first = '0', second = '0'] = values;
  const limit = Number(first);
  switch (operator) {
    case 'equals':
      return isZero(first);
    case 'notEquals':
      return !isZero(first);
    case 'greater':
      return limit < 0;
    case 'atLeast':
      return limit <= 0;
    case 'less':
      return limit > 0;
    case 'atMost':
      return limit >= 0;
    case 'between':
      return limit <= 0 && Number(second) >= 0;
    default:
      return operator === 'notExists';
  }
};

const holds = ({ measure }: SpanningField, fact: Sql, comparison: Comparison): Sql => {
  if (measure === 'last' || measure === 'first') return compareDay(fact, comparison);
  // To have something is to have more than nothing of it.
  if (comparison.operator === 'exists') return sql`${fact} > 0`;
  if (comparison.operator === 'notExists') return sql`${fact} = 0`;
  return compareNumber(fact, comparison);
};

/** Whether one row alone settles it: then no row has to be counted. */
const settledByOne = (
  { measure }: SpanningField,
  { operator, values: [first] }: Comparison,
): 'some' | 'none' | null => {
  if (measure === 'amount') return null;
  if (operator === 'exists') return 'some';
  if (operator === 'notExists') return 'none';
  if (measure !== 'count') return null;
  const limit = Number(first);
  if ((operator === 'atLeast' && limit === 1) || (operator === 'greater' && limit === 0)) return 'some';
  const isNone = operator === 'equals' || operator === 'atMost' ? limit === 0 : operator === 'less' && limit === 1;
  return isNone ? 'none' : null;
};

export interface CompiledRule {
  /** Never null. */
  readonly condition: Sql;
  /** What is known of the person, as text. */
  readonly value: Sql;
}

/** How the facts of orders and events are found. */
export interface Finding {
  readonly now: Date;
  /**
   * `each`: looked up for each person, as for a page, a sample or one person; `all`: counted for everybody at once, which
   * is sooner done where everybody is looked at.
   */
  readonly mode: 'each' | 'all';
}

/**
 * A rule about orders or events. `alone`: it has to hold whatever else does, so that who does not fit need not be looked at;
 * otherwise `join` is told of what is to be joined to the people, and answers with its name.
 */
export const compileSpanning = (
  rule: Rule & { readonly field: SpanningCode },
  { now, mode }: Finding,
  alone: boolean,
  joined: (table: Sql) => Sql,
): CompiledRule => {
  const field: SpanningField = spanningFields[rule.field];
  const { of } = field;
  const isWhole = rule.days === undefined && (rule.details ?? []).length === 0;
  const whole = isWhole ? kept[rule.field] : null;
  const never = (condition: Sql): Sql => sql`coalesce(${condition}, false)`;
  if (whole !== null) return { condition: never(holds(field, whole, rule)), value: sql`${whole}::text` };

  const rows = countedRows(rule, of, now);
  const mine = sql`from ${tables[of]} f where f.customer_id = c.id and ${rows}`;
  const value = sql`(select ${measureOf(field)} ${mine})::text`;
  const byOne = settledByOne(field, rule);
  if (byOne !== null && (mode === 'each' || alone))
    return { condition: sql`${byOne === 'none' ? sql`not` : empty} exists (select 1 ${mine})`, value };
  if (mode === 'each')
    return { condition: never(holds(field, sql`(select ${measureOf(field)} ${mine})`, rule)), value };

  const grouped = sql`from ${tables[of]} f where f.customer_id is not null and ${rows} group by f.customer_id`;
  const fits = holds(field, measureOf(field), rule);
  if (alone) {
    const isFitting = !fitsNothing(field, rule);
    const having = isFitting ? fits : sql`not (${fits})`;
    return {
      condition: sql`${isFitting ? empty : sql`not`} exists (
        select 1 from (select f.customer_id ${grouped} having ${having}) g where g.customer_id = c.id)`,
      value,
    };
  }
  const name = joined(sql`select f.customer_id, ${measureOf(field)} as v ${grouped}`);
  const isDay = field.measure === 'last' || field.measure === 'first';
  const fact = isDay ? sql`${name}.v` : sql`coalesce(${name}.v, 0)`;
  return { condition: never(holds(field, fact, rule)), value };
};
