import {
  addMetric,
  breakDownMetric,
  checkMetricFormula,
  computeMetric,
  followMetric,
  listMetricCategories,
  listMetricOwners,
  listMetricSources,
  listMetricUses,
  listMetricVersions,
  modifyMetric,
  pageMetrics,
  readMetric,
  removeMetrics,
} from '@console/api/contract';
import { fail } from '../../http/failure.js';
import type { Language } from '../../http/messages.js';
import { type Actor, type Route, serve } from '../../http/serve.js';
import { readerOf } from '../../visibility/index.js';
import { queueMetric } from './computing/computeMetric.job.js';
import type { Figures } from './counting/figures.js';
import { readDaySpan } from './counting/periods.js';
import { metricList } from './metricList.js';
import { metricStore } from './metrics.store.js';
import type { MetricsDeps } from './metricsDeps.js';
import { listUses } from './metricUses.store.js';
import { metricWrites } from './metricWrites.js';
import { ownersLike } from './owners.js';
import { seenMetrics } from './seenMetrics.js';

/** Metrics with their definitions, and what they come to. */
export const metricRoutes = (deps: MetricsDeps & { readonly figures: Figures }): Route[] => {
  const { db, tables, figures } = deps;
  const list = metricList(db);
  const store = metricStore(db);
  const writes = metricWrites(deps);

  const listedFor = async (actor: Actor, language: Language) => ({
    seen: await seenMetrics(tables, readerOf(actor)),
    userId: actor.userId,
    language,
  });
  /** The row of a metric that they see. Throws `metric_not_found`. */
  const seenRow = async (id: string, actor: Actor) => {
    const [row] = await store.list(await seenMetrics(tables, readerOf(actor)), actor.userId, [id]);
    if (row === undefined) throw fail('metric_not_found');
    return row;
  };

  return [
    serve(pageMetrics, async ({ body, request }, actor) => list.page(body, await listedFor(actor, request.language))),
    serve(
      readMetric,
      async ({ params, request }, actor) =>
        (await list.read(params.id, await listedFor(actor, request.language))) ?? fail('metric_not_found'),
    ),
    serve(listMetricVersions, async ({ params }, actor) => {
      const { id } = await seenRow(params.id, actor);
      return store.versions(id, await seenMetrics(tables, readerOf(actor)));
    }),
    serve(listMetricUses, async ({ params }, actor) => {
      const { id } = await seenRow(params.id, actor);
      const reader = readerOf(actor);
      const seen = await seenMetrics(tables, reader);
      return listUses(db, id, {
        userId: actor.userId,
        reader,
        seen,
        reports: actor.permissions.has('metrics.reports'),
      });
    }),
    serve(listMetricCategories, async ({ request }, actor) =>
      list.categories(await listedFor(actor, request.language)),
    ),
    serve(listMetricSources, (_call, actor) => tables.sources(readerOf(actor))),
    serve(listMetricOwners, ({ query }) => ownersLike(deps, query.keyword ?? '')),
    serve(checkMetricFormula, ({ body, request }, actor) => writes.check(body.formula, actor, request)),
    serve(addMetric, ({ body, request }, actor) => writes.add(body, actor, request)),
    serve(modifyMetric, async ({ body, request }, actor) => {
      await seenRow(body.id, actor);
      await writes.modify(body, actor, request);
      return null;
    }),
    serve(followMetric, async ({ params, body }, actor) => {
      await store.follow((await seenRow(params.id, actor)).id, actor.userId, body.followed);
      return null;
    }),
    serve(computeMetric, async ({ params }, actor) => {
      const { id, formula } = await seenRow(params.id, actor);
      if (formula === null) return fail('metric_not_computed');
      await queueMetric(db, id);
      return null;
    }),
    serve(breakDownMetric, async ({ params, body, request: { signal } }, actor) => {
      const row = await seenRow(params.id, actor);
      const asked = { span: readDaySpan(body), dimension: body.dimension };
      return figures.breakdown(row, asked, { reader: readerOf(actor), signal });
    }),
    serve(removeMetrics, async ({ query }, actor) => {
      await writes.remove(query.idList, actor);
      return null;
    }),
  ];
};
