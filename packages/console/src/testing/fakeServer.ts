import { type Fake, fakeHandlers } from '@console/api/fake';
import { startWorker, worker } from '../../../api/src/testing/browserWorker.js';
import { type Trouble, troubleHandlers } from './troubles.js';

/**
 * Answers every call of the contract in this browser, those of `fakes` otherwise, and all of them late or not at all as
 * `trouble` says. Forgets what earlier stories asked for.
 */
export const serveFakes = async (
  fakes: readonly Fake[],
  trouble: Trouble = { latency: 0, failure: 'none' },
): Promise<void> => {
  await startWorker();
  worker.resetHandlers(...troubleHandlers(trouble), ...fakeHandlers(fakes));
};
