import {
  type Chip,
  chosenFrom,
  valueLabel,
  type Language,
  numberFrom,
  spaced,
  unknownValue,
} from '../semantics/index.js';
import { isDay, type Literal, literalNode, literalOf } from './literals.js';
import { type ChipWords, chipOf } from './part.js';
import { likeOf } from './likes.js';
import type { NamedColumn, Scope } from './scope.js';
import { comparison, isClass, listIn, type Node, nodeOf, textIn } from './tree.js';

/** A condition on one column, and what it is with other values. */
export interface ReadFilter {
  readonly chip: Chip;
  /** None: the condition is gone. Throws `ChipError`. */
  readonly change: (values: readonly string[]) => readonly Node[];
}

type Op = '=' | '!=' | '<' | '<=' | '>' | '>=';

const ops: Readonly<Record<string, Op>> = {
  COMPARE_EQUAL: '=',
  COMPARE_NOTEQUAL: '!=',
  COMPARE_LESSTHAN: '<',
  COMPARE_LESSTHANOREQUALTO: '<=',
  COMPARE_GREATERTHAN: '>',
  COMPARE_GREATERTHANOREQUALTO: '>=',
};
const turned: Readonly<Record<string, string>> = {
  COMPARE_LESSTHAN: 'COMPARE_GREATERTHAN',
  COMPARE_LESSTHANOREQUALTO: 'COMPARE_GREATERTHANOREQUALTO',
  COMPARE_GREATERTHAN: 'COMPARE_LESSTHAN',
  COMPARE_GREATERTHANOREQUALTO: 'COMPARE_LESSTHANOREQUALTO',
};
export const signs: Readonly<Record<Op, string>> = { '=': '=', '!=': '≠', '<': '<', '<=': '≤', '>': '>', '>=': '≥' };

const isConstant = (node: Node): boolean => literalOf(node) !== null;

/** A comparison with what is written out on its right. */
export const facing = (condition: Node): Node => {
  const type = textIn(condition, 'type');
  const [left, right] = [nodeOf(condition['left']), nodeOf(condition['right'])];
  if (!isClass(condition, 'COMPARISON') || isConstant(right) || !isConstant(left)) return condition;
  return { ...condition, type: turned[type] ?? type, left: right, right: left };
};

export const opOf = (condition: Node): Op | null =>
  isClass(condition, 'COMPARISON') ? (ops[textIn(condition, 'type')] ?? null) : null;

/** Checks what was typed for a value of this kind. Throws `ChipError`. */
const typed = (chip: string, kind: Literal['kind'], values: readonly string[]): Literal => {
  const [value = '', ...more] = values;
  if (more.length > 0 || value.trim() === '' || /[\0\p{Surrogate}]/u.test(value)) throw unknownValue(chip);
  if (kind === 'number') {
    numberFrom(chip, values);
    return { kind, value: value.replace(/^(-?)0+(?=\d)/, '$1') };
  }
  if (kind === 'day' && !isDay(value)) throw unknownValue(chip);
  if (kind === 'boolean' && value !== 'true' && value !== 'false') throw unknownValue(chip);
  return { kind, value };
};

const LONGEST_SHOWN = 40;

const shownValue = (value: string): string => {
  const short = value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value;
  return value === value.trim() && value !== '' ? short : `“${short}”`;
};

interface Reading {
  readonly condition: Node;
  readonly at: number;
  readonly scope: Scope;
  readonly language: Language;
}

const yesNo = (language: Language): Chip['options'] => [
  { value: 'true', label: language === 'en' ? 'yes' : '是' },
  { value: 'false', label: language === 'en' ? 'no' : '否' },
];

const make = (
  { condition, at, language }: Reading,
  column: NamedColumn,
  said: string,
  words: Omit<ChipWords, 'kind' | 'text' | 'removable'>,
  change: (values: readonly string[]) => Node,
): ReadFilter => ({
  chip: chipOf(`filter:${at}`, condition, language, {
    kind: 'filter',
    text: `${column.label} ${said}`,
    removable: true,
    ...words,
  }),
  change: (values) => (values.length === 0 ? [] : [change(values)]),
});

/** One value, or several, of those that the column is known to hold. */
const oneOfSeveral = (
  reading: Reading,
  column: NamedColumn,
  subject: Node,
  literals: readonly Literal[],
  without: boolean,
): ReadFilter => {
  const { language } = reading;
  const values = literals.map(({ value }) => value);
  const kind = literals[0]?.kind ?? 'text';
  const known = column.dimension?.values?.map(({ value }) => value) ?? [];
  const options = [...new Set([...known, ...values])].map((value) => ({
    value,
    label: valueLabel(column.dimension?.values ?? [], value),
  }));
  const shown = values.slice(0, 3).map((value) => valueLabel(column.dimension?.values ?? [], value));
  const more = values.length - shown.length;
  const list = [...shown, ...(more > 0 ? [language === 'en' ? `${more} more` : `等 ${values.length} 个`] : [])].join(
    language === 'en' ? ', ' : '、',
  );
  const said = without ? (language === 'en' ? `without ${list}` : spaced(`不含${list}`)) : list;
  return make(reading, column, said, { editor: 'choices', options, values }, (changed) => {
    const chosen = chosenFrom(
      'filter',
      changed,
      options.map(({ value }) => value),
      1,
      50,
    );
    const nodes = chosen.map((value) => literalNode({ kind, value }));
    const [first] = nodes;
    if (nodes.length === 1 && first !== undefined)
      return comparison(without ? 'COMPARE_NOTEQUAL' : 'COMPARE_EQUAL', subject, first);
    return {
      class: 'OPERATOR',
      type: without ? 'COMPARE_NOT_IN' : 'COMPARE_IN',
      alias: '',
      children: [subject, ...nodes],
    };
  });
};

