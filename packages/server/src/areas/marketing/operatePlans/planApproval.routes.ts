import {
  askPlanApproval,
  decidePlanApproval,
  modifyPlanSettings,
  pagePlanApprovals,
  readPlanSettings,
  withdrawPlanApproval,
} from '@console/api/contract';
import { type Route, serve } from '../../../http/serve.js';
import { approvalWrites } from './approvalWrites.js';
import type { PlanDeps } from './planDeps.js';
import { planRows } from './planRows.store.js';
import { readSettings, writeSettings } from './planSettings.store.js';

/** How plans come to be approved, and from which size on they have to be. */
export const planApprovalRoutes = (deps: PlanDeps): Route[] => {
  const { db } = deps;
  const rows = planRows(db);
  const approvals = approvalWrites(deps);
  return [
    serve(askPlanApproval, async ({ body }, { userId }) => {
      await approvals.ask(body, userId);
      return null;
    }),
    serve(withdrawPlanApproval, async ({ body }, { userId }) => {
      await approvals.withdraw(body, userId);
      return null;
    }),
    serve(pagePlanApprovals, ({ body }, { userId }) => rows.approvals(body, userId)),
    serve(decidePlanApproval, async ({ body }, { userId }) => {
      await approvals.decide(body, userId);
      return null;
    }),
    serve(readPlanSettings, () => readSettings(db)),
    serve(modifyPlanSettings, async ({ body }, { userId }) => {
      await writeSettings(db, body, userId);
      return null;
    }),
  ];
};
