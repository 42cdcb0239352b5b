import {
  addMetricValue,
  downloadMetricValues,
  listMetricTrends,
  modifyMetricValue,
  pageMetricValues,
  removeMetricValues,
  uploadMetricValues,
} from '@console/api/contract';
import type { MetricPeriod } from '@console/api/contract';
import { sourceOf } from '../../../files/source.js';
import { fail } from '../../../http/failure.js';
import { type Actor, FORM_OVERHEAD, type Route, serve } from '../../../http/serve.js';
import { XLSX_TYPE } from '../../../spreadsheets/index.js';
import { readMoment } from '../../../text/moment.js';
import { readWithin } from '../../../text/span.js';
import { readerOf } from '../../../visibility/index.js';
import { ringFor } from '../computing/ring.js';
import type { Figures } from '../counting/figures.js';
import { beginAt, momentOf, readDaySpan } from '../counting/periods.js';
import { metricStore } from '../metrics.store.js';
import type { MetricsDeps } from '../metricsDeps.js';
import { seenMetrics } from '../seenMetrics.js';
import { importValues } from './importValues.js';
import { metricValueStore } from './metricValues.store.js';
import { readValueSheet } from './valueSheet.js';
import { writeValueSheet } from './writeValueSheet.js';

const SHEET_LIMIT = 20 * 1024 * 1024;

/** The begin of the period that a moment is in. Throws `invalid_request` for a day that does not exist. */
const placed = (time: string, period: MetricPeriod): Date => {
  const moment = readMoment(time);
  if (moment === null) throw fail('invalid_request', { fields: { time } });
  return momentOf(beginAt(moment, period));
};

/** Values of metrics: typed in, imported, explained, and over time. */
export const metricValueRoutes = (deps: MetricsDeps & { readonly figures: Figures }): Route[] => {
  const { db, tables, figures } = deps;
  const metrics = metricStore(db);
  const values = metricValueStore(db);

  const seenBy = (actor: Actor) => seenMetrics(tables, readerOf(actor));
  /** Questions have them at once, and whoever follows a metric is told. */
  const typedIn = async (metricIds: Iterable<string>): Promise<void> => {
    tables.outdate();
    for (const id of new Set(metricIds)) await ringFor(id, deps, new Date(), (work) => db.transaction(work));
  };

  return [
    serve(pageMetricValues, async ({ body }, actor) => {
      const { current, size, orders, metricId, dimension, source } = body;
      const filter = { metricId, dimension, source, ...readWithin(body) };
      return values.page(filter, { current, size, orders }, await seenBy(actor));
    }),

    serve(listMetricTrends, async ({ body, request: { signal } }, actor) => {
      const span = readDaySpan(body);
      const rows = await metrics.list(await seenBy(actor), actor.userId, body.metricIds);
      const trends = [];
      for (const id of body.metricIds) {
        const row = rows.find((one) => one.id === id);
        if (row === undefined) return fail('metric_not_found');
        const asked = { span, period: body.period, part: body.dimension?.trim() };
        trends.push(await figures.trend(row, asked, { reader: readerOf(actor), signal }));
      }
      return trends;
    }),

    serve(addMetricValue, async ({ body }, actor) => {
      const { metricId, time, dimension = '', value, note = '' } = body;
      const [metric] = await metrics.list(await seenBy(actor), actor.userId, [metricId]);
      if (metric === undefined) return fail('metric_not_found');
      if (metric.formula !== null) return fail('metric_computed');
      const at = placed(time, metric.period);
      const id = await values.add(
        { metricId, at, dimension: dimension.trim(), value, note: note.trim() },
        actor.userId,
      );
      await typedIn([metricId]);
      return { id };
    }),

    serve(modifyMetricValue, async ({ body }, actor) => {
      const [found] = await values.find([body.id], await seenBy(actor));
      if (found === undefined) return fail('metric_value_not_found');
      const note = body.note?.trim() ?? found.note;
      const next = {
        at: body.time === undefined ? found.at : placed(body.time, found.period),
        dimension: body.dimension?.trim() ?? found.dimension,
        value: body.value ?? found.value,
      };
      const isMoved =
        next.at.getTime() !== found.at.getTime() || next.dimension !== found.dimension || next.value !== found.value;
      if (!isMoved) await values.explain(found.id, note);
      else if (found.computed) return fail('metric_computed');
      else {
        await values.modify(found.id, { ...next, note });
        await typedIn([found.metricId]);
      }
      return null;
    }),

    serve(removeMetricValues, async ({ query }, actor) => {
      const found = await values.find(query.idList, await seenBy(actor));
      if (found.some(({ computed }) => computed)) return fail('metric_computed');
      await values.remove(found.map(({ id }) => id));
      tables.outdate();
      return null;
    }),

    serve(
      uploadMetricValues,
      async ({ body: { file, dryRun = false }, request }, actor) => {
        if (file.size === 0) return fail('empty_file');
        const rows = await metrics.list(await seenBy(actor), actor.userId);
        const known = rows.map(({ formula, ...row }) => ({ ...row, computed: formula !== null }));
        const sheet = await readValueSheet(await sourceOf(file), known, request.language, request.signal);
        const outcome = await importValues(db, sheet, { dryRun, userId: actor.userId });
        if (!dryRun) await typedIn(sheet.values.map(({ metricId }) => metricId));
        return outcome;
      },
      { bodyLimit: SHEET_LIMIT + FORM_OVERHEAD },
    ),

    serve(downloadMetricValues, async ({ query, request: { language } }, actor) => {
      const filter = { metricId: query.metricId, dimension: query.dimension, ...readWithin(query) };
      const name = query.fileName?.trim() || (language === 'en-US' ? 'Metric values' : '指标数据');
      return {
        body: writeValueSheet(values, filter, await seenBy(actor), language),
        type: XLSX_TYPE,
        name: /\.xlsx$/i.test(name) ? name : `${name}.xlsx`,
      };
    }),
  ];
};