const compared = (reading: Reading): ReadFilter | null => {
  const condition = facing(reading.condition);
  const op = opOf(condition);
  const subject = nodeOf(condition['left']);
  const column = reading.scope.column(subject);
  const literal = literalOf(nodeOf(condition['right']));
  if (op === null || column === null || literal === null) return null;
  const { kind, value } = literal;
  const isEven = op === '=' || op === '!=';
  if (isEven && kind === 'text' && (column.dimension?.values?.length ?? 0) > 0)
    return oneOfSeveral(reading, column, subject, [literal], op === '!=');
  const asked = kind === 'text' && column.type === 'date' && isDay(value) ? 'day' : kind;
  const write = (values: readonly string[]): Node => ({
    ...condition,
    right: literalNode({ ...typed('filter', asked, values), kind }),
  });
  if (kind === 'boolean') {
    const options = yesNo(reading.language);
    const label = options.find((one) => one.value === value)?.label ?? value;
    return make(
      reading,
      column,
      op === '=' ? label : `${signs[op]} ${label}`,
      { editor: 'choice', options, values: [value] },
      write,
    );
  }
  const editor = kind === 'number' ? 'number' : 'text';
  return make(reading, column, `${signs[op]} ${shownValue(value)}`, { editor, values: [value] }, write);
};

const listed = (reading: Reading): ReadFilter | null => {
  const { condition, scope } = reading;
  const isIn = condition['type'] === 'COMPARE_IN';
  if (!isClass(condition, 'OPERATOR') || (!isIn && condition['type'] !== 'COMPARE_NOT_IN')) return null;
  const [subject = {}, ...rest] = listIn(condition, 'children');
  const column = scope.column(subject);
  const literals = rest.flatMap((one) => literalOf(one) ?? []);
  const isPlain = literals.length === rest.length && new Set(literals.map(({ kind }) => kind)).size === 1;
  return column === null || !isPlain ? null : oneOfSeveral(reading, column, subject, literals, !isIn);
};

const between = (reading: Reading): ReadFilter | null => {
  const { condition, scope } = reading;
  const column = scope.column(nodeOf(condition['input']));
  const [lower, upper] = [literalOf(nodeOf(condition['lower'])), literalOf(nodeOf(condition['upper']))];
  if (!isClass(condition, 'BETWEEN') || condition['type'] !== 'COMPARE_BETWEEN') return null;
  if (column === null || lower?.kind !== 'number' || upper?.kind !== 'number') return null;
  const said = `${lower.value} – ${upper.value}`;
  return make(reading, column, said, {}, () => {
    throw unknownValue('filter');
  });
};

/** Whether there is a value at all, or whether it is so: `is null`, `not null`, a column of yes and no by itself. */
const plain = (reading: Reading): ReadFilter | null => {
  const { condition, scope, language } = reading;
  const isNull = condition['type'] === 'OPERATOR_IS_NULL';
  const isEmptyTest = isNull || condition['type'] === 'OPERATOR_IS_NOT_NULL';
  const isNot = condition['type'] === 'OPERATOR_NOT';
  const subject = isEmptyTest || isNot ? (listIn(condition, 'children')[0] ?? {}) : condition;
  const column = scope.column(subject);
  if (column === null) return null;
  const [yes, no] = language === 'en' ? ['empty', 'not empty'] : ['为空', '不为空'];
  const options = isEmptyTest
    ? [
        { value: 'true', label: yes ?? '' },
        { value: 'false', label: no ?? '' },
      ]
    : yesNo(language);
  const now = isEmptyTest ? isNull : !isNot;
  const label = options.find(({ value }) => value === String(now))?.label ?? '';
  return make(reading, column, label, { editor: 'choice', options, values: [String(now)] }, (values) => {
    const { value } = typed('filter', 'boolean', values);
    const operator = (type: string): Node => ({ class: 'OPERATOR', type, alias: '', children: [subject] });
    if (isEmptyTest) return operator(value === 'true' ? 'OPERATOR_IS_NULL' : 'OPERATOR_IS_NOT_NULL');
    return value === 'true' ? subject : operator('OPERATOR_NOT');
  });
};

const alike = (reading: Reading): ReadFilter | null => {
  const { condition, scope, language } = reading;
  const like = likeOf(condition);
  const column = like === null ? null : scope.column(like.subject);
  if (like === null || column === null) return null;
  return make(reading, column, like.said(language), { editor: 'text', values: [like.value] }, (values) =>
    like.write(typed('filter', 'text', values).value),
  );
};

/** A condition as a chip; null for what is not certainly understood. */
export const filterOf = (reading: Reading): ReadFilter | null =>
  compared(reading) ?? listed(reading) ?? between(reading) ?? plain(reading) ?? alike(reading);
