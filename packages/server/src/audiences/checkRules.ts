import type { RuleDetail, RuleOperator, RuleSet } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { fail } from '../http/failure.js';
import { detailOf, fieldOf, isSpanning, type RuleField, spanningFields } from './ruleFields.js';
import { packsOf, phonesOf, rulesOf } from './ruleTree.js';

/** Rules of one set at most: more than anybody can read, and than a database plans in good time. */
const MOST_RULES = 100;
/**
 * Phone numbers of one set at most: a masked one hides four digits, which thousands of guesses at once would find out. Who
 * has many numbers makes a pack of the file.
 */
const MOST_PHONES = 5;

const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days that a calendar has, of years that anybody means. */
export const isDay = (value: string): boolean => {
  const [, year = 0, month = 0, day = 0] = (DAY.exec(value) ?? []).map(Number);
  const read = new Date(Date.UTC(year, month - 1, day));
  return year >= 1800 && year < 3000 && read.getUTCMonth() === month - 1 && read.getUTCDate() === day;
};

export const isNumber = (value: string): boolean => NUMBER.test(value);

const many: ReadonlySet<RuleOperator> = new Set(['in', 'notIn']);
const none: ReadonlySet<RuleOperator> = new Set(['exists', 'notExists']);
const ordering: ReadonlySet<RuleOperator> = new Set(['greater', 'atLeast', 'less', 'atMost', 'between']);

const isCountRight = (operator: RuleOperator, count: number): boolean => {
  if (none.has(operator)) return count === 0;
  if (many.has(operator) || operator === 'contains') return count > 0;
  return count === (operator === 'between' ? 2 : 1);
};

/** Signs that no database takes. */
const UNKEPT = /\0|\p{Surrogate}/u;

const isValueRight = ({ valueType, loose }: RuleField, operator: RuleOperator, values: readonly string[]): boolean => {
  if (values.some((value) => value.trim() === '' || UNKEPT.test(value))) return false;
  if (loose) return !ordering.has(operator) || values.every(isNumber) || values.every(isDay);
  if (valueType === 'number') return values.every(isNumber);
  if (valueType === 'date') return values.every(isDay);
  return valueType !== 'boolean' || values.every((value) => value === 'true' || value === 'false');
};

const checkOne = (
  code: string,
  field: RuleField | null,
  { operator, values }: Pick<RuleDetail, 'operator' | 'values'>,
): void => {
  if (field === null || UNKEPT.test(code)) throw fail('unknown_rule_field', { values: { field: code.slice(0, 60) } });
  const isRight =
    field.operators.includes(operator) &&
    isCountRight(operator, values.length) &&
    isValueRight(field, operator, values);
  if (!isRight) throw fail('rule_value_refused', { values: { field: code } });
};

/**
 * Whether rules ask only for what is known of people, in a manner that fits it. Throws `unknown_rule_field`,
 * `rule_value_refused`, `too_many_rules` and `too_many_phones`.
 */
export const checkRules = (set: RuleSet): void => {
  const rules = rulesOf(set);
  if (rules.length > MOST_RULES) throw fail('too_many_rules', { values: { limit: MOST_RULES } });
  if (phonesOf(set).length > MOST_PHONES) throw fail('too_many_phones', { values: { limit: MOST_PHONES } });
  for (const rule of rules) {
    const { field: code, days, details = [] } = rule;
    checkOne(code, fieldOf(code), rule);
    const spanning = isSpanning(code) ? spanningFields[code] : null;
    if (spanning === null && (days !== undefined || details.length > 0))
      throw fail('rule_value_refused', { values: { field: code } });
    if (spanning !== null) for (const one of details) checkOne(one.name, detailOf(spanning.of, one.name), one);
  }
};

/** Whether the packs are there that rules name. Throws `crowd_pack_not_found`. */
export const checkPacks = async (db: Queryable, set: RuleSet): Promise<void> => {
  const wanted = packsOf(set);
  if (wanted.length === 0) return;
  const found = await db.query<{ id: string }>(sql`select id from crowd_packs where id = any(${wanted}::text[])`);
  if (found.length < wanted.length) throw fail('crowd_pack_not_found');
};
