import type { Database } from '../../../db/database.js';
import { metricValueStore } from './metricValues.store.js';
import type { ValueSheet } from './valueSheet.js';

/** Rows that are told of; the counts are of all. */
const MOST_TOLD = 100;
const BATCH = 1000;

/** Puts the values of a sheet in, or says what would become of them. */
export const importValues = async (
  db: Database,
  { values, problems }: ValueSheet,
  { dryRun, userId }: { readonly dryRun: boolean; readonly userId: string },
) => {
  const counts = { addedCount: 0, replacedCount: 0, sameCount: 0 };
  const rows = [];
  for (let from = 0; from < values.length; from += BATCH) {
    const some = values.slice(from, from + BATCH);
    const there = new Map(
      (await metricValueStore(db).there(some)).map((one) => [
        JSON.stringify([one.metricId, one.at, one.dimension]),
        one.value,
      ]),
    );
    for (const { row, metricName, metricId, at, dimension, value } of some) {
      const before = there.get(JSON.stringify([metricId, at, dimension])) ?? null;
      if (before === null) counts.addedCount += 1;
      else if (before === value) counts.sameCount += 1;
      else counts.replacedCount += 1;
      if (rows.length < MOST_TOLD) rows.push({ row, metricName, time: at.toISOString(), dimension, value, before });
    }
    if (!dryRun) await metricValueStore(db).put(some, { source: 'file', userId });
  }
  return {
    ...counts,
    rows,
    problemCount: problems.length,
    problems: problems.slice(0, MOST_TOLD).map((problem) => ({ ...problem })),
  };
};
