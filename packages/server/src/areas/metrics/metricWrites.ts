import { isDeepStrictEqual } from 'node:util';
import type { addMetric, Input, MetricFormula, modifyMetric } from '@console/api/contract';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import type { Actor, CallRequest } from '../../http/serve.js';
import { cancelJobs } from '../../jobs/index.js';
import { type StoredFormula, usualRollUp, VALUES_TABLE } from '../../metrics/index.js';
import { readerOf } from '../../visibility/index.js';
import { turnstile } from '../../workers/index.js';
import { queueMetric } from './computing/computeMetric.job.js';
import { type CheckedFormula, checkFormula } from './formula/checkFormula.js';
import { countedAlike } from './hints.js';
import { type MetricSettings, metricStore, shownFormula } from './metrics.store.js';
import type { MetricsDeps } from './metricsDeps.js';
import { mayOwn } from './owners.js';
import { seenMetrics } from './seenMetrics.js';

type Request = Pick<CallRequest, 'language' | 'signal'>;

/** With everything that may be left out. */
const whole = ({ filter = '', parts = null, ...formula }: MetricFormula): MetricFormula => ({
  ...formula,
  filter: filter.trim(),
  parts,
});

const storedOf = ({ table, expression, parts, filter, timeColumn, dimensions }: MetricFormula): StoredFormula => ({
  table,
  expression,
  parts,
  filter,
  timeColumn,
  dimensions,
});

/** What a new version is for. */
const versioned = (one: MetricSettings) => {
  const { name, definition, unit, period, formula, sourceId, target, higherIsBetter, synonyms } = one;
  return { name, definition, unit, period, formula, sourceId, target, higherIsBetter, synonyms };
};

const countedBy = ({ formula, sourceId, period }: MetricSettings) => ({ formula, sourceId, period });

/**
 * Values that were computed otherwise. Those that somebody has explained stay, as long as their times are begins of periods and
 * they are of the same table: whoever sees the next one need not see that.
 */
const forget = async (tx: Queryable, id: string, before: MetricSettings, after: MetricSettings): Promise<void> => {
  const isElsewhere = before.sourceId !== after.sourceId || before.formula?.table !== after.formula?.table;
  const all = before.period !== after.period || isElsewhere;
  await tx.query(sql`
    delete from metric_values where metric_id = ${id} and source = 'computed' and (${all} or note = '')`);
  await tx.query(sql`update metrics set failure = '', computed_at = null where id = ${id}`);
};

