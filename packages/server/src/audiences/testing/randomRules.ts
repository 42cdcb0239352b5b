import type { Rule, RuleDetail, RuleSet } from '@console/api/contract';
import { detailOf, fieldOf, isSpanning, spanningFields } from '../ruleFields.js';
import { CITIES, EVENTS, LABELS, LEVELS, oneOf, PACKS, PRODUCTS, type Random } from './world.js';

type Field = Pick<Rule, 'operator' | 'values'>;

const days = ['2026-03-02', '2026-03-01', '2026-02-01', '2025-12-15', '2000-02-29', '1990-03-02'] as const;
const numbers = ['0', '1', '2', '3', '26', '36', '150', '99.5'] as const;
const words: Readonly<Record<string, readonly [string, ...string[]]>> = {
  name: ['王1', '李', '张20'],
  phone: ['13810000007', '13810000100'],
  gender: ['male', 'female'],
  city: ['上海', '北京', "O'Fallon", '海'],
  level: ['金卡', '银卡'],
  segment: ['champion', 'lost'],
  label: LABELS,
  pack: PACKS,
  product: [...PRODUCTS, '%'],
  channel: ['小程序', '门店'],
  status: ['done', 'refunded', 'cancelled'],
  object: ['首页', '票'],
};

const valuesFor = (random: Random, code: string, valueType: string): (() => string) => {
  if (valueType === 'number') return () => oneOf(random, numbers);
  if (valueType === 'date') return () => oneOf(random, days);
  if (valueType === 'boolean') return () => oneOf(random, ['true', 'false']);
  if (code === 'name' && random() < 0.5) return () => oneOf(random, EVENTS);
  return () => oneOf(random, words[code] ?? ['12', ...CITIES.slice(0, 4), ...LEVELS.slice(0, 2)]);
};

const compared = (random: Random, code: string, field: ReturnType<typeof fieldOf>): Field => {
  if (field === null) throw new Error(`unknown ${code}`);
  const [first = 'equals', ...others] = field.operators;
  const operator = oneOf(random, [first, ...others]);
  const bySize = ['greater', 'atLeast', 'less', 'atMost', 'between'].includes(operator);
  const value =
    field.loose && bySize
      ? random() < 0.5
        ? () => oneOf(random, numbers)
        : () => oneOf(random, days)
      : valuesFor(random, code, field.valueType);
  if (operator === 'exists' || operator === 'notExists') return { operator, values: [] };
  if (operator === 'between') {
    const one = value();
    // Both of one kind.
    return { operator, values: [one, field.loose ? one : value()] };
  }
  return { operator, values: operator === 'in' || operator === 'notIn' ? [value(), value()] : [value()] };
};

const codes = [
  'name',
  'phone',
  'gender',
  'age',
  'birthday',
  'city',
  'level',
  'created',
  'label',
  'segment',
  'pack',
  'consent.sms',
  'consent.qyWechat',
  'attribute.积分',
  'attribute.入会',
  "attribute.备注' --",
] as const;
const spanningCodes = Object.keys(spanningFields);

const ruleOf = (random: Random): Rule => {
  const [first = 'city', ...rest] = random() < 0.5 ? codes : spanningCodes;
  const field = oneOf(random, [first, ...rest]);
  const rule: Rule = { field, ...compared(random, field, fieldOf(field)) };
  if (!isSpanning(field)) return rule;
  const { of } = spanningFields[field];
  const details: RuleDetail[] = Array.from({ length: Math.floor(random() * 3) }, () => {
    const name =
      of === 'order'
        ? oneOf(random, ['product', 'channel', 'status', 'amount'])
        : oneOf(random, ['name', 'object', 'property.seconds']);
    return { name, ...compared(random, name, detailOf(of, name)) };
  });
  return {
    ...rule,
    ...(random() < 0.6 && { days: oneOf(random, [1, 2, 7, 30, 90]) }),
    ...(random() < 0.7 && { details }),
  };
};

const some = <T>(random: Random, most: number, make: () => T): T[] =>
  Array.from({ length: 1 + Math.floor(random() * most) }, make);

/** Rules such as nobody would write, of every kind and up to three levels deep. */
export const randomRules = (random: Random): RuleSet => {
  const match = () => oneOf<'all' | 'any'>(random, ['all', 'any']);
  const rule = () => ruleOf(random);
  const inner = () => ({ match: match(), rules: some(random, 2, rule) });
  const group = () => ({ match: match(), rules: some(random, 3, () => (random() < 0.7 ? rule() : inner())) });
  const node = () => (random() < 0.7 ? rule() : group());
  return {
    match: match(),
    rules: some(random, 3, node),
    ...(random() < 0.5 && { exclude: some(random, 2, node) }),
  };
};
