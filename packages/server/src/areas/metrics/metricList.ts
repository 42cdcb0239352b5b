import type { Metric } from '@console/api/contract';
import { associationTables, reachedBy } from '../../analysis/semantics/index.js';
import type { Queryable } from '../../db/database.js';
import type { Order } from '../../db/sqlParts.js';
import type { Language } from '../../http/messages.js';
import { changeOf } from './changeOf.js';
import { failureWords } from './failureWords.js';
import { countedAlike, hintsOf } from './hints.js';
import { type MetricRow, metricStore, type SeenMetrics, shownFormula } from './metrics.store.js';

export interface MetricFilter {
  readonly keyword?: string;
  readonly category?: string;
  readonly enabled?: boolean;
  readonly reached?: boolean;
  readonly kept?: boolean;
  readonly hinted?: boolean;
  readonly idList?: readonly string[];
}

/** For whom they are listed. */
export interface ListedFor {
  readonly seen: SeenMetrics;
  readonly userId: string;
  readonly language: Language;
}

/** Of the product's own tables. */
const ownLabels = new Map(associationTables.map(({ name, label }) => [name, label]));

const shown = (
  row: MetricRow,
  { questions, alike, language }: { questions: number; alike: readonly MetricRow[]; language: Language },
): Metric => {
  const { formula, sourceId, latestTime, latestValue, computedTime, createTime, updateTime, failure } = row;
  const useCount = questions + row.savedCount + row.reportCount;
  const double = alike.find(({ id }) => id !== row.id);
  return {
    id: row.id,
    metricName: row.name,
    englishName: row.englishName,
    code: row.code,
    category: row.category,
    synonyms: [...row.synonyms],
    unit: row.unit,
    period: row.period,
    rollUp: row.rollUp,
    definition: row.definition,
    formula: shownFormula(formula, sourceId),
    sourceName: row.sourceName,
    tableLabel: row.tableLabel || (ownLabels.get(formula?.table ?? '') ?? formula?.table ?? ''),
    higherIsBetter: row.higherIsBetter,
    target: row.target,
    enabled: row.enabled,
    builtIn: row.builtIn,
    version: row.version,
    owner: row.owner === null ? null : { ...row.owner },
    followed: row.followed,
    latest: latestTime === null || latestValue === null ? null : { time: latestTime.toISOString(), value: latestValue },
    previous: row.previous,
    spark: [],
    reached: reachedBy(latestValue, row),
    useCount,
    hints: hintsOf(row, { useCount, doubled: double !== undefined, now: new Date() }),
    doubleOf: double === undefined ? null : { id: double.id, metricName: double.name },
    computedTime: computedTime?.toISOString() ?? null,
    failure: failureWords(failure, language),
    createdBy: row.createdBy,
    createTime: createTime.toISOString(),
    updateTime: updateTime.toISOString(),
  };
};

const fits = (filter: MetricFilter): ((metric: Metric) => boolean) => {
  const word = filter.keyword?.trim().toLowerCase() ?? '';
  const said = ({ metricName, englishName, code, synonyms, owner }: Metric): boolean =>
    [metricName, englishName, code, ...synonyms, owner?.name ?? ''].some((one) => one.toLowerCase().includes(word));
  return (metric) =>
    (word === '' || said(metric)) &&
    (filter.category === undefined || filter.category === '' || metric.category === filter.category) &&
    (filter.enabled === undefined || metric.enabled === filter.enabled) &&
    (filter.reached === undefined || metric.reached === filter.reached) &&
    (filter.kept === undefined || (metric.formula === null) === filter.kept) &&
    (filter.hinted === undefined || metric.hints.length > 0 === filter.hinted) &&
    (filter.idList === undefined || filter.idList.includes(metric.id));
};

type Sorted = string | number | null;

const keys: Readonly<Record<string, (metric: Metric) => Sorted>> = {
  metricName: ({ metricName }) => metricName,
  code: ({ code }) => code,
  category: ({ category }) => category,
  latest: ({ latest }) => latest?.value ?? null,
  change: ({ latest, previous }) => changeOf(latest?.value ?? null, previous),
  target: ({ target }) => target,
  useCount: ({ useCount }) => useCount,
  hints: ({ hints }) => hints.length,
  computedTime: ({ computedTime }) => computedTime,
  createTime: ({ createTime }) => createTime,
  updateTime: ({ updateTime }) => updateTime,
};

const collator = new Intl.Collator('zh-CN', { numeric: true });

/** What has no value comes last, whichever way round. */
const compared = (one: Sorted, other: Sorted, asc: boolean): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const order =
    typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other));
  return asc ? order : -order;
};

const sorted = (metrics: readonly Metric[], orders: readonly Order[] | undefined): Metric[] =>
  metrics.toSorted((one, other) => {
    for (const { column, asc } of orders ?? []) {
      const key = Object.hasOwn(keys, column) ? keys[column] : undefined;
      const order = key === undefined ? 0 : compared(key(one), key(other), asc);
      if (order !== 0) return order;
    }
    return 0;
  });

/** Metrics as they are shown. There are hundreds at most: what is said of each depends on the others. */
export const metricList = (db: Queryable) => {
  const store = metricStore(db);

  const all = async ({ seen, userId, language }: ListedFor): Promise<Metric[]> => {
    const [rows, questions] = await Promise.all([store.list(seen, userId), store.questionCounts()]);
    const alike = new Map<string, MetricRow[]>();
    for (const row of rows) {
      const key = countedAlike(row);
      if (key !== null) alike.set(key, [...(alike.get(key) ?? []), row]);
    }
    return rows.map((row) =>
      shown(row, {
        questions: questions.get(row.code) ?? 0,
        alike: alike.get(countedAlike(row) ?? '') ?? [],
        language,
      }),
    );
  };

  const withSparks = async (metrics: readonly Metric[]): Promise<Metric[]> => {
    const sparks = await store.sparks(metrics.map(({ id }) => id));
    return metrics.map((metric) => ({ ...metric, spark: sparks.get(metric.id) ?? [] }));
  };

  return {
    page: async (
      { current, size, orders, ...filter }: MetricFilter & { current: number; size: number; orders?: readonly Order[] },
      listed: ListedFor,
    ) => {
      const found = sorted((await all(listed)).filter(fits(filter)), orders);
      const list = await withSparks(found.slice((current - 1) * size, current * size));
      return { list, total: found.length, current, size };
    },

    /** Null where there is none for them. */
    read: async (id: string, listed: ListedFor): Promise<Metric | null> => {
      const found = (await all(listed)).filter((metric) => metric.id === id);
      return (await withSparks(found))[0] ?? null;
    },

    categories: async (listed: ListedFor): Promise<{ category: string; count: number }[]> => {
      const counts = new Map<string, number>();
      for (const { category } of await store.list(listed.seen, listed.userId)) {
        counts.set(category, (counts.get(category) ?? 0) + 1);
      }
      return [...counts].map(([category, count]) => ({ category, count }));
    },
  };
};
