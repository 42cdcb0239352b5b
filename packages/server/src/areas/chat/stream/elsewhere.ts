import type { Logger } from '../../../log.js';
import { type AnswerStore, type KeptEvent, MOST_NEWS } from './answer.store.js';
import { latch } from './latch.js';

/** Milliseconds after which rows are looked at without a notification. */
const POLL_INTERVAL = 1_000;
/** Looks that may fail one after another before streams are given up. */
const MOST_FAILURES = 30;

interface Watch {
  readonly id: string;
  /** Number of the last event that has come. */
  last: number;
  /** True where rows are to be looked at. */
  due: boolean;
  /** True where something has come since the last poll. */
  grew: boolean;
  ended: boolean;
  failure: unknown;
  readonly come: KeptEvent[];
  readonly news: ReturnType<typeof latch>;
}

export interface ElsewhereOptions {
  readonly store: Pick<AnswerStore, 'news' | 'interruptSilent'>;
  readonly log: Logger;
}

/** Streams of answers that are not written in this process: all of them read their rows together, one look at a time. */
export const elsewhere = ({ store, log }: ElsewhereOptions) => {
  const watches = new Map<string, Set<Watch>>();
  let polling: NodeJS.Timeout | undefined;
  let looking = false;
  let failures = 0;

  const all = (): Watch[] => [...watches.values()].flatMap((these) => [...these]);

  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    try {
      for (;;) {
        // Who has not read what came is not brought more.
        const due = all().filter((watch) => watch.due && !watch.ended && watch.come.length < MOST_NEWS);
        if (due.length === 0) break;
        for (const watch of due) watch.due = false;
        const news = await store.news(due);
        failures = 0;
        for (const [at, watch] of due.entries()) {
          const { events = [], open = false } = news[at] ?? {};
          watch.come.push(...events);
          watch.last = events.at(-1)?.id ?? watch.last;
          watch.grew ||= events.length > 0;
          watch.due ||= events.length === MOST_NEWS;
          watch.ended = events.at(-1)?.event === 'done' || (!open && !watch.due);
          if (events.length > 0 || watch.ended) watch.news.set();
        }
      }
    } catch (error) {
      // The next poll looks again.
      failures += 1;
      log.warn({ err: error }, 'streams wait for the database');
      if (failures >= MOST_FAILURES) {
        for (const watch of all()) {
          watch.failure = error;
          watch.news.set();
        }
      }
    } finally {
      looking = false;
    }
  };

  const poll = async (): Promise<void> => {
    const still = [...watches].filter(([, these]) => ![...these].some(({ grew }) => grew)).map(([id]) => id);
    if (still.length > 0) {
      await store
        .interruptSilent(still)
        .catch((error: unknown) => log.warn({ err: error }, 'silent answers not ended'));
    }
    for (const watch of all()) {
      watch.grew = false;
      watch.due = true;
    }
    await look();
  };

  const begin = (watch: Watch): void => {
    const these = watches.get(watch.id) ?? new Set();
    watches.set(watch.id, these.add(watch));
    polling ??= setInterval(() => void poll(), POLL_INTERVAL);
    void look();
  };

  const end = (watch: Watch): void => {
    const these = watches.get(watch.id);
    these?.delete(watch);
    if (these?.size === 0) watches.delete(watch.id);
    if (watches.size > 0) return;
    clearInterval(polling);
    polling = undefined;
  };

  return {
    /** These have grown. */
    grew: (ids: readonly string[]): void => {
      let any = false;
      for (const id of ids) {
        for (const watch of watches.get(id) ?? []) {
          watch.due = true;
          any = true;
        }
      }
      if (any) void look();
    },

    /** Events of an answer after number `after`, until it is done or deleted. */
    async *read(id: string, after: number, signal: AbortSignal): AsyncGenerator<KeptEvent> {
      const watch: Watch = {
        id,
        last: after,
        due: true,
        grew: true,
        ended: false,
        failure: undefined,
        come: [],
        news: latch(),
      };
      begin(watch);
      signal.addEventListener('abort', watch.news.set, { once: true });
      try {
        while (!signal.aborted) {
          for (let event = watch.come.shift(); event !== undefined; event = watch.come.shift()) {
            yield event;
            if (event.event === 'done') return;
          }
          if (watch.failure !== undefined) throw watch.failure;
          if (watch.ended) return;
          if (watch.due) void look();
          await watch.news.wait();
        }
      } finally {
        end(watch);
        signal.removeEventListener('abort', watch.news.set);
      }
    },
  };
};
