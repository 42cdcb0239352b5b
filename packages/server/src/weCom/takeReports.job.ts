import type { VendorFailure } from '../channels/callVendor.js';
import { optedOutOf } from '../channels/optOuts.store.js';
import { isNothing } from '../channels/tencent.js';
import type { OpenWeCom, WeComService } from '../channels/weCom/openWeComService.js';
import type { Queryable } from '../db/database.js';
import type { JobKind, RunningJob } from '../jobs/index.js';
import { loseContact, takeContacts } from './contacts.store.js';
import { type KeptReport, nextReportDue, openReports, reportDone, reportLater, takeWelcome } from './events.store.js';
import { loseGroup, takeGroup } from './groups.store.js';
import { syncRun } from './sync.store.js';

export interface ReportsDeps {
  readonly open: OpenWeCom;
  /** What whoever comes by a way is greeted with; empty: nothing. */
  readonly welcomeOf: (tx: Queryable, state: string) => Promise<string>;
  /** A handing over that WeCom took has failed after all. */
  readonly onTransferFailed: (tx: Queryable, report: KeptReport) => Promise<void>;
}

const AT_ONCE = 20;
/** Milliseconds for which a greeting may be sent, somewhat less than WeCom allows. */
const WELCOME = 18_000;
/** Milliseconds until a reply that was lost is asked for again, how often, and until an account that is refused is tried again. */
const AGAIN = 5000;
const TRIES = 5;
const MENDED = 600_000;

const isRefusedAccount = (failure: VendorFailure): boolean =>
  failure.state === 'refused' && failure.reason === 'account';

/** What somebody is greeted with; empty: nothing, as where they want no messages. */
export const welcomeFor = async (
  tx: Queryable,
  { state, externalUserId }: Pick<KeptReport, 'state' | 'externalUserId'>,
  deps: Pick<ReportsDeps, 'welcomeOf'>,
): Promise<string> => {
  const isOptedOut = (await optedOutOf(tx, 'qyWechat', [externalUserId])).has(externalUserId);
  return isOptedOut || state === '' ? '' : deps.welcomeOf(tx, state);
};

/** Greets whoever has just come, once: WeCom gives but seconds for it, so that it waits for nothing else. */
const greetAll = async (service: WeComService, { write, signal }: RunningJob, deps: ReportsDeps): Promise<void> => {
  while (!signal.aborted) {
    const found = await write(async (tx) => {
      const report = await takeWelcome(tx, WELCOME);
      return report && { code: report.welcomeCode, content: await welcomeFor(tx, report, deps) };
    });
    if (found === undefined) return;
    if (found.content !== '') await service.welcome(found.code, found.content);
  }
};

/** What a report changes; what WeCom does not say any more changes nothing. A failure: it has to be asked again later. */
const changeOf = async (
  service: WeComService,
  report: KeptReport,
  deps: ReportsDeps,
): Promise<((tx: Queryable) => Promise<void>) | VendorFailure> => {
  const { kind, externalUserId, userId, chatId, at } = report;
  const nothing = async () => {};
  if (kind === 'lost') return (tx) => loseContact(tx, { externalUserId, userId, at });
  if (kind === 'transferFailed') return (tx) => deps.onTransferFailed(tx, report);
  if (kind === 'groupGone') return (tx) => loseGroup(tx, chatId);
  if (kind === 'group') {
    const group = await service.groupWithMembers(chatId);
    if (isNothing(group)) return group.state === 'refused' && !isRefusedAccount(group) ? nothing : group;
    return async (tx) => takeGroup(tx, group, await syncRun(tx));
  }
  const contacts = await service.contact(externalUserId);
  if (isNothing(contacts)) return contacts.state === 'refused' && !isRefusedAccount(contacts) ? nothing : contacts;
  return async (tx) => takeContacts(tx, contacts, await syncRun(tx));
};

/** Milliseconds for which WeCom is asked nothing after a failure; null: it is one report's. */
const pauseAfter = (failure: VendorFailure): number | null => {
  if (failure.state === 'later') return failure.after;
  return isRefusedAccount(failure) ? MENDED : null;
};

/**
 * Looks into what WeCom reported, one after another. While WeCom asks for a pause or refuses the account, nothing is asked and
 * nothing is lost; whoever comes meanwhile wakes it, and is greeted.
 */
export const takeReportsJob = (deps: ReportsDeps): JobKind => ({
  run: async (job) => {
    const { payload, write, signal } = job;
    const service = await deps.open();
    if (service === null) return undefined;
    await greetAll(service, job, deps);
    const wait = typeof payload.until === 'number' ? payload.until - Date.now() : 0;
    if (wait > 0) return { next: payload, after: wait };
    const reports = await write((tx) => openReports(tx, AT_ONCE));
    for (const report of reports) {
      if (signal.aborted) return { next: {} };
      await greetAll(service, job, deps);
      const change = await changeOf(service, report, deps);
      const pause = typeof change === 'function' ? null : pauseAfter(change);
      if (pause !== null) return { next: { until: Date.now() + pause }, after: pause };
      await write(async (tx) => {
        // What is given up the next reading finds.
        if (typeof change !== 'function' && report.tries + 1 < TRIES) return reportLater(tx, report.seq, AGAIN);
        if (typeof change === 'function') await change(tx);
        return reportDone(tx, report.seq);
      });
    }
    if (reports.length === AT_ONCE) return { next: {} };
    const due = await write(nextReportDue);
    return due === null ? undefined : { next: {}, after: due };
  },
});
