import type { RuleOperator } from '@console/api/contract';
import sql, { join, type Sql } from 'sql-template-tag';
import { containing } from '../db/sqlParts.js';
import { isDay, isNumber } from './checkRules.js';

export interface Comparison {
  readonly operator: RuleOperator;
  readonly values: readonly string[];
}

/** An expression held against values of one type. What is not known (null) is unequal to everything, and no more. */
const held = (fact: Sql, { operator, values: [first, second] }: Comparison, type: Sql): Sql => {
  const value = sql`${first}::${type}`;
  switch (operator) {
    case 'equals':
      return sql`${fact} = ${value}`;
    case 'notEquals':
      return sql`${fact} is distinct from ${value}`;
    case 'greater':
      return sql`${fact} > ${value}`;
    case 'atLeast':
      return sql`${fact} >= ${value}`;
    case 'less':
      return sql`${fact} < ${value}`;
    case 'atMost':
      return sql`${fact} <= ${value}`;
    case 'between':
      return sql`${fact} between ${value} and ${second}::${type}`;
    case 'exists':
      return sql`${fact} is not null`;
    case 'notExists':
      return sql`${fact} is null`;
    default:
      throw new Error(`nothing is ${operator} by size`);
  }
};

export const compareNumber = (fact: Sql, comparison: Comparison): Sql => held(fact, comparison, sql`numeric`);
export const compareDay = (fact: Sql, comparison: Comparison): Sql => held(fact, comparison, sql`date`);

/** Of a text that is empty where nothing is known. */
export const compareText = (fact: Sql, { operator, values }: Comparison): Sql => {
  switch (operator) {
    case 'equals':
    case 'in':
      return values.length === 1 ? sql`${fact} = ${values[0]}` : sql`${fact} = any(${[...values]}::text[])`;
    case 'notEquals':
    case 'notIn':
      return sql`${fact} <> all(${[...values]}::text[])`;
    case 'contains':
      return sql`(${join(
        values.map((value) => sql`${fact} ilike ${containing(value)}`),
        ' or ',
      )})`;
    case 'exists':
      return sql`${fact} <> ''`;
    case 'notExists':
      return sql`${fact} = ''`;
    default:
      throw new Error(`no text is ${operator}`);
  }
};

const WRITTEN_NUMBER = '^-?[0-9]{1,15}([.][0-9]{1,6})?$';
const WRITTEN_DAY = '^[0-9]{4}-[0-9]{2}-[0-9]{2}';

/** Of a text that whoever wrote it may have meant as a number or a day: bigger or smaller only where it is one. */
export const compareLoosely = (fact: Sql, comparison: Comparison): Sql => {
  const { operator, values } = comparison;
  const [first = ''] = values;
  const bySize = ['greater', 'atLeast', 'less', 'atMost', 'between'].includes(operator);
  if (bySize && isNumber(first))
    return compareNumber(sql`(case when ${fact} ~ ${WRITTEN_NUMBER} then (${fact})::numeric end)`, comparison);
  // As text, since no calendar has every day that is written so.
  if (bySize && isDay(first))
    return held(
      sql`((case when ${fact} ~ ${WRITTEN_DAY} then left(${fact}, 10) end) collate "C")`,
      comparison,
      sql`text`,
    );
  return compareText(fact, comparison);
};
