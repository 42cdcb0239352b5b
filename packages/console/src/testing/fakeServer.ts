import { type Fake, fakeHandlers } from '@console/api/fake';
import { setupWorker } from 'msw/browser';

const worker = setupWorker();
let started: Promise<unknown> | undefined;

/** Answers every call of the contract in this browser, those of `fakes` otherwise. Forgets what earlier stories asked for. */
export const serveFakes = async (fakes: readonly Fake[]): Promise<void> => {
  started ??= worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  await started;
  worker.resetHandlers(...fakeHandlers(fakes));
};
