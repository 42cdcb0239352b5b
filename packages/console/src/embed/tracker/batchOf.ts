import { AROUND, bytesOf, LARGEST_BATCH } from './fitting.js';

/** Events of one batch, at most. */
export const BATCH = 50;
/** Milliseconds after which an event is taken no more, less a day for the way. */
const OLDEST = 89 * 24 * 3_600_000;

/** An event as it is kept: when it was done, in milliseconds, and itself as JSON. */
export interface Waiting {
  readonly name: string;
  readonly at: number;
  readonly text: string;
}

interface BatchOptions {
  readonly key: string;
  readonly batchId: string;
  readonly most: number;
}

export interface Batch {
  /** What is in it. */
  readonly names: string[];
  /** What can never be sent: it is too old, or gone. */
  readonly useless: string[];
  readonly body: string;
}

/** The first of what waits, as much as goes at once. */
export const batchOf = (waiting: readonly Waiting[], { key, batchId, most }: BatchOptions): Batch => {
  const now = Date.now();
  const useless: string[] = [];
  const taken: Waiting[] = [];
  let bytes = AROUND;
  for (const one of waiting) {
    if (one.text === '' || !(now - one.at < OLDEST)) {
      useless.push(one.name);
      continue;
    }
    bytes += bytesOf(one.text) + 1;
    if (taken.length === most || bytes > LARGEST_BATCH) break;
    taken.push(one);
  }
  const head = JSON.stringify({ key, batchId, sentTime: new Date(now).toISOString() }).slice(0, -1);
  return {
    names: taken.map(({ name }) => name),
    useless,
    body: `${head},"events":[${taken.map(({ text }) => text).join(',')}]}`,
  };
};
