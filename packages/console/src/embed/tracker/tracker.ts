import { batchOf, BATCH } from './batchOf.js';
import { fitting, idText, MOST_NAME, MOST_OBJECT, propertiesOf, text } from './fitting.js';
import { hearAddresses } from './hearAddresses.js';
import { keepingOf } from './keepingOf.js';
import { post } from './post.js';

/** What a page calls. What no event can hold is left out, and nothing is ever thrown at the page. */
export interface Tracker {
  /** Says whether the reader agreed. Before, and once it is withdrawn, nothing is kept or sent, in no tab. */
  consent(agreed: boolean): void;
  /** Something that was done, at most 50 characters, with what belongs to it. */
  track(name: string, properties?: Readonly<Record<string, string | number | boolean>> | null, object?: string): void;
  /** Who the reader is: what this browser did so far becomes theirs. */
  identify(who: { readonly phoneNumber?: string; readonly memberNumber?: string }): void;
}

/** Names of what is kept: who this browser is, only there once the reader has agreed, and events, oldest first. */
const VISITOR = 'id';
const EVENT = 'e:';
/** Events that wait while nothing can be sent; the oldest go first. */
const MOST_KEPT = 200;
/** Milliseconds until what was done is sent, and at most between two tries. */
const SOON = 2_000;
const LONGEST_WAIT = 300_000;

const newId = (): string => {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(parts, (part) => part.toString(36)).join('');
};

/** Starts what tells an installation what is done on this page; it waits for consent. */
export const startTracker = (origin: string, key: string): Tracker => {
  const kept = keepingOf(`console-tracker:${key.slice(-8)}:`);
  const address = `${origin}/aiapi/qa/dataGather/collect`;
  let visitor = '';
  let seen = '';
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = SOON;
  /** Events of one batch: fewer while one is looked for that is refused. */
  let most = BATCH;
  let underWay: readonly string[] = [];

  /** As it stands now: another tab may have said so. */
  const agrees = (): boolean => {
    const now = kept.read(VISITOR) ?? '';
    if (now !== visitor) {
      visitor = now;
      seen = '';
      if (now === '') kept.drop(kept.names(EVENT));
    }
    return visitor !== '';
  };
  const next = () => {
    const names = kept.names(EVENT).filter((name) => !underWay.includes(name));
    const waiting = names.map((name) => ({
      name,
      at: Number.parseInt(name.slice(EVENT.length), 36),
      text: kept.read(name) ?? '',
    }));
    return batchOf(waiting, { key, batchId: newId(), most });
  };
  const later = (): void => {
    timer ??= setTimeout(() => void send(), wait);
  };
  const send = async (): Promise<void> => {
    timer = undefined;
    if (underWay.length > 0 || !agrees()) return;
    const { names, useless, body } = next();
    kept.drop(useless);
    if (names.length === 0) {
      most = BATCH;
      return;
    }
    underWay = names;
    const answer = await post(address, body);
    underWay = [];
    const isFound = names.length === 1;
    // A batch is taken whole or not at all: the half of it that is right goes, and then the half of the rest.
    if (answer === 'wrong') most = isFound ? BATCH : Math.floor(names.length / 2);
    if (answer === 'over' || (answer === 'wrong' && isFound)) kept.drop(names);
    wait = answer === 'later' ? Math.min(wait * 2, LONGEST_WAIT) : SOON;
    later();
  };
  const add = (eventName: string, more: object): void => {
    if (eventName === '' || !agrees()) return;
    const now = Date.now();
    // Their order, also that of those of the same moment, and no two tabs write to the same place.
    count += 1;
    const eventId = `${now.toString(36)}-${count.toString(36).padStart(4, '0')}${newId()}`;
    const event = { eventId, eventName, anonymousId: visitor, time: new Date(now).toISOString(), ...more };
    const written = fitting(event);
    if (written === undefined) return;
    kept.write(EVENT + eventId, written);
    kept.drop(kept.names(EVENT).slice(0, -MOST_KEPT));
    later();
  };
  const viewed = (): void => {
    if (!agrees()) return;
    // Neither what is searched for nor what a fragment holds leaves the page.
    const page = location.origin + location.pathname;
    if (page === seen) return;
    seen = page;
    add('page_view', { object: text(page, MOST_OBJECT), properties: propertiesOf({ title: document.title }) });
  };
  const leave = (): void => {
    viewed();
    if (!agrees()) return;
    const { names, body } = next();
    // What is sent twice is taken once; it stays until a reply says that it came.
    if (names.length > 0) navigator.sendBeacon(address, body);
  };

  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  addEventListener('online', () => {
    wait = SOON;
    later();
  });
  addEventListener('storage', viewed);
  hearAddresses(viewed);
  viewed();
  // What an earlier page could not send.
  later();

  return {
    consent: (yes) => {
      if (!yes) kept.drop(kept.names(''));
      else if (!agrees()) kept.write(VISITOR, newId());
      viewed();
    },
    track: (name, properties, object) =>
      add(text(name, MOST_NAME).trim(), {
        object: text(object, MOST_OBJECT),
        properties: propertiesOf(properties ?? {}),
      }),
    identify: (who) => {
      const { phoneNumber, memberNumber } = who ?? {};
      const named = { phoneNumber: idText(phoneNumber, 20), memberNumber: idText(memberNumber, 50) };
      if (named.phoneNumber !== undefined || named.memberNumber !== undefined) add('identify', named);
    },
  };
};
