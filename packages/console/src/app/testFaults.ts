import { ApiError } from '@console/api';
import { logout, readAppConfig } from '@console/api/contract/account';
import { catalogue } from '@console/base';
import { createStore } from '../state/store.js';

/** How calls are made worse than they are, for whoever tries the console out. A reload ends it. */
export interface TestFaults {
  /** Seconds that each call takes longer. */
  latency: 0 | 2 | 10;
  /** Which calls fail: none, every third, or all. */
  failing: 'none' | 'some' | 'all';
}

export const latencies = [0, 2, 10] as const satisfies readonly TestFaults['latency'][];
export const failings = ['none', 'some', 'all'] as const satisfies readonly TestFaults['failing'][];

export const testFaults = createStore<TestFaults>({ latency: 0, failing: 'none' });

/** What leads out of it works as ever. */
const spared: readonly string[] = [readAppConfig.path, logout.path];

let calls = 0;

/** Holds a call up, or lets it fail, as was chosen. */
export const meetFaults = async ({ path }: { path: string }): Promise<void> => {
  const { latency, failing } = testFaults.get();
  if (spared.includes(path)) return;
  if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency * 1000));
  calls += 1;
  if (failing === 'all' || (failing === 'some' && calls % 3 === 0))
    throw new ApiError({ status: 500, code: 500, message: catalogue.serverError, entry: 'serverError' });
};
