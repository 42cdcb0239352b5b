import type { AnswerVersion, Session } from '../contract/sessions.js';
import type { ChatTurn } from './chatTypes.js';
import { isOpen } from './isOpen.js';
import { toTurn } from './toTurn.js';

/** Whether this is one of the answers to a question. */
export const holds = ({ id, versions = [] }: Session, wanted: string | undefined): boolean =>
  id === wanted || versions.some((version) => version.id === wanted);

/** A question of whose answers one has changed. */
export const withChange = (session: Session, id: string, part: Partial<AnswerVersion>): Session => {
  if (!holds(session, id)) return session;
  const { versions } = session;
  return {
    ...session,
    ...(session.id === id && part),
    ...(versions && { versions: versions.map((one) => (one.id === id ? { ...one, ...part } : one)) }),
  };
};

/** The answers that stay beside a new one, as they were last known. */
export const staying = (
  replaced: Session | undefined,
  ids: readonly string[] = [],
  newest?: AnswerVersion,
): AnswerVersion[] =>
  (replaced?.versions ?? (replaced ? [replaced] : []))
    .filter(({ id }) => ids.includes(id))
    .map((version) => (newest?.id === version.id ? newest : version));

/** The first answer to a question, whichever is shown. */
export const keyOf = ({ id, versions }: Session): string => versions?.[0]?.id ?? id;

/** Streams of one question that have more to tell, each at the place of its answer. */
export const openOf = (session: Session): readonly (string | null)[] => {
  const { undecided, versions } = session;
  const all = undecided === true && versions !== undefined ? versions : [session];
  return all.map((one) => (isOpen(one) ? one.id : null));
};

/** Which answers the reader has turned to, by the first answer to their question. */
export type Picked = Readonly<Record<string, string>>;

/** The answer to a question that is looked at. `wanted` are looked for in this order; else it is the current one. */
export const shownOf = (
  session: Session,
  current: string | undefined,
  wanted: readonly (string | undefined)[],
): ChatTurn => {
  const { versions } = session;
  if (versions === undefined || versions.length < 2) return toTurn(session);
  const ids = versions.map(({ id }) => id);
  const shown = wanted.find((id) => id !== undefined && ids.includes(id));
  const version = shown === undefined || shown === session.id ? session : versions.find(({ id }) => id === shown);
  const goesOnFrom = current !== undefined && ids.includes(current) ? current : session.id;
  const running = versions.some(({ status }) => status === 'running');
  const mixed = new Set(versions.map(({ from }) => from?.id)).size > 1;
  const turn = {
    ...toTurn(version ?? session),
    versions: { ids, current: goesOnFrom, running, ...(mixed && { mixed }) },
  };
  return session.undecided === true ? { ...turn, beside: versions.map(toTurn) } : turn;
};

/** Answers that stand beside each other, as far as those that are followed have come. */
export const besideWithLive = (there: ChatTurn, live: readonly (ChatTurn | undefined)[]): ChatTurn => {
  const { beside, versions } = there;
  if (beside === undefined || versions === undefined) return there;
  const now = beside.map((turn, at) => (live[at]?.id === turn.id ? live[at] : turn));
  const own = now.find(({ id }) => id === there.id) ?? there;
  const running = now.some(({ status }) => status === 'running');
  return { ...own, versions: { ...versions, running }, beside: now };
};

/** A question of whose answers one is followed: the reader may be at another. */
export const withLive = (there: ChatTurn, live: ChatTurn): ChatTurn => {
  const { versions } = there;
  if (versions === undefined) return live;
  const running = live.status === 'running';
  if (there.id === live.id) return { ...live, versions: { ...versions, running } };
  return versions.running === running ? there : { ...there, versions: { ...versions, running } };
};
