import { escapeLine } from '../../../text/escapeLine.js';
import { type AnswerLanguage, answerWords } from '../answer/words.js';

const MOST_ROWS = 10;
const MOST_COLUMNS = 8;
const MOST_FIELDS = 20;
const LONGEST_VALUE = 200;
const LONGEST_TEXT = 2_000;

type Plain = string | number | boolean | null;

const isPlain = (value: unknown): value is Plain =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const isFlat = (value: unknown): value is Record<string, Plain> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isPlain);

const cell = (value: Plain | undefined): string => escapeLine(String(value ?? '').slice(0, LONGEST_VALUE)) || '—';

const table = (rows: readonly Record<string, Plain>[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, MOST_COLUMNS);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(cell)),
    line(columns.map(() => '---')),
    ...rows.slice(0, MOST_ROWS).map((row) => line(columns.map((column) => cell(row[column])))),
  ].join('\n');
};

/** Words of others in a frame that they cannot end. */
const fenced = (text: string): string => {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A list of plain rows, also as the one list inside of an object, as services like to send it. */
const rowsOf = (value: unknown): { rows: Record<string, Plain>[]; around: Record<string, Plain> } | null => {
  if (Array.isArray(value)) return value.length > 0 && value.every(isFlat) ? { rows: value, around: {} } : null;
  if (typeof value !== 'object' || value === null) return null;
  const fields = Object.entries(value);
  const lists = fields.filter(([, one]) => !isPlain(one));
  const [list] = lists;
  if (list === undefined || lists.length > 1 || !Array.isArray(list[1])) return null;
  const inside: unknown[] = list[1];
  if (inside.length === 0 || !inside.every(isFlat)) return null;
  const around = Object.fromEntries(fields.flatMap(([name, one]) => (isPlain(one) ? [[name, one]] : [])));
  return { rows: inside, around };
};

const fieldLines = (value: Record<string, Plain>): string =>
  Object.entries(value)
    .slice(0, MOST_FIELDS)
    .map(([name, one]) => `- ${escapeLine(name)}：${cell(one)}`)
    .join('\n');

/** What another system said, as markdown that shows just that: a list of fields, a table, or its words as they are. */
export const writeResult = (text: string, language: AnswerLanguage): string => {
  const words = answerWords[language];
  const value = parsed(text);
  if (isPlain(value)) return cell(value);
  const list = rowsOf(value);
  if (list !== null) {
    const around = fieldLines(list.around);
    const more = list.rows.length > MOST_ROWS ? `\n\n${words.moreRows(list.rows.length - MOST_ROWS)}` : '';
    return `${around === '' ? '' : `${around}\n\n`}${table(list.rows)}${more}`;
  }
  if (isFlat(value) && Object.keys(value).length > 0) return fieldLines(value);
  if (text.trim() === '') return words.emptyResult;
  return fenced(text.slice(0, LONGEST_TEXT));
};
