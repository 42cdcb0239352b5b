import { setTimeout as sleep } from 'node:timers/promises';
import type { AssignmentWaiting, AssignReason } from '@console/api/contract';
import type { VendorFailure } from '../../../channels/callVendor.js';
import { isNothing } from '../../../channels/tencent.js';
import type { OpenWeCom, WeComService } from '../../../channels/weCom/openWeComService.js';
import type { JobKind, NextPiece, RunningJob } from '../../../jobs/index.js';
import { spoken } from '../../../text/spoken.js';
import {
  type Claimed,
  claim,
  nextDue,
  noteWaits,
  settle,
  type SettledPerson,
  settleLost,
  writeBooks,
} from './handOver.store.js';
import { endDone, goesOn, isWorkWanted } from './handOverWork.js';
import { queueTransferResults } from './transferResults.store.js';

/** Milliseconds that one piece works, and after which it is looked at whether a wait is over. */
const PIECE = 2000;
const LOOK_AGAIN = 60_000;
const SHORT = 1000;
/** People of one call: a pause is seen before many have gone. */
const AT_ONCE = 50;
const BOOKED = 500;

/** Why WeCom does not hand somebody over, by its code. */
const reasons: Readonly<Record<number, AssignReason>> = {
  40096: 'noContact',
  40131: 'noContact',
  84061: 'noContact',
  40100: 'limit',
  40128: 'limit',
  40129: 'limit',
  40099: 'staffFull',
};

/** What became of each, from the codes of those whom WeCom did not take. */
const outcomesOf = ({ people }: Claimed, refused: ReadonlyMap<string, number>): SettledPerson[] =>
  people.map(({ seq, externalUserId }) => {
    const code = refused.get(externalUserId);
    if (code === undefined) return { seq, state: 'asked', reason: '', said: '', after: 0 };
    return { seq, state: 'refused', reason: reasons[code] ?? 'other', said: String(code), after: 0 };
  });

/** The same where the call as a whole came to nothing. What surely was not done waits for another try. */
const failedOutcomes = ({ people }: Claimed, failure: VendorFailure): SettledPerson[] => {
  const said = spoken(failure.said);
  const isAccount = failure.state === 'refused' && failure.reason === 'account';
  return people.map(({ seq }): SettledPerson => {
    if (failure.state === 'unknown') return { seq, state: 'unknown', reason: '', said, after: 0 };
    if (failure.state === 'later') return { seq, state: 'waiting', reason: '', said, after: failure.after };
    return isAccount
      ? { seq, state: 'waiting', reason: 'account', said, after: LOOK_AGAIN }
      : { seq, state: 'refused', reason: 'other', said, after: 0 };
  });
};

/** Why and how long nothing can be handed over after a call. */
const pauseAfter = (failure: VendorFailure): { for: AssignmentWaiting; ms: number } | null => {
  if (failure.state === 'later') return { for: 'vendor', ms: failure.after };
  return failure.state === 'refused' && failure.reason === 'account' ? { for: 'settings', ms: LOOK_AGAIN } : null;
};

/** Hands the next ones over. Null: nobody's turn has come; `halted`: it may not go on; else how long it has to wait. */
const handOver = async (service: WeComService, job: RunningJob) => {
  const { subject: id, write } = job;
  const claimed = await write(async (tx) => ((await goesOn(tx, job)) ? claim(tx, id, AT_ONCE) : 'halted'));
  if (claimed === 'halted' || claimed === null) return claimed;
  if (claimed.people.length === 0) return { pause: null };
  const result = await service.transfer(
    claimed,
    claimed.people.map(({ externalUserId }) => externalUserId),
    '',
  );
  const failure = isNothing(result) ? result : null;
  const outcomes = isNothing(result) ? failedOutcomes(claimed, result) : outcomesOf(claimed, result);
  await write((tx) => settle(tx, id, outcomes));
  return { pause: failure && pauseAfter(failure) };
};

/**
 * Goes through the people of an assignment: writes the books, has WeCom hand contacts over, waits while it may not, and ends
 * where it was paused or stopped. Whoever takes over from one that died hands nobody over again who may have been.
 */
export const handOverJob = (open: OpenWeCom): JobKind => {
  const goOnAfter = async (
    job: RunningJob,
    wait: { for: AssignmentWaiting; ms: number },
  ): Promise<NextPiece | undefined> => {
    const { subject: id, write, payload } = job;
    const ms = Math.min(wait.ms, LOOK_AGAIN);
    const runs = await write(async (tx) => {
      if (!(await goesOn(tx, job))) return false;
      await noteWaits(tx, id, { for: wait.for, ms });
      return true;
    });
    return runs ? { next: payload, after: ms } : undefined;
  };

  /** Those whom the books alone give to somebody. False: it may not go on. */
  const bookAll = async (job: RunningJob, until: number): Promise<boolean> => {
    const { subject: id, write, signal } = job;
    for (;;) {
      const count = await write(async (tx) => ((await goesOn(tx, job)) ? writeBooks(tx, id, BOOKED) : null));
      if (count === null) return false;
      if (count < BOOKED || signal.aborted || performance.now() >= until) return true;
    }
  };

  return {
    slots: 2,
    onRetry: isWorkWanted,
    run: async (job) => {
      const { subject: id, write, payload, signal } = job;
      const until = performance.now() + PIECE;
      const runs = await write(async (tx) => {
        const isRunning = await goesOn(tx, job);
        await settleLost(tx, id);
        return isRunning;
      });
      if (!runs || !(await bookAll(job, until))) return undefined;
      while (!signal.aborted && performance.now() < until) {
        const due = await write((tx) => nextDue(tx, id));
        if (due === null) {
          await write((tx) => endDone(tx, job));
          return undefined;
        }
        if (due > SHORT) return { next: payload, after: Math.min(due, LOOK_AGAIN) };
        if (due > 0) await sleep(due, undefined, { signal });
        const service = await open();
        if (service === null) return goOnAfter(job, { for: 'settings', ms: LOOK_AGAIN });
        await write((tx) => noteWaits(tx, id, null));
        const step = await handOver(service, job);
        if (step === 'halted') return undefined;
        await write(queueTransferResults);
        if (step !== null && step.pause !== null) return goOnAfter(job, step.pause);
      }
      return { next: payload };
    },
  };
};
