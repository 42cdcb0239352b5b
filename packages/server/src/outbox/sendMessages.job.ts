import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel as ChannelName } from '@console/api/contract';
import type { MessageChannels, Ready } from '../channels/messageChannels.js';
import type { JobKind, NextPiece, RunningJob } from '../jobs/index.js';
import type { SecretBox } from '../secrets/index.js';
import { untilClock, untilMidnight } from '../sms/quietHours.js';
import { readApp, readSms, readWeCom, readWechat } from './contents.js';
import { fillLinks, type Links, type PublicUrl } from './links.js';
import { countsOf, nextDue } from './outbox.store.js';
import { sendBatch } from './sendBatch.js';
import {
  endDone,
  endHalted,
  heldState,
  isWorkWanted,
  notePace,
  noteWaiting,
  sendingOf,
  type Waiting,
} from './sendings.store.js';
import { settleLost } from './settle.js';
import type { Claimed, Reach } from './takeUp.js';

export interface SendMessagesDeps {
  readonly channels: MessageChannels;
  readonly secrets: SecretBox;
  readonly publicUrl: PublicUrl;
  /** The present. Default: the clock. */
  readonly now?: () => Date;
}

/** Milliseconds that one piece works, and after which it is looked at whether a wait is over. */
const PIECE = 2000;
const LOOK_AGAIN = 60_000;
/** Waits up to this are waited for, others leave their place to other causes. */
const SHORT = 1000;
/** Milliseconds that calls under way are given when the server stops: what is cut off stays unknown. */
const GRACE = 5000;
const FASTEST = 32;
const SLOWEST = 1;
/** Messages that are under way at once, at most: a pause is seen before many have gone, and few are unknown after a kill. */
const MOST_AT_ONCE = 100;
/** Messages of a call that count as one for the pace. */
const OF_CALL = 20;
/** Calls at once where each says one thing, and may be for very many. */
const MOST_ALIKE = 8;

/** What goes out at once at a pace. */
const reachOf = (
  pace: number,
  { batch, alike = false }: { readonly batch: number; readonly alike?: boolean },
): Reach => {
  if (alike) return { calls: Math.min(pace, MOST_ALIKE), messages: batch };
  const messages = Math.min(MOST_AT_ONCE, pace * Math.min(batch, OF_CALL));
  return { calls: messages, messages };
};

/** Why and how long nothing goes out. */
interface Wait {
  readonly for: Waiting;
  readonly ms: number;
}

/** One way, bound to what its channel sends. */
interface Way {
  readonly ready: Pick<Ready<unknown>, 'quiet' | 'isQuiet'>;
  readonly step: (
    job: RunningJob,
    options: { pace: number; fill: Fill; signal: AbortSignal },
  ) => ReturnType<typeof sendBatch>;
}

type Fill = (text: string, seq: string, links: Links) => string;

const wayBy = async <Content>(
  open: () => Promise<Ready<Content> | null>,
  read: (stored: unknown, fill: (text: string) => string) => Content | undefined,
): Promise<Way | null> => {
  const ready = await open();
  return (
    ready && {
      ready,
      step: (job, { pace, fill, signal }) =>
        sendBatch(job.subject, {
          channel: ready.bare,
          name: ready.name,
          contentOf: ({ content, seq }: Claimed, links) => read(content, (text) => fill(text, seq, links)),
          write: job.write,
          state: (tx) => heldState(tx, job.subject),
          halt: (tx, account) => endHalted(tx, job, account),
          reach: reachOf(pace, ready.bare),
          signal,
        }),
    }
  );
};

/** A signal that is aborted some time after another. */
const afterGrace = (signal: AbortSignal) => {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const begin = () => {
    timer = setTimeout(() => late.abort(), GRACE);
  };
  if (signal.aborted) begin();
  else signal.addEventListener('abort', begin, { once: true });
  return {
    signal: late.signal,
    release: () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', begin);
    },
  };
};

/**
 * Works through the outbox for one cause: hands messages over while it runs, waits while it may not, and ends where it was
 * paused or stopped. Whoever takes over from one that died sends nothing again that may have gone.
 */
