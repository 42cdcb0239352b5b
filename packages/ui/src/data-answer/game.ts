import type { ChartTable } from '../chart-card/chartTable.js';
import { dateText } from './cells.js';
import type { TimelineShape } from './shape.js';
import type { ResultTable } from './types.js';

export interface Game extends ChartTable {
  /** The score at the end: of the first, of the second. */
  readonly score: readonly [number, number];
  /** The greatest lead of each, with where it was; undefined for who never led. */
  readonly leads: readonly { readonly side: 0 | 1; readonly by: number; readonly at: string }[];
  /** How often another side came into the lead. */
  readonly changes: number;
}

const sides = [0, 1] as const;

/** Who a column of scores is of: 主队, and not 主队得分. */
const sideOf = (name: string): string => name.replace(/(?:得分|比分|分数|[_ ]?(?:score|points|pts))$/i, '') || name;

/** How a game went, from rows of both scores in their order. Rows without a score count for nothing. */
export const gameOf = ({ columns, rows }: ResultTable, { time, period, home, away }: TimelineShape): Game => {
  const steps = rows.flatMap((row) => {
    const [one, other] = [row[home], row[away]];
    if (typeof one !== 'number' || typeof other !== 'number') return [];
    const at = dateText(String(row[time] ?? ''));
    return [{ one, other, at: period === undefined ? at : `${row[period] ?? ''} ${at}`.trim() }];
  });
  const leads = sides.flatMap((side) => {
    const best = steps
      .map(({ one, other, at }) => ({ side, at, by: side === 0 ? one - other : other - one }))
      .reduce<Game['leads'][number] | undefined>((most, step) => (step.by > (most?.by ?? 0) ? step : most), undefined);
    return best === undefined ? [] : [best];
  });
  const leaders = steps.map(({ one, other }) => Math.sign(one - other)).filter((sign) => sign !== 0);
  const last = steps.at(-1);
  return {
    labels: steps.map(({ at }) => at),
    series: [
      { name: sideOf(columns[home]?.name ?? ''), values: steps.map(({ one }) => one) },
      { name: sideOf(columns[away]?.name ?? ''), values: steps.map(({ other }) => other) },
    ],
    score: [last?.one ?? 0, last?.other ?? 0],
    leads,
    changes: leaders.filter((sign, at) => at > 0 && sign !== leaders[at - 1]).length,
  };
};
