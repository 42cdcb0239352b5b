import {
  addOperatePlan,
  copyOperatePlan,
  countOperatePlanData,
  countOperatePlans,
  listPlanClashes,
  modifyOperatePlan,
  pageOperatePlans,
  pagePlanLog,
  readOperatePlan,
  removeOperatePlans,
} from '@console/api/contract';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import { clashesOf } from './clashes.js';
import { reasonWords } from './operatePlans.messages.js';
import type { PlanDeps } from './planDeps.js';
import { readPlan } from './planDetail.store.js';
import { pageOfLog } from './planLog.js';
import { planRows } from './planRows.store.js';
import { planWrites } from './planWrites.js';

/** Plans of operation. */
export const operatePlanRoutes = (deps: PlanDeps): Route[] => {
  const { db } = deps;
  const rows = planRows(db);
  const writes = planWrites(deps);
  return [
    serve(pageOperatePlans, ({ body }, { userId }) => rows.page(body, userId)),
    serve(
      readOperatePlan,
      async ({ query, request: { language } }, { userId }) =>
        (await readPlan(db, query.id, { userId, language })) ?? fail('operate_plan_not_found'),
    ),
    serve(addOperatePlan, ({ body }, { userId }) => writes.add(body, userId)),
    serve(modifyOperatePlan, async ({ body }, { userId }) => {
      await writes.modify(body, userId);
      return null;
    }),
    serve(copyOperatePlan, ({ body }, { userId }) => writes.copy(body, userId)),
    serve(removeOperatePlans, async ({ query }, { userId }) => {
      await writes.remove(query.idList, userId);
      return null;
    }),
    serve(
      countOperatePlanData,
      async ({ query }, { userId }) => (await rows.numbers(query.planName, userId)) ?? fail('operate_plan_not_found'),
    ),
    serve(countOperatePlans, () => rows.counts()),
    serve(listPlanClashes, ({ body, request: { signal } }, { userId }) => clashesOf(db, body, { userId, signal })),
    serve(pagePlanLog, async ({ body, request: { language } }) => {
      if (!(await rows.exists(body.id))) return fail('operate_plan_not_found');
      const { list, ...page } = await pageOfLog(db, body);
      const worded = list.map((entry) =>
        entry.action === 'failed' ? { ...entry, words: reasonWords(entry.words, language) } : entry,
      );
      return { list: worded, ...page };
    }),
  ];
};
