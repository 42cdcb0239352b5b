import { figureOf, kindsOf } from './figureTable.js';
import type { ResultKind } from './KindSwitch.js';
import { shapeOf } from './shape.js';
import type { AnswerChart, ResultTable } from './types.js';

/** How a result can be shown: as a table always, as what its chart allows, and by what its columns are. */
export const resultKinds = (table: ResultTable, chart: AnswerChart | null): ResultKind[] => {
  const drawable = chart !== null && figureOf(chart, table) !== undefined;
  const shape = shapeOf(table);
  return ['table', ...(drawable ? kindsOf(chart) : []), ...(shape === undefined ? [] : [shape.kind])];
};

/** What is shown: what was asked for, else what suits best. */
export const kindShown = (
  asked: ResultKind | undefined,
  kinds: readonly ResultKind[],
  chart: AnswerChart | null,
): ResultKind => {
  if (asked !== undefined && kinds.includes(asked)) return asked;
  const shaped = kinds.find((kind) => !['table', 'bar', 'line', 'pie'].includes(kind));
  return shaped ?? kinds.find((kind) => kind === chart?.kind) ?? 'table';
};

/** Of which there can be a picture: the others are tables. */
export const isDrawn = (kind: ResultKind): boolean => kind !== 'table' && kind !== 'league' && kind !== 'box';
