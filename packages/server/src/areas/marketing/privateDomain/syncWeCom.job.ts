import type { VendorFailure } from '../../../channels/callVendor.js';
import type { OpenWeCom } from '../../../channels/weCom/openWeComService.js';
import type { JobKind, NextPiece, RunningJob } from '../../../jobs/index.js';
import { spoken } from '../../../text/spoken.js';
import { isSyncWanted, noteSyncEnd, noteSyncWaits, problemOf } from '../../../weCom/index.js';
import { readPlace } from './syncPlace.js';
import { syncStep } from './syncSteps.js';

/** Milliseconds until a reply that was lost is asked for again, and how often. */
const AGAIN = 3000;
const TRIES = 5;

/** It waits while WeCom asks for that; a reply that was lost is asked for again, since nothing but reading is done. */
const afterFailure = async ({ write, payload }: RunningJob, failure: VendorFailure): Promise<NextPiece | undefined> => {
  const [problem, said] = [problemOf(failure), spoken(failure.said)];
  const tries = typeof payload.tries === 'number' ? payload.tries : 0;
  const after = failure.state === 'later' ? failure.after : AGAIN;
  if (failure.state === 'later' || (failure.state === 'unknown' && tries < TRIES)) {
    await write((tx) => noteSyncWaits(tx, problem, said));
    return { next: { ...payload, ...(failure.state === 'unknown' && { tries: tries + 1 }) }, after };
  }
  await write((tx) => noteSyncEnd(tx, { problem, said }));
  return undefined;
};

/**
 * Reads staff, contacts and groups from WeCom page by page, and goes on where it was cut off. What is not there any more once
 * a list was read to its end is known as gone.
 */
export const syncWeComJob = (open: OpenWeCom): JobKind => ({
  run: async (job) => {
    const { write, payload } = job;
    const service = await open();
    if (service === null) {
      await write((tx) => noteSyncEnd(tx, { problem: 'notConfigured', said: '' }));
      return undefined;
    }
    const stepped = await syncStep(service, job, readPlace(payload));
    if (stepped === null) return undefined;
    return 'state' in stepped ? afterFailure(job, stepped) : { next: { ...stepped } };
  },
  onDead: (tx) => noteSyncEnd(tx, { problem: 'other', said: '' }),
  onRetry: isSyncWanted,
});
