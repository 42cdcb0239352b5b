import type { Tracker } from './tracker.js';

/** One call that a page made, to be made again. */
type Call = (tracker: Tracker) => void;

declare global {
  interface Window {
    /** From the page's own lines: it keeps in `calls` what is called before the script is there, and then passes it on. */
    consoleTracker?: Partial<Tracker> & { calls?: Call[] | { push: Call } };
  }
}

/** Whether a page has a tracker that works, such as where its lines stand on it twice. */
export const isTakenOver = (): boolean => {
  const { calls } = window.consoleTracker ?? {};
  return calls !== undefined && !Array.isArray(calls);
};

/** Makes the calls that wait, in their order, and from now on each at once, also those of who took the former methods. */
export const takeOver = (tracker: Tracker): void => {
  const stub = window.consoleTracker ?? {};
  const { calls } = stub;
  // The very object, which the page may have put away somewhere.
  window.consoleTracker = Object.assign(stub, tracker, { calls: { push: (call: Call) => call(tracker) } });
  if (Array.isArray(calls)) for (const call of calls) call(tracker);
};
