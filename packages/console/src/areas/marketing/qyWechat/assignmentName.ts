import type { Assignment } from '@console/api/contract';
import type { useAssignWords } from './assignWords.js';

type Words = ReturnType<typeof useAssignWords>;

/** What an assignment is called: where its people are from, and who gets them. */
export const assignmentName = (
  { crowdPackName, staffNames, staffCount, undoes }: Assignment,
  words: Words,
  separator: string,
): string => {
  const names = staffNames.join(separator) || words.nobody;
  const staff = staffCount > staffNames.length ? words.severalStaff(names, staffCount) : names;
  const name = words.nameOf(crowdPackName, staff);
  return undoes === null ? name : words.backOf(name);
};

/** Milliseconds between two looks while something happens, or WeCom has still to tell. */
const SOON = 2000;
const LATER = 30_000;

/** Milliseconds until an assignment is looked at again; 0: nothing changes by itself. */
export const whileGoing = (one: Pick<Assignment, 'state' | 'askedCount' | 'unknownCount'> | undefined): number => {
  if (one === undefined) return 0;
  if (one.state === 'running') return SOON;
  return one.askedCount + one.unknownCount > 0 ? LATER : 0;
};
