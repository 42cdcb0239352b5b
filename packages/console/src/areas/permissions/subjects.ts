import type { OpenRecord } from '../../navigation/useRecord.js';

const BELOW = 'below-';

/** What stands in the address while a new entry is made below another one, or at the top. */
export const newBelow = (parentId: string | undefined): string => (parentId === undefined ? 'new' : BELOW + parentId);

const MERGED = 'merge-';

/** What stands in the address while a label is taken into another. */
export const mergedInto = (id: string): string => MERGED + id;

/** The label that an address asks to take into another; undefined: none. */
export const mergedIn = ({ id }: Pick<OpenRecord, 'id'>): string | undefined =>
  id?.startsWith(MERGED) ? id.slice(MERGED.length) : undefined;

/** What an address asks for of a tree: an entry to change, or a new one; undefined: neither. */
export const subjectIn = ({
  id,
  isNew,
}: Pick<OpenRecord, 'id' | 'isNew'>): { kind: 'edit'; id: string } | { kind: 'new'; parentId?: string } | undefined => {
  if (isNew) return { kind: 'new' };
  if (id === undefined) return undefined;
  return id.startsWith(BELOW) ? { kind: 'new', parentId: id.slice(BELOW.length) } : { kind: 'edit', id };
};
