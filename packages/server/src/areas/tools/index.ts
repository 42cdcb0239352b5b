import type { Messages } from '../../http/messages.js';
import type { Route } from '../../http/serve.js';
import { behindTool, type CentreDeps, centreMessages, centreRoutes } from './centre/index.js';
import { createInsurance, type InsuranceDeps, insuranceMessages } from './insurance/index.js';
import { planMessages, planRoutes, type PlanRoutesDeps } from './plans/index.js';

export { behindTool, openTools } from './centre/index.js';
export { planText } from './plans/index.js';

/** Words of the reasons that calls of the tools end with. */
export const toolMessages: Messages = { ...centreMessages, ...insuranceMessages, ...planMessages };

export interface Tools {
  readonly routes: Route[];
  /** Takes up what was left open when the server ended. */
  readonly start: () => Promise<void>;
  /** Ends what is under way. */
  readonly close: () => Promise<void>;
}

/** The wall of all tools, and those that belong to no other area: the insurance tool and business plans. */
export const createTools = (deps: CentreDeps & InsuranceDeps & PlanRoutesDeps): Tools => {
  const { db } = deps;
  const { routes, start, close } = createInsurance(deps);
  return {
    routes: [...centreRoutes(deps), ...behindTool(db, 'insurance', routes), ...behindTool(db, 'bp', planRoutes(deps))],
    start,
    close,
  };
};
