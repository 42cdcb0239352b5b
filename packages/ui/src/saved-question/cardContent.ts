import {
  cellText,
  decimalsIn,
  differenceText,
  isChange,
  isNumber,
  numberText,
  type Tone,
  toneOf,
} from '../data-answer/cells.js';
import { type Figure, figureOf } from '../data-answer/figureTable.js';
import type { DataAnswerWords } from '../data-answer/locale.js';
import type { AnswerColumn, ResultTable } from '../data-answer/types.js';
import type { PinnedQuestion } from './types.js';

/** What a card has room for of an answer. */
export type CardContent =
  | { readonly kind: 'none' }
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'figure';
      readonly name: string;
      readonly value: string;
      readonly unit: string;
      readonly change: { readonly text: string; readonly tone: Tone | undefined } | undefined;
    }
  | { readonly kind: 'chart'; readonly drawn: 'line' | 'bar'; readonly figure: Figure }
  | {
      readonly kind: 'rows';
      readonly heads: readonly Head[];
      readonly rows: readonly (readonly string[])[];
      readonly left: number;
    };

interface Head {
  readonly name: string;
  readonly number: boolean;
}

const MOST_ROWS = 5;
const MOST_COLUMNS = 3;

const figureColumn = (columns: readonly AnswerColumn[]): number => {
  const asked = columns.findIndex(({ role }) => role === 'value');
  return asked >= 0 ? asked : columns.findIndex(isNumber);
};

/** The one figure that a table of one row is; undefined where it is none. */
const oneFigure = ({ columns, rows }: ResultTable, words: DataAnswerWords): CardContent | undefined => {
  const at = figureColumn(columns);
  const column = columns[at];
  const value = rows[0]?.[at];
  if (rows.length !== 1 || column === undefined || typeof value !== 'number') return undefined;
  const changed = columns.findIndex(isChange);
  const by = rows[0]?.[changed];
  const change =
    typeof by === 'number'
      ? {
          text: differenceText(by, columns[changed]?.unit, words),
          tone: toneOf(by, columns[changed]?.higherIsBetter ?? column.higherIsBetter),
        }
      : undefined;
  const text = numberText(value, decimalsIn(column, [value]));
  return { kind: 'figure', name: column.name, value: text, unit: column.unit ?? '', change };
};

const telling = ['group', 'time', 'value', 'change'];

/** Places of the columns that say most: what a row is about, what was asked for, and how it changed. */
const chosenColumns = (columns: readonly AnswerColumn[]): number[] => {
  const places = columns.map((_, at) => at);
  const first = places.filter((at) => telling.includes(columns[at]?.role ?? ''));
  return [...first, ...places.filter((at) => !first.includes(at))].slice(0, MOST_COLUMNS);
};

const fewRows = ({ columns: all, rows: whole }: ResultTable, words: DataAnswerWords): CardContent => {
  const places = chosenColumns(all);
  const shown = places.flatMap((at) => all[at] ?? []);
  const rows = whole.map((row) => places.map((at) => row[at] ?? null));
  const decimals = shown.map((column, at) =>
    decimalsIn(
      column,
      rows.map((row) => row[at] ?? null),
    ),
  );
  return {
    kind: 'rows',
    heads: shown.map((column) => ({ name: column.name, number: isNumber(column) })),
    rows: rows
      .slice(0, MOST_ROWS)
      .map((row) => shown.map((column, at) => cellText(row[at] ?? null, column, decimals[at] ?? 0, words))),
    left: Math.max(0, rows.length - MOST_ROWS),
  };
};

/** What a card shows of the last answer: its one figure, else its drawing, else its first rows. */
export const cardContent = ({ answer }: Pick<PinnedQuestion, 'answer'>, words: DataAnswerWords): CardContent => {
  if (answer === null || answer.table === null) return { kind: 'none' };
  const { table, chart } = answer;
  if (table.rows.length === 0) return { kind: 'empty' };
  const one = oneFigure(table, words);
  if (one !== undefined) return one;
  const figure = chart === null ? undefined : figureOf(chart, table);
  if (figure !== undefined && chart?.kind !== 'pie') {
    return { kind: 'chart', drawn: chart?.kind === 'line' ? 'line' : 'bar', figure };
  }
  return fewRows(table, words);
};
