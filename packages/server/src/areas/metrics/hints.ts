import type { MetricHint } from '@console/api/contract';
import { addUnits } from '../../analysis/semantics/index.js';
import { shanghaiDay } from '../../text/moment.js';
import { beginAt } from './counting/periods.js';
import type { MetricRow } from './metrics.store.js';

/** Days without a question after which nobody is taken to use a metric. A younger one has had no time for that. */
const UNUSED_DAYS = 90;
const DAY = 86_400_000;

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, '');

/** The same for metrics that count the same; null for one that is typed in. */
export const countedAlike = ({ formula, sourceId }: Pick<MetricRow, 'formula' | 'sourceId'>): string | null => {
  if (formula === null) return null;
  const { table, expression, filter = '', timeColumn, assumes = [] } = formula;
  return JSON.stringify([sourceId, table, folded(expression), folded(filter), timeColumn, assumes]);
};

/** What should be seen to, of a metric that so many questions, saved questions and reports have. */
export const hintsOf = (
  row: MetricRow,
  { useCount, doubled, now }: { readonly useCount: number; readonly doubled: boolean; readonly now: Date },
): MetricHint[] => {
  const { latestTime, period, failure, createTime, owner, definition, formula, computedTime, builtIn } = row;
  const stale = latestTime !== null && shanghaiDay(latestTime) < addUnits(beginAt(now, period), period, -2);
  // What comes with the product is there for whoever will want it.
  const unused = !builtIn && useCount === 0 && now.getTime() - createTime.getTime() > UNUSED_DAYS * DAY;
  const all: readonly (readonly [MetricHint, boolean])[] = [
    // One that is about to be computed for the first time has had no chance.
    ['no_value', latestTime === null && (formula === null || computedTime !== null)],
    ['stale', stale],
    ['failing', failure !== ''],
    ['doubled', doubled],
    ['unused', unused],
    ['no_owner', owner === null],
    ['no_definition', definition.trim() === ''],
  ];
  return all.flatMap(([hint, holds]) => (holds ? [hint] : []));
};
