import type { ColumnSample } from '../../../analysis/index.js';
import type { Language } from '../../../http/messages.js';

/** What is known of a column. */
export interface ColumnFacts {
  readonly type: string;
  readonly rowCount: number;
  /** Null: nothing but its type is told. */
  readonly sample: ColumnSample | null;
}

const LONGEST_VALUE = 12;
const MOST_VALUES = 3;
/** Different values beyond which none stands for the others. */
const MOST_DIFFERENT = 200;

/** A value as plain words: what is in a cell may be written to look like something else. */
export const plainValue = (value: string): string => {
  const plain = value
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replace(/[<>"'`“”‘’「」[\](){}|*_#\\~^=@]/gu, '')
    .trim();
  const letters = [...plain];
  return letters.length > LONGEST_VALUE ? `${letters.slice(0, LONGEST_VALUE).join('')}…` : plain;
};

const shareOf = (part: number, whole: number): string => {
  const share = Math.round((part / whole) * 100);
  return share === 0 ? '<1%' : share === 100 && part < whole ? '>99%' : `${share}%`;
};

interface Words {
  readonly types: Readonly<Record<string, string>>;
  readonly different: (count: number) => string;
  readonly like: (values: readonly string[]) => string;
  readonly between: (min: string, max: string) => string;
  readonly always: (value: string) => string;
  readonly yes: (share: string) => string;
  readonly empty: (share: string) => string;
  readonly nothing: string;
  readonly separator: string;
}

const all: Readonly<Record<Language, Words>> = {
  'zh-CN': {
    types: { text: '文本', number: '数值', date: '日期', boolean: '是或否' },
    different: (count) => `${count} 种取值`,
    like: (values) => `如 ${values.join('、')}`,
    between: (min, max) => `${min} 至 ${max}`,
    always: (value) => `都是 ${value}`,
    yes: (share) => `${share} 为是`,
    empty: (share) => `${share} 为空`,
    nothing: '没有值',
    separator: '，',
  },
  'en-US': {
    types: { text: 'Text', number: 'Number', date: 'Date', boolean: 'Yes or no' },
    different: (count) => (count === 1 ? '1 value' : `${count} values`),
    like: (values) => `such as ${values.join(', ')}`,
    between: (min, max) => `${min} to ${max}`,
    always: (value) => `always ${value}`,
    yes: (share) => `${share} yes`,
    empty: (share) => `${share} empty`,
    nothing: 'no values',
    separator: ', ',
  },
};

const about = ({ type, rowCount, sample }: ColumnFacts, words: Words): string[] => {
  if (sample === null) return [];
  const { values, distinct, empty, min, max } = sample;
  if (distinct === 0) return [words.nothing];
  const rest = empty > 0 && rowCount > 0 ? [words.empty(shareOf(empty, rowCount))] : [];
  if (type === 'boolean') {
    const yes = values.find(({ value }) => value === 'true')?.count ?? 0;
    return [words.yes(yes === 0 ? '0%' : shareOf(yes, rowCount - empty)), ...rest];
  }
  if (type === 'number' || type === 'date') {
    const [least, most] = [plainValue(String(min ?? '')), plainValue(String(max ?? ''))];
    if (least === '' || most === '') return rest;
    return [least === most ? words.always(least) : words.between(least, most), ...rest];
  }
  const shown = values.map(({ value }) => plainValue(value)).filter((value) => value !== '');
  const examples = distinct > MOST_DIFFERENT ? [] : [...new Set(shown)].slice(0, MOST_VALUES);
  return [words.different(distinct), ...(examples.length > 0 ? [words.like(examples)] : []), ...rest];
};

/** What a column is, by what is in it: `文本，12 种取值，如 北京、上海、广东`. */
export const columnWords = (facts: ColumnFacts, language: Language): string => {
  const words = all[language];
  return [words.types[facts.type] ?? facts.type, ...about(facts, words)].join(words.separator);
};

/** What a table is, by its rows and columns. */
export const tableWords = (
  { rowCount, columns }: { readonly rowCount: number; readonly columns: readonly { readonly label: string }[] },
  language: Language,
): string => {
  const named = columns.slice(0, MOST_VALUES).map(({ label }) => plainValue(label));
  const count = rowCount.toLocaleString('en-US');
  return language === 'en-US'
    ? `${count} rows, ${columns.length} columns: ${named.join(', ')}${columns.length > named.length ? ' and more' : ''}`
    : `${count} 行，${columns.length} 列：${named.join('、')}${columns.length > named.length ? ' 等' : ''}`;
};
