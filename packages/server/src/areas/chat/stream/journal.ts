import { setTimeout as pause } from 'node:timers/promises';
import { isPassing } from '../../../db/sqlError.js';
import type { Logger } from '../../../log.js';
import type { AnswerStore, Entry, Told } from './answer.store.js';
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

/** What an answer has come to since the last statement. */
interface Batch {
  readonly answer: LiveAnswer;
  readonly entry: Entry;
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

  const obey = (told: readonly Told[]): void => {
    for (const { id, over } of told) {
      if (over) open.get(id)?.giveUp();
      else open.get(id)?.end('stopped');
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

  const append = async (batch: readonly Batch[]): Promise<void> => {
    const entries = batch.map(({ entry }) => entry);
    try {
      const told = await insist(() => store.append(entries));
      const over = new Set(told.flatMap((one) => (one.over ? one.id : [])));
      for (const { answer, entry } of batch) if (!over.has(answer.id)) answer.keep(entry.events);
      obey(told);
      if (!alone && over.size < batch.length) announce(entries.flatMap(({ id }) => (over.has(id) ? [] : id)));
    } catch (error) {
      if (batch.length > 1 && !isPassing(error)) {
        // One that cannot be kept must not take the others with it.
        for (const one of batch) await append([one]);
        return;
      }
      log.error({ err: error, answers: entries.map(({ id }) => id) }, 'answers lost');
      for (const { answer } of batch) answer.giveUp();
    }
  };

  const beat = async (): Promise<void> => {
    if (open.size === 0) return;
    try {
      obey(await store.beat([...open.keys()]));
    } catch (error) {
      log.warn({ err: error }, 'heartbeat failed');
    }
  };

  const write = async (): Promise<void> => {
    timer = undefined;
    writing = true;
    const began = performance.now();
    const batch: Batch[] = [];
    for (const answer of pending) {
      const entry = answer.take();
      if (entry !== null) batch.push({ answer, entry });
    }
    pending.clear();
    if (batch.length > 0) await append(batch);
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
