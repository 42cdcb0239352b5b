import type { VendorFailure } from '../../../channels/callVendor.js';
import { isNothing } from '../../../channels/tencent.js';
import type { OpenWeCom, WeComService } from '../../../channels/weCom/openWeComService.js';
import type { JobKind, NextPiece, RunningJob } from '../../../jobs/index.js';
import { AddressNotAllowed, callOutside, NoReply } from '../../../outbound/index.js';
import { spoken } from '../../../text/spoken.js';
import { problemOf } from '../../../weCom/index.js';
import {
  noteImage,
  noteMade,
  noteMaking,
  noteOff,
  noteUnknown,
  noteWayProblem,
  type WantedWay,
  wantedWay,
} from './contactWay.store.js';

/** Milliseconds after which a way whose reply was lost has come about, if it ever does; and between two looks. */
const SETTLED = 60_000;
const AGAIN = 5000;
/** How long before it was asked for a way may have been made, by the clocks of both. */
const EARLIER = 600_000;
const PATIENCE = 10_000;
const MOST_BYTES = 500_000;

type Came = NextPiece | undefined;

/** WeCom said no, or not now: it is said, and tried again where that can help. */
const afterFailure = async ({ subject, write }: RunningJob, failure: VendorFailure): Promise<Came> => {
  const tries = failure.state !== 'refused';
  const problem = problemOf(failure);
  await write((tx) =>
    noteWayProblem(tx, subject, { state: tries ? 'waiting' : 'failed', problem, said: spoken(failure.said) }),
  );
  return tries ? { next: {}, after: failure.state === 'later' ? failure.after : AGAIN } : undefined;
};

/** The way that was made although its reply was lost; null: there is none. */
const lookFor = async (service: WeComService, { code, askedAt }: WantedWay) => {
  const since = new Date((askedAt?.getTime() ?? Date.now()) - EARLIER);
  for (let cursor = ''; ; ) {
    const page = await service.contactWays(since, cursor);
    if (isNothing(page)) return page;
    for (const configId of page.items) {
      const way = await service.contactWay(configId);
      if (!isNothing(way)) {
        if (way.code === code) return { configId, qrCode: way.qrCode };
      } else if (way.state !== 'refused') return way;
    }
    if (page.next === '' || page.next === cursor) return null;
    cursor = page.next;
  }
};

/** Finds out whether a way was made whose reply was lost. `none`: surely not. */
const settle = async (
  service: WeComService,
  { subject, write }: RunningJob,
  link: WantedWay,
): Promise<Came | 'none'> => {
  if (link.wayState === 'making') {
    await write((tx) => noteUnknown(tx, subject));
    return { next: {}, after: SETTLED };
  }
  const left = SETTLED - (Date.now() - (link.askedAt?.getTime() ?? 0));
  if (left > 0) return { next: {}, after: left };
  const found = await lookFor(service, link);
  if (found === null) return 'none';
  if ('state' in found) return { next: {}, after: found.state === 'later' ? found.after : AGAIN };
  // What WeCom has is the link as it was then.
  await write((tx) => noteMade(tx, subject, { wayId: found.configId, qrUrl: found.qrCode, made: 0 }));
  return { next: {} };
};

/** Has WeCom make a way. Where the reply is lost, that is looked into before it is asked again. */
const make = async (service: WeComService, job: RunningJob, link: WantedWay): Promise<Came> => {
  const { subject, write } = job;
  await write((tx) => noteMaking(tx, subject));
  const made = await service.addContactWay(link.userIds, link.code, link.name);
  if (!isNothing(made)) {
    const { configId: wayId, qrCode: qrUrl } = made;
    await write((tx) => noteMade(tx, subject, { wayId, qrUrl, made: link.wanted }));
    return { next: {} };
  }
  if (made.state !== 'unknown') return afterFailure(job, made);
  await write((tx) => noteUnknown(tx, subject));
  return { next: {}, after: SETTLED };
};

const change = async (service: WeComService, job: RunningJob, link: WantedWay): Promise<Came> => {
  const { subject, write } = job;
  const failure = await service.changeContactWay(link.wayId, link.userIds, link.code, link.name);
  if (failure !== null) return afterFailure(job, failure);
  await write((tx) => noteMade(tx, subject, { wayId: link.wayId, qrUrl: link.qrUrl, made: link.wanted }));
  return { next: {} };
};

const end = async (service: WeComService, job: RunningJob, link: WantedWay): Promise<Came> => {
  const { subject, write } = job;
  const failure = link.wayId === '' ? null : await service.removeContactWay(link.wayId);
  // Whom WeCom refuses this has no such way any more.
  if (failure !== null && (failure.state !== 'refused' || failure.reason === 'account'))
    return afterFailure(job, failure);
  await write((tx) => noteOff(tx, subject, link.wanted));
  return { next: {} };
};

/** The picture that WeCom has drawn, kept so that people see it without going there. */
const fetchImage = async ({ subject, write }: RunningJob, qrUrl: string, allowed: readonly string[]): Promise<Came> => {
  if (!URL.canParse(qrUrl)) return undefined;
  try {
    const reply = await callOutside({
      url: new URL(qrUrl),
      method: 'GET',
      headers: { accept: 'image/*' },
      timeout: PATIENCE,
      mostBytes: MOST_BYTES,
      allowed,
    });
    const type = /^image\/(?:png|jpeg|gif|webp)/.exec(reply.type)?.[0];
    if (reply.status !== 200 || reply.cut || type === undefined) return undefined;
    await write((tx) => noteImage(tx, subject, { bytes: reply.body, type }));
  } catch (error) {
    if (error instanceof NoReply) return { next: {}, after: SETTLED };
    if (!(error instanceof AddressNotAllowed)) throw error;
  }
  return undefined;
};

/** Brings WeCom into step with a link: makes its way, changes it, takes it away, and keeps its picture. */
export const contactWayJob = (open: OpenWeCom, allowedHosts: readonly string[]): JobKind => ({
  slots: 2,
  run: async (job): Promise<Came> => {
    const { subject, write } = job;
    const link = await write((tx) => wantedWay(tx, subject));
    if (link === null) return undefined;
    const isOpen = link.open && link.userIds.length > 0;
    const isOff = !isOpen && link.wayState === 'off' && link.made === link.wanted;
    const isMade = isOpen && link.wayId !== '' && link.made === link.wanted;
    if (isOff || (isMade && link.hasImage)) return undefined;
    const service = await open();
    if (service === null) {
      await write((tx) => noteWayProblem(tx, subject, { state: 'failed', problem: 'notConfigured', said: '' }));
      return undefined;
    }
    if (isMade) return fetchImage(job, link.qrUrl, allowedHosts);
    const isUncertain = link.wayId === '' && (link.wayState === 'making' || link.wayState === 'unknown');
    const settled = isUncertain ? await settle(service, job, link) : 'none';
    if (settled !== 'none') return settled;
    if (!isOpen) return end(service, job, link);
    return link.wayId === '' ? make(service, job, link) : change(service, job, link);
  },
});
