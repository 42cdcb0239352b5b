import { lookUp } from '@console/base';
import type { ruleZh } from './locale.js';
import type { AskedFact, EditedNode, EditedRule, RuleField } from './types.js';
import { isGroup } from './ruleTree.js';

type Words = typeof ruleZh;

/** Comparisons that ask for no value. */
export const needsNoValue = (operator: string): boolean => operator === 'exists' || operator === 'notExists';
/** Comparisons with one of several values. */
export const takesSeveral = (operator: string): boolean => operator === 'in' || operator === 'notIn';

/** What values are worth once they are compared in another way. */
export const keptValues = (from: string, to: string, values: readonly string[]): readonly string[] => {
  if (needsNoValue(to)) return [];
  if (takesSeveral(from) === takesSeveral(to) && (from === 'between') === (to === 'between')) return values;
  return values.slice(0, 1);
};

/** A comparison in words; a moment is before and after, not less and more. */
export const operatorText = (words: Words, operator: string, valueType: string): string =>
  (valueType === 'date' ? lookUp<string, string>(words.dateOperators, operator, '') : '') ||
  lookUp<string, string>(words.operators, operator, operator);

/** A value as its list of choices calls it. */
const valueText = (words: Words, fact: AskedFact | undefined, value: string): string => {
  if (fact?.valueType === 'boolean') return value === 'true' ? words.yes : words.no;
  return fact?.options.find((option) => option.value === value)?.label ?? value;
};

/** What it is compared with, in short: two of several are named. Empty: nothing yet, or nothing is needed. */
export const valuesText = (
  words: Words,
  fact: AskedFact | undefined,
  operator: string,
  values: readonly string[],
): string => {
  if (needsNoValue(operator)) return '';
  const [first, second, ...rest] = values.filter((value) => value !== '').map((value) => valueText(words, fact, value));
  const unit = fact?.unit ?? '';
  if (first === undefined) return '';
  if (operator === 'between') return second === undefined ? '' : words.withUnit(words.between(first, second), unit);
  if (second === undefined) return words.withUnit(first, unit);
  return rest.length === 0 ? words.two(first, second) : words.several(first, second, values.length);
};

/** All that stands in the place of the value: the value itself, the days, and what of the orders or events counts. */
export const wholeValueText = (words: Words, field: RuleField | undefined, rule: EditedRule): string =>
  [
    valuesText(words, field, rule.operator, rule.values),
    ...(rule.days === undefined ? [] : [words.inDays(rule.days)]),
    ...(rule.details ?? []).map(({ name, operator, values }) => {
      const fact = field?.details.find(({ code }) => code === name);
      return words.detail(
        fact?.name ?? name,
        operatorText(words, operator, fact?.valueType ?? ''),
        valuesText(words, fact, operator, values),
      );
    }),
  ]
    .filter((part) => part !== '')
    .join(words.join);

/** A condition as a sentence, a group by its name. */
export const nodeText = (words: Words, fields: readonly RuleField[], node: EditedNode): string => {
  if (isGroup(node)) return node.title?.trim() || words.group;
  const field = fields.find(({ code }) => code === node.field);
  return words.condition(
    field?.name ?? node.field,
    operatorText(words, node.operator, field?.valueType ?? ''),
    wholeValueText(words, field, node),
  );
};

/** A condition by its attribute, a group by its name: for those who hear buttons. */
export const nodeName = (words: Words, fields: readonly RuleField[], node: EditedNode): string => {
  if (isGroup(node)) return node.title?.trim() || words.group;
  if (node.field === '') return words.newRule;
  return fields.find(({ code }) => code === node.field)?.name ?? words.unknown(node.field);
};
