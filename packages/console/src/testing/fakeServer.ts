import { type Fake, fakeHandlers } from '@console/api/fake';
import { startWorker, worker } from '../../../api/src/testing/browserWorker.js';

/** Answers every call of the contract in this browser, those of `fakes` otherwise. Forgets what earlier stories asked for. */
export const serveFakes = async (fakes: readonly Fake[]): Promise<void> => {
  await startWorker();
  worker.resetHandlers(...fakeHandlers(fakes));
};
