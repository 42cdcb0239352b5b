import type { AnswerPatch, Entry, KeptEvent } from './answer.store.js';
import { type Latch, latch } from './latch.js';

/** Characters of what a model writes to itself that are kept of one answer: nobody reads on. */
const MOST_THOUGHTS = 60_000;

/** Why an answer ends before its end. `gone`: somebody else has ended or deleted it, or it could not be kept. */
export type EndReason = 'stopped' | 'closing' | 'gone';

interface Pending {
  readonly event: KeptEvent['event'];
  readonly data: unknown;
}

/** One answer that is written in this process: what is still to be kept, and what has been, for those who read along. */
export type LiveAnswer = ReturnType<typeof liveAnswer>;

export interface LiveAnswerOptions {
  readonly id: string;
  /** Aborted, with an `EndReason`, when the answer has to end before its end. */
  readonly end: AbortController;
  /** Told when there is something to keep. */
  readonly onPending: (answer: LiveAnswer) => void;
}

/** Words and events are numbered as they are kept, and seen by nobody before: what a reader has seen outlives the process. */
export const liveAnswer = ({ id, end, onPending }: LiveAnswerOptions) => {
  const kept: KeptEvent[] = [];
  const readers = new Set<Latch>();
  let onEnded: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    onEnded = resolve;
  });
  let pending: Pending[] = [];
  let patch: AnswerPatch = {};
  /** Words, and what the model thought before them, that are not in an event yet. */
  let words = '';
  let thought = '';
  let text = '';
  let thoughts = '';
  let last = 0;
  let over = false;

  const gather = (): void => {
    if (thought !== '') pending.push({ event: 'thought', data: { text: thought } });
    if (words !== '') pending.push({ event: 'delta', data: { text: words } });
    thought = '';
    words = '';
  };
  const wakeReaders = (): void => {
    for (const reader of readers) reader.set();
  };
  const finish = (): void => {
    over = true;
    wakeReaders();
    onEnded();
  };

  const answer = {
    id,
    /** All words so far. */
    text: (): string => text,

    /** Adds words. */
    say: (more: string): void => {
      if (over || more === '') return;
      words += more;
      text += more;
      onPending(answer);
    },

    /** All that the model has thought so far. */
    thoughts: (): string => thoughts,

    /** Adds what the model thinks, up to a length. */
    think: (more: string): void => {
      const room = more.slice(0, MOST_THOUGHTS - thoughts.length);
      if (over || room === '') return;
      thought += room;
      thoughts += room;
      onPending(answer);
    },

    /** Adds an event, with what it changes. `done` is the last. */
    tell: (event: KeptEvent['event'], data: unknown, change: AnswerPatch = {}): void => {
      if (over) return;
      gather();
      pending.push({ event, data });
      patch = { ...patch, ...change };
      onPending(answer);
    },

    /** Resolves once the last event is kept, or none will be any more. */
    ended,

    /** What is to be kept next, numbered; null where there is nothing. */
    take: (): Entry | null => {
      if (over) return null;
      gather();
      if (pending.length === 0) return null;
      const events = pending.map((one) => {
        last += 1;
        return { id: last, ...one };
      });
      const entry = { id, events, patch };
      pending = [];
      patch = {};
      return entry;
    },

    /** What was taken is kept: readers may see it. */
    keep: (events: readonly KeptEvent[]): void => {
      kept.push(...events);
      if (events.at(-1)?.event === 'done') return finish();
      wakeReaders();
    },

    /** Asks its writer to end it. */
    end: (reason: EndReason): void => {
      if (!end.signal.aborted) end.abort(reason);
    },

    /** Nothing more of it is kept here. */
    giveUp: (): void => {
      if (over) return;
      if (!end.signal.aborted) end.abort('gone' satisfies EndReason);
      finish();
    },

    /** Events after number `after` as they are kept. Ends without `done` where nothing more is kept here. */
    async *read(after: number, signal: AbortSignal): AsyncGenerator<KeptEvent> {
      const grew = latch();
      readers.add(grew);
      // Once for all waits: a listener for each would cost more than the words that it waits for.
      signal.addEventListener('abort', grew.set, { once: true });
      // Numbers begin at 1 and leave none out.
      let at = after;
      try {
        while (!signal.aborted) {
          const next = kept[at];
          if (next !== undefined) {
            at += 1;
            yield next;
          } else if (over) return;
          else await grew.wait();
        }
      } finally {
        readers.delete(grew);
        signal.removeEventListener('abort', grew.set);
      }
    },
  };
  return answer;
};