export const sendMessagesJob = (deps: SendMessagesDeps): JobKind => {
  const { channels, secrets, publicUrl, now = () => new Date() } = deps;
  const fill = fillLinks(secrets, publicUrl);
  const ways: Record<ChannelName, () => Promise<Way | null>> = {
    sms: () => wayBy(channels.sms, readSms),
    wechat: () => wayBy(channels.wechat, readWechat),
    app: () => wayBy(channels.app, readApp),
    qyWechat: () => wayBy(channels.qyWechat, readWeCom),
  };

  const goOnAfter = async ({ subject, write, payload }: RunningJob, wait: Wait): Promise<NextPiece> => {
    const ms = Math.min(wait.ms, LOOK_AGAIN);
    await write((tx) => noteWaiting(tx, subject, wait));
    return { next: payload, after: ms };
  };

  /** What keeps messages from going now. While they flow it is not asked each time whether one is due. */
  const hindrance = async (job: RunningJob, way: Way | null, flows: boolean): Promise<Wait | 'none left' | null> => {
    if (flows && way !== null && !way.ready.isQuiet()) return null;
    const due = await job.write((tx) => nextDue(tx, job.subject));
    if (due === null) return 'none left';
    if (way === null) return { for: 'settings', ms: LOOK_AGAIN };
    const { quiet, isQuiet } = way.ready;
    if (isQuiet()) return { for: 'quiet', ms: untilClock(now(), quiet.to) };
    return due > 0 ? { for: 'vendor', ms: due } : null;
  };

  const run = async (job: RunningJob, signal: AbortSignal): Promise<NextPiece | void> => {
    const { subject: cause, write, payload, report } = job;
    const until = performance.now() + PIECE;
    const begun = await write(async (tx) => {
      const state = await heldState(tx, cause);
      await settleLost(tx, cause);
      if (state !== 'running') await endHalted(tx, job);
      return { sending: await sendingOf(tx, cause), counts: await countsOf(tx, cause) };
    });
    const { sending, counts } = begun;
    if (sending === null || sending.state !== 'running') return undefined;
    if (sending.total > 0) report(1 - counts.waiting / sending.total);
    let { pace } = sending;
    let waits = sending.waitsFor !== null;
    let flows = false;

    while (!job.signal.aborted) {
      const way = await ways[sending.channel]();
      const hindered = await hindrance(job, way, flows);
      if (hindered === 'none left') return (await write((tx) => endDone(tx, job))) ? undefined : { next: payload };
      if (hindered !== null && hindered.ms > SHORT) return goOnAfter(job, hindered);
      if (hindered !== null) await sleep(hindered.ms, undefined, { signal: job.signal });
      else if (way !== null) {
        if (waits) await write((tx) => noteWaiting(tx, cause, null));
        waits = false;
        const step = await way.step(job, { pace, fill, signal });
        if (step === 'halted') return undefined;
        if (step === 'dayFull') {
          if (!flows) return goOnAfter(job, { for: 'dayFull', ms: untilMidnight(now()) });
          // The last one of the day may have been the last one of all.
          flows = false;
          continue;
        }
        flows = step.claimed > 0 && step.pause === null;
        const next = step.pause === null ? Math.min(FASTEST, pace + 1) : Math.max(SLOWEST, Math.floor(pace / 2));
        if (next !== pace) await write((tx) => notePace(tx, cause, next));
        pace = next;
        if (step.pause !== null && step.pause > SHORT) return goOnAfter(job, { for: 'vendor', ms: step.pause });
        if (step.pause !== null) await sleep(step.pause, undefined, { signal: job.signal });
      }
      if (performance.now() >= until) return { next: payload };
    }
    return { next: payload };
  };

  return {
    // Causes take turns: one that waits for its vendor keeps no other from sending.
    slots: 3,
    onRetry: isWorkWanted,
    run: async (job) => {
      const late = afterGrace(job.signal);
      try {
        return await run(job, late.signal);
      } finally {
        late.release();
      }
    },
  };
};
