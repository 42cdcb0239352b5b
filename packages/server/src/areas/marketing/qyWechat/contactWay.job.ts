import type { VendorFailure } from '../../../channels/callVendor.js';
import { isNothing } from '../../../channels/tencent.js';
import type { OpenWeCom, WeComService } from '../../../channels/weCom/openWeComService.js';
import type { JobKind, NextPiece, RunningJob } from '../../../jobs/index.js';
import { spoken } from '../../../text/spoken.js';
import { problemOf } from '../../../weCom/index.js';
import {
  noteImage,
  noteMade,
  noteMaking,
  noteOff,
  noteReady,
  noteUnknown,
  noteWayProblem,
  type WantedWay,
  wantedWay,
} from './contactWay.store.js';
import { fetchWayPicture } from './wayPicture.js';

/** Milliseconds after which a way whose reply was lost has come about, if it ever does; and between two looks. */
const SETTLED = 60_000;
const AGAIN = 5000;
/** How long before it was asked for a way may have been made, by the clocks of both. */
const EARLIER = 600_000;
/** Milliseconds until it is tried again by itself what somebody has to mend first, at WeCom or in the settings. */
const MENDED = 1_800_000;

type Came = NextPiece | undefined;

/** WeCom said no, or not now: it is said, and tried again where that can help. */
const afterFailure = async ({ subject, write }: RunningJob, failure: VendorFailure): Promise<Came> => {
  const tries = failure.state !== 'refused';
  const problem = problemOf(failure);
  await write((tx) =>
    noteWayProblem(tx, subject, {
      state: tries ? 'waiting' : 'failed',
      problem,
      said: spoken(failure.said),
      again: problem === 'account' ? MENDED : null,
    }),
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
  if ('state' in found) {
    const after = found.state === 'later' ? found.after : AGAIN;
    return { next: {}, after: found.state === 'refused' ? MENDED : after };
  }
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

/** Keeps the picture of a way, so that people see it without going there. Where there is none, WeCom is asked where it is by now. */
const keepPicture = async (
  service: WeComService,
  job: RunningJob,
  link: WantedWay,
  allowed: readonly string[],
): Promise<Came> => {
  const { subject, write, payload } = job;
  const { wayId, qrUrl, made } = link;
  const picture = await fetchWayPicture(qrUrl, allowed);
  if (picture === 'later') return afterFailure(job, { state: 'later', after: SETTLED, said: '', fault: 'broken' });
  if (picture !== null) {
    await write((tx) => noteImage(tx, subject, picture));
    return undefined;
  }
  const way = await service.contactWay(wayId);
  if (isNothing(way)) return afterFailure(job, way);
  if (payload.asked !== true && way.qrCode !== qrUrl) {
    await write((tx) => noteMade(tx, subject, { wayId, qrUrl: way.qrCode, made }));
    return { next: { asked: true } };
  }
  const problem = { state: 'failed', problem: 'picture', said: '', again: MENDED } as const;
  await write((tx) => noteWayProblem(tx, subject, problem));
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
    if (isOff) return undefined;
    if (isMade && link.hasImage) {
      await write((tx) => noteReady(tx, subject));
      return undefined;
    }
    const isUncertain = link.wayId === '' && (link.wayState === 'making' || link.wayState === 'unknown');
    const service = await open();
    if (service === null) {
      // One that may have been made is looked for first, also later.
      if (isUncertain) return undefined;
      const problem = { state: 'failed', problem: 'notConfigured', said: '', again: MENDED } as const;
      await write((tx) => noteWayProblem(tx, subject, problem));
      return undefined;
    }
    if (isMade) return keepPicture(service, job, link, allowedHosts);
    const settled = isUncertain ? await settle(service, job, link) : 'none';
    if (settled !== 'none') return settled;
    if (!isOpen) return end(service, job, link);
    return link.wayId === '' ? make(service, job, link) : change(service, job, link);
  },
});
