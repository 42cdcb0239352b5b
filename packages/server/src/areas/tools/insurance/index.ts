import type { Route } from '../../../http/serve.js';
import { insuranceRoutes } from './insurance.routes.js';
import { insuranceStore } from './insurance.store.js';
import type { InsuranceDeps } from './insuranceDeps.js';
import { insuranceWork } from './insuranceWork.js';

export { insuranceMessages } from './insurance.messages.js';
export type { InsuranceDeps } from './insuranceDeps.js';

export interface Insurance {
  readonly routes: Route[];
  readonly start: () => Promise<void>;
  /** Ends what is at work. */
  readonly close: () => Promise<void>;
}

/** The insurance tool: questions that are answered step by step, from the bases of the insurance assistant. */
export const createInsurance = (deps: InsuranceDeps): Insurance => {
  const store = insuranceStore(deps.db);
  const work = insuranceWork({ ...deps, store });
  return { routes: insuranceRoutes({ ...deps, store, work }), start: work.start, close: work.close };
};
