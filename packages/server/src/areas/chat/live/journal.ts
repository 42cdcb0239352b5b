import { setTimeout as pause } from 'node:timers/promises';
import { isPassing } from '../../../db/sqlError.js';
import type { Logger } from '../../../log.js';
import type { AnswerStore, Entry, Told } from '../answer.store.js';
import type { LiveAnswer } from './liveAnswer.js';

/** Milliseconds between two statements, and so between two batches of an answer: at most 20 a second. */
const INTERVAL = 50;
/** Milliseconds, at most, for which the database is left to others after a statement that took as long. */
const LONGEST_REST = 50;
const HEARTBEAT = 2_000;
/** Milliseconds for which a lost database is waited for, and between two tries. */
const PATIENCE = 60_000;
const RETRY = 250;

export interface JournalOptions {
  readonly store: Pick<AnswerStore, 'append' | 'beat' | 'announce'>;
  /** True where no other process can be reading along. */
  readonly alone: boolean;
  readonly log: Logger;
  /** Milliseconds between signs of life. Default 2,000. */
  readonly heartbeatMs?: number;
  /** Milliseconds for which a lost database is waited for. Default 60,000. */
  readonly patienceMs?: number;
}

/** Keeps what the answers of this process come to: of all of them together, one statement at a time. */
export const journal = (options: JournalOptions) => {
  const { store, alone, log, heartbeatMs = HEARTBEAT, patienceMs = PATIENCE } = options;
  const open = new Map<string, LiveAnswer>();
  const pending = new Set<LiveAnswer>();
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let beating: NodeJS.Timeout | undefined;
  let writing = false;
  let beatDue = false;
  let nextAt = Number.NEGATIVE_INFINITY;

  const obey = (answers: ReadonlyMap<string, LiveAnswer>, told: readonly Told[]): void => {
    const alive = new Map(told.map(({ id, stopRequested }) => [id, stopRequested]));
    for (const [id, answer] of answers) {
      const stopRequested = alive.get(id);
      if (stopRequested === undefined) answer.giveUp();
      else if (stopRequested) answer.end('stopped');
    }
  };

  /** Tries again while the database is only out of reach; what was done by a try that was lost is not done twice. */
  const insist = async <T>(work: () => Promise<T>): Promise<T> => {
    const until = performance.now() + patienceMs;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!isPassing(error) || performance.now() > until || closing.signal.aborted) throw error;
        log.warn({ err: error }, 'answers wait for the database');
        await pause(RETRY, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  };

  /** Without it streams elsewhere find out a little later, by looking. */
  const announce = (ids: readonly string[]): void => {
    store.announce(ids).catch((error: unknown) => log.debug({ err: error }, 'streams not woken'));
  };

  const append = async (entries: readonly Entry[]): Promise<void> => {
    const answers = new Map(entries.flatMap(({ id }) => [[id, open.get(id)] as const]).filter(isThere));
    try {
      const told = await insist(() => store.append(entries));
      const taken = new Set(told.map(({ id }) => id));
      for (const { id, events } of entries) if (taken.has(id)) answers.get(id)?.keep(events);
      obey(answers, told);
      if (!alone && told.length > 0) announce([...taken]);
    } catch (error) {
      if (entries.length > 1 && !isPassing(error)) {
        // One that cannot be kept must not take the others with it.
        for (const entry of entries) await append([entry]);
        return;
      }
      log.error({ err: error, answers: entries.map(({ id }) => id) }, 'answers lost');
      for (const answer of answers.values()) answer.giveUp();
    }
  };

  const beat = async (): Promise<void> => {
    const answers = new Map(open);
    if (answers.size === 0) return;
    try {
      obey(answers, await store.beat([...answers.keys()]));
    } catch (error) {
      log.warn({ err: error }, 'heartbeat failed');
    }
  };

  const write = async (): Promise<void> => {
    timer = undefined;
    writing = true;
    const began = performance.now();
    const entries = [...pending].flatMap((answer) => answer.take() ?? []);
    pending.clear();
    if (entries.length > 0) await append(entries);
    if (beatDue) {
      beatDue = false;
      await beat();
    }
    const ended = performance.now();
    nextAt = Math.max(began + INTERVAL, ended + Math.min(ended - began, LONGEST_REST));
    writing = false;
    plan();
  };

  const plan = (): void => {
    if (timer !== undefined || writing || (pending.size === 0 && !beatDue)) return;
    timer = setTimeout(() => void write(), Math.max(0, nextAt - performance.now()));
  };

  return {
    /** Has something to keep. */
    noteWorthy: (answer: LiveAnswer): void => {
      pending.add(answer);
      plan();
    },
    add: (answer: LiveAnswer): void => {
      open.set(answer.id, answer);
      beating ??= setInterval(() => {
        beatDue = true;
        plan();
      }, heartbeatMs);
    },
    remove: (answer: LiveAnswer): void => {
      open.delete(answer.id);
      pending.delete(answer);
      if (open.size > 0) return;
      clearInterval(beating);
      beating = undefined;
    },
    get: (id: string): LiveAnswer | undefined => open.get(id),
    ids: (): string[] => [...open.keys()],
    /** Waits for a lost database no longer. */
    hurry: (): void => closing.abort(),
  };
};

const isThere = (pair: readonly [string, LiveAnswer | undefined]): pair is readonly [string, LiveAnswer] =>
  pair[1] !== undefined;
