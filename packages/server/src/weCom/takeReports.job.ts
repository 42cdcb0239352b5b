import sql from 'sql-template-tag';
import type { VendorFailure } from '../channels/callVendor.js';
import { optedOutOf } from '../channels/optOuts.store.js';
import { isNothing } from '../channels/tencent.js';
import type { OpenWeCom, WeComService } from '../channels/weCom/openWeComService.js';
import type { Queryable } from '../db/database.js';
import type { JobKind, RunningJob } from '../jobs/index.js';
import { loseContact, takeContacts } from './contacts.store.js';
import { type KeptReport, openReports, reportDone, spendWelcome } from './events.store.js';
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
/** Milliseconds until a reply that was lost is asked for again, and how often. */
const AGAIN = 5000;
const TRIES = 5;

/** Greets whoever has just come, once, unless they want no messages. */
const greet = async (service: WeComService, { write }: RunningJob, report: KeptReport, deps: ReportsDeps) => {
  const { welcomeCode: code, seq, state, externalUserId, at } = report;
  if (code === '' || Date.now() - at.getTime() > WELCOME) return;
  const content = await write(async (tx) => {
    await spendWelcome(tx, seq);
    const [refusal] = await tx.query(sql`
      select 1 as one from wecom_contacts w join customer_consents k on k.customer_id = w.customer_id
      where w.external_user_id = ${externalUserId} and k.channel = 'qyWechat' and not k.agreed limit 1`);
    const isOptedOut =
      refusal !== undefined || (await optedOutOf(tx, 'qyWechat', [externalUserId])).has(externalUserId);
    return isOptedOut || state === '' ? '' : deps.welcomeOf(tx, state);
  });
  if (content !== '') await service.welcome(code, content);
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
    if (isNothing(group)) return group.state === 'refused' ? nothing : group;
    return async (tx) => takeGroup(tx, group, await syncRun(tx));
  }
  const contacts = await service.contact(externalUserId);
  if (isNothing(contacts)) return contacts.state === 'refused' ? nothing : contacts;
  return async (tx) => takeContacts(tx, contacts, await syncRun(tx));
};

/** Looks into what WeCom reported, one after another. */
export const takeReportsJob = (deps: ReportsDeps): JobKind => ({
  run: async (job) => {
    const service = await deps.open();
    if (service === null) return undefined;
    const reports = await job.write((tx) => openReports(tx, AT_ONCE));
    for (const report of reports) {
      if (job.signal.aborted) return { next: {} };
      await greet(service, job, report, deps);
      const change = await changeOf(service, report, deps);
      const tries = typeof job.payload.tries === 'number' ? job.payload.tries : 0;
      if (typeof change !== 'function') {
        if (change.state === 'later') return { next: {}, after: change.after };
        if (tries < TRIES) return { next: { tries: tries + 1 }, after: AGAIN };
      }
      await job.write(async (tx) => {
        if (typeof change === 'function') await change(tx);
        await reportDone(tx, report.seq);
      });
    }
    return reports.length < AT_ONCE ? undefined : { next: {} };
  },
});
