import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel as ChannelName } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { MessageChannels, Ready } from '../channels/messageChannels.js';
import type { Queryable } from '../db/database.js';
import type { JobKind, NextPiece, RunningJob } from '../jobs/index.js';
import type { SecretBox } from '../secrets/index.js';
import { untilClock, untilMidnight } from '../sms/quietHours.js';
import { readApp, readSms, readWeCom, readWechat } from './contents.js';
import { fillLinks, linksOf, type PublicUrl } from './links.js';
import { type Claimed, nextDue, settleLost, waitingOf } from './outbox.store.js';
import { sendBatch } from './sendBatch.js';
import {
  heldState,
  noteDone,
  notePace,
  noteWaiting,
  SEND_MESSAGES,
  sendingOf,
  type Waiting,
} from './sendings.store.js';

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
/** Messages of one call that are taken up at once: a pause is seen before many have gone. */
const MOST_OF_CALL = 20;

/** Where another job of the same cause works still, this one waits: of two, the older one goes on. */
const isBehind = async (tx: Queryable, { id, subject }: RunningJob): Promise<boolean> => {
  const [older] = await tx.query(sql`
    select 1 as one from jobs other, jobs mine
    where mine.id = ${id} and other.subject = ${subject} and other.kind = ${SEND_MESSAGES} and other.status = 'running'
      and (other.created_at, other.id) < (mine.created_at, mine.id)`);
  return older !== undefined;
};

/** Why and how long nothing goes out. */
interface Wait {
  readonly for: Waiting;
  readonly ms: number;
}

/** One way, bound to what its channel sends. */
interface Way {
  readonly ready: Pick<Ready<unknown>, 'quiet' | 'isQuiet' | 'mostADay'>;
  readonly batch: number;
  readonly step: (
    job: RunningJob,
    options: { most: number; fill: Fill; signal: AbortSignal },
  ) => ReturnType<typeof sendBatch>;
}

type Fill = (text: string, seq: string) => string;

const wayBy = async <Content>(
  open: () => Promise<Ready<Content> | null>,
  read: (stored: unknown, fill: (text: string) => string) => Content | undefined,
): Promise<Way | null> => {
  const ready = await open();
  return (
    ready && {
      ready,
      batch: ready.bare.batch,
      step: ({ subject, write }, { most, fill, signal }) =>
        sendBatch(subject, {
          channel: ready.bare,
          name: ready.name,
          contentOf: ({ content, seq }: Claimed) => read(content, (text) => fill(text, seq)),
          write,
          state: (tx) => heldState(tx, subject),
          mostADay: ready.mostADay,
          most,
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

  /** What keeps messages from going now. */
  const hindrance = async (job: RunningJob, way: Way | null): Promise<Wait | 'none left' | null> => {
    if (way === null) return { for: 'settings', ms: LOOK_AGAIN };
    const { quiet, isQuiet } = way.ready;
    const due = await job.write((tx) => nextDue(tx, job.subject));
    if (due === null) return 'none left';
    if (isQuiet()) return { for: 'quiet', ms: untilClock(now(), quiet.to) };
    return due > 0 ? { for: 'vendor', ms: due } : null;
  };

  const run = async (job: RunningJob, signal: AbortSignal): Promise<NextPiece | void> => {
    const { subject: cause, write, payload, report } = job;
    const until = performance.now() + PIECE;
    const begun = await write(async (tx) => {
      if (await isBehind(tx, job)) return 'behind';
      await settleLost(tx, cause, false);
      return { sending: await sendingOf(tx, cause), links: await linksOf(tx, cause), left: await waitingOf(tx, cause) };
    });
    if (begun === 'behind') return { next: payload, after: SHORT };
    const { sending, links, left } = begun;
    if (sending === null || sending.state !== 'running') return undefined;
    if (sending.total > 0) report(1 - left / sending.total);
    const fill = fillLinks(secrets, publicUrl, links);
    let { pace } = sending;
    let waits = sending.waitsFor !== null;

    while (!job.signal.aborted) {
      const way = await ways[sending.channel]();
      const hindered = await hindrance(job, way);
      if (hindered === 'none left') return write((tx) => noteDone(tx, cause));
      if (hindered !== null && hindered.ms > SHORT) return goOnAfter(job, hindered);
      if (hindered !== null) await sleep(hindered.ms, undefined, { signal: job.signal });
      else if (way !== null) {
        if (waits) await write((tx) => noteWaiting(tx, cause, null));
        waits = false;
        const most = pace * Math.min(way.batch, MOST_OF_CALL);
        const step = await way.step(job, { most, fill, signal });
        if (step === 'halted') return undefined;
        if (step === 'dayFull') return goOnAfter(job, { for: 'dayFull', ms: untilMidnight(now()) });
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
