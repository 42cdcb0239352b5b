import type { Session } from '../contract/sessions.js';
import { holds } from './versions.js';

/** A question that was asked here, until the list has it. */
export interface Asked {
  session: Session;
  replaces: string | undefined;
  /** The one of several answers before it that it went on from. */
  after: string | undefined;
  /** The answer before it, as far as it was followed: the list may not know yet that it is complete. */
  former: Session | undefined;
}

/** What is drawn of a conversation, and which of it still grows. */
export interface Arrangement {
  /** Oldest first. */
  list: readonly Session[];
  /** Place of the answer that is followed; -1: none. */
  live: number;
}

/** What stays when a question is asked again in the place of one: that one may have been cut off already. */
const before = (kept: readonly Session[], older: readonly Session[], id: string): readonly Session[] => {
  const index = kept.findIndex((session) => holds(session, id));
  return index < 0 ? older : kept.slice(0, index);
};

/**
 * Lays out what is known of a conversation: what the server's list holds, and the question just asked behind it. Made
 * anew when one of them changes, and not for each word of the answer.
 */
export const arrange = (
  kept: readonly Session[],
  older: readonly Session[],
  asked: Asked | undefined,
  followedId: string | undefined,
): Arrangement => {
  const isThere = asked !== undefined && kept.some((session) => holds(session, asked.session.id));
  const own = isThere ? undefined : asked;
  const stay = own?.replaces === undefined ? kept : before(kept, older, own.replaces);
  const list = own === undefined ? [...stay] : [...stay, own.session];
  const former = own?.former;
  const place = former === undefined ? -1 : list.findIndex(({ id }) => id === former.id);
  if (former !== undefined && place < 0) list.splice(-1, 0, former);
  if (former !== undefined && list[place]?.status === 'running') list[place] = former;
  return { list, live: list.findIndex(({ id }) => id === followedId) };
};