/** Changes of metrics, each checked before anything is kept. */
export const metricWrites = (deps: MetricsDeps) => {
  const { db, analysis, tables } = deps;
  const store = metricStore(db);
  // One at a time: a formula that takes long leaves the other turns of the engine to questions.
  const trials = turnstile(1, 'oldest');

  /** Throws `data_source_not_found`, `source_table_not_found` and `metric_formula_refused`. */
  const checked = async (
    formula: MetricFormula,
    actor: Actor,
    { language, signal }: Request,
  ): Promise<CheckedFormula> => {
    const reader = readerOf(actor);
    const opened = await tables.open([formula.sourceId], reader);
    const seen = await tables.whole(reader);
    // Who sees a part of a table would count what they do not see.
    const isWhole = seen.some(({ sourceId, table }) => sourceId === formula.sourceId && table === formula.table);
    if (!isWhole || formula.table === VALUES_TABLE) throw fail('source_table_not_found');
    return trials.pass(() => checkFormula(formula, { analysis, ...opened, signal }, language), signal);
  };

  const checkOwner = async (ownerId: string | null | undefined): Promise<void> => {
    if (ownerId != null && !(await mayOwn(db, deps, ownerId))) throw fail('user_not_found');
  };

  return {
    check: async (given: MetricFormula, actor: Actor, request: Request) => {
      const formula = whole(given);
      const found = await checked(formula, actor, request);
      const alike = countedAlike({ formula: storedOf(formula), sourceId: formula.sourceId });
      const all = await store.list(await seenMetrics(tables, readerOf(actor)), actor.userId);
      const doubles = all
        .filter((row) => countedAlike(row) === alike)
        .map(({ id, name }) => ({ id, metricName: name }));
      return { ...found, doubles };
    },

    add: async (body: Input<typeof addMetric>, actor: Actor, request: Request): Promise<{ id: string }> => {
      const formula = body.formula == null ? null : whole(body.formula);
      if (formula !== null) await checked(formula, actor, request);
      await checkOwner(body.ownerId);
      const id = randomId();
      const settings: MetricSettings = {
        code: body.code,
        name: body.metricName,
        englishName: body.englishName?.trim() ?? '',
        category: body.category,
        synonyms: [...new Set(body.synonyms ?? [])],
        unit: body.unit?.trim() ?? '',
        period: body.period,
        rollUp: body.rollUp ?? usualRollUp(formula),
        definition: body.definition?.trim() ?? '',
        formula: formula === null ? null : storedOf(formula),
        sourceId: formula?.sourceId ?? null,
        higherIsBetter: body.higherIsBetter ?? null,
        target: body.target ?? null,
        ownerId: body.ownerId ?? null,
        enabled: body.enabled ?? true,
      };
      await db.transaction(async (tx) => {
        await store.add(tx, id, settings, actor.userId);
        if (formula !== null) await queueMetric(tx, id);
      });
      return { id };
    },

    /** Of a metric that they see. Throws `changed_meanwhile` besides. */
    modify: async (body: Input<typeof modifyMetric>, actor: Actor, request: Request): Promise<void> => {
      const { id, version } = body;
      const given = body.formula == null ? null : whole(body.formula);
      const [now] = await store.list(await seenMetrics(tables, readerOf(actor)), actor.userId, [id]);
      if (now === undefined) throw fail('metric_not_found');
      const isSame = given !== null && isDeepStrictEqual(given, shownFormula(now.formula, now.sourceId));
      if (given !== null && !isSame) await checked(given, actor, request);
      await checkOwner(body.ownerId);
      await db.transaction(async (tx) => {
        const before = await store.locked(tx, id);
        if (before === null) throw fail('metric_not_found');
        if (version !== undefined && version !== before.version) throw fail('changed_meanwhile');
        const assumes = given !== null && before.formula?.table === given.table ? before.formula.assumes : undefined;
        const changed = given === null ? null : { ...storedOf(given), ...(assumes !== undefined && { assumes }) };
        const keeps = body.formula === undefined || isSame;
        const after: MetricSettings = {
          code: before.code,
          name: body.metricName ?? before.name,
          englishName: body.englishName?.trim() ?? before.englishName,
          category: body.category ?? before.category,
          synonyms: body.synonyms === undefined ? before.synonyms : [...new Set(body.synonyms)],
          unit: body.unit?.trim() ?? before.unit,
          period: body.period ?? before.period,
          rollUp: body.rollUp ?? before.rollUp,
          definition: body.definition?.trim() ?? before.definition,
          formula: keeps ? before.formula : changed,
          sourceId: keeps ? before.sourceId : (given?.sourceId ?? null),
          higherIsBetter: body.higherIsBetter === undefined ? before.higherIsBetter : body.higherIsBetter,
          target: body.target === undefined ? before.target : body.target,
          ownerId: body.ownerId === undefined ? before.ownerId : body.ownerId,
          enabled: body.enabled ?? before.enabled,
        };
        const isNew = !isDeepStrictEqual(versioned(before), versioned(after));
        const counts = !isDeepStrictEqual(countedBy(before), countedBy(after));
        await store.modify(tx, id, after, isNew ? { note: body.note?.trim() ?? '', userId: actor.userId } : null);
        if (counts) await forget(tx, id, before, after);
        if (after.formula !== null && (counts || (after.enabled && !before.enabled))) await queueMetric(tx, id);
      });
      tables.outdate();
    },

    /** Throws `metric_built_in` and `metric_in_use`. */
    remove: async (ids: readonly string[], actor: Actor): Promise<void> => {
      const seen = await seenMetrics(tables, readerOf(actor));
      const rows = await store.list(seen, actor.userId, ids);
      await db.transaction(async (tx) => {
        await cancelJobs(
          tx,
          rows.map(({ id }) => id),
        );
        await store.remove(tx, ids, seen);
      });
    },
  };
};
