import type { VendorFailure } from '../../../channels/callVendor.js';
import { isNothing } from '../../../channels/tencent.js';
import type { WeComService } from '../../../channels/weCom/openWeComService.js';
import type { RunningJob } from '../../../jobs/index.js';
import {
  beginRun,
  loseUnseen,
  loseUnseenGroups,
  nameStaff,
  nextStaff,
  noteStep,
  noteSyncEnd,
  staffRead,
  takeContacts,
  takeGroup,
  takeStaff,
  unnamedStaff,
} from '../../../weCom/index.js';
import type { SyncPlace } from './syncPlace.js';

/** Where to go on; null: all was read; a failure: WeCom did not tell. */
export type Stepped = SyncPlace | null | VendorFailure;

/** Names that are asked for in one piece. */
const NAMES = 20;

type Place<Step extends SyncPlace['step']> = Extract<SyncPlace, { readonly step: Step }>;

const readStaff = async (service: WeComService, { write }: RunningJob): Promise<Stepped> => {
  const userIds = await service.staff();
  if (isNothing(userIds)) return userIds;
  const run = await write(async (tx) => {
    const begun = await beginRun(tx);
    await takeStaff(tx, userIds, begun);
    return begun;
  });
  return { step: 'names', run, after: 0 };
};

/**
 * Whoever WeCom does not name is called by their account: names are another right, which not every application has. Where its reply is
 * lost, the next reading asks again.
 */
const readNames = async (
  service: WeComService,
  { write }: RunningJob,
  { run, after }: Place<'names'>,
): Promise<Stepped> => {
  const unnamed = await write((tx) => unnamedStaff(tx, after, NAMES));
  for (const { id, userId } of unnamed) {
    const name = await service.staffName(userId);
    if (typeof name === 'string') await write((tx) => nameStaff(tx, id, name));
    else if (name.state === 'later') return name;
    else if (name.state === 'refused') await write((tx) => nameStaff(tx, id, ''));
  }
  const last = unnamed.at(-1);
  return last === undefined || unnamed.length < NAMES
    ? { step: 'contacts', run, after: 0, cursor: '', refused: '' }
    : { step: 'names', run, after: last.seq };
};

/** All staff had their turn. Where WeCom refused each of them, it is no fault of one. */
const endContacts = async ({ write }: RunningJob, { run, refused }: Place<'contacts'>): Promise<Stepped> => {
  const isNobodyRead = refused !== '' && (await write(staffRead)) === 0;
  return isNobodyRead ? { state: 'refused', reason: 'other', said: refused } : { step: 'groups', run, cursor: '' };
};

const readContacts = async (service: WeComService, job: RunningJob, place: Place<'contacts'>): Promise<Stepped> => {
  const { write } = job;
  const { run, after, cursor } = place;
  const who = await write(async (tx) => {
    await noteStep(tx, 'contacts');
    return nextStaff(tx, after);
  });
  if (who === undefined) return endContacts(job, place);
  const page = await service.contactsOf(who.userId, cursor);
  if (isNothing(page)) {
    if (page.state !== 'refused' || page.reason === 'account') return page;
    // This one it does not know by now: whose contacts are read otherwise are read all the same, and of these nothing is known.
    return { ...place, after: who.seq, cursor: '', refused: page.said };
  }
  const isLast = page.next === '' || page.next === cursor;
  await write(async (tx) => {
    await takeContacts(tx, page.items, run);
    if (!isLast) return;
    await loseUnseen(tx, who.id, run);
    await noteStep(tx, 'contacts', 1);
  });
  return isLast ? { ...place, after: who.seq, cursor: '' } : { ...place, cursor: page.next };
};

const readGroups = async (
  service: WeComService,
  { write, signal }: RunningJob,
  { run, cursor }: Place<'groups'>,
): Promise<Stepped> => {
  await write((tx) => noteStep(tx, 'groups'));
  const page = await service.groupIds(cursor);
  if (isNothing(page)) return page;
  for (const chatId of page.items) {
    if (signal.aborted) return { step: 'groups', run, cursor };
    const group = await service.groupWithMembers(chatId);
    // One that has gone since the list was read is refused; where nothing may be read, none of them has gone.
    if (!isNothing(group)) await write((tx) => takeGroup(tx, group, run));
    else if (group.state !== 'refused' || group.reason === 'account') return group;
  }
  if (page.next !== '' && page.next !== cursor) return { step: 'groups', run, cursor: page.next };
  await write(async (tx) => {
    await loseUnseenGroups(tx, run);
    await noteSyncEnd(tx);
  });
  return null;
};

/** Reads the next part of what WeCom knows. */
export const syncStep = (service: WeComService, job: RunningJob, place: SyncPlace): Promise<Stepped> => {
  switch (place.step) {
    case 'staff':
      return readStaff(service, job);
    case 'names':
      return readNames(service, job, place);
    case 'contacts':
      return readContacts(service, job, place);
    case 'groups':
      return readGroups(service, job, place);
  }
};
