/** What a page calls. */
export interface Tracker {
  /** Says whether the reader agreed. Before, and once it is withdrawn, nothing is kept or sent. */
  consent(agreed: boolean): void;
  /** Something that was done, at most 50 characters, with what belongs to it. */
  track(name: string, properties?: Readonly<Record<string, string | number | boolean>>, object?: string): void;
  /** Who the reader is: what this browser did so far becomes theirs. */
  identify(who: { readonly phoneNumber?: string; readonly memberNumber?: string }): void;
}

declare global {
  interface Window {
    gather?: Tracker;
  }
}

interface Kept {
  eventId: string;
  eventName: string;
  anonymousId: string;
  time: string;
  [part: string]: unknown;
}

const PATH = '/aiapi/qa/dataGather/collect';
/** Events that wait while nothing can be sent; the oldest go first. */
const MOST_KEPT = 200;
const BATCH = 50;
/** Milliseconds until what was done is sent, and at most between two tries. */
const SOON = 2_000;
const LONGEST_WAIT = 300_000;

const newId = (): string => {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(parts, (part) => part.toString(36)).join('');
};

/** Starts what tells an installation what is done on this page; it waits for consent. */
export const startTracker = (origin: string, key: string): Tracker => {
  const place = `console-tracker:${key.slice(-8)}`;
  const read = (name: string): string | null => {
    try {
      return localStorage.getItem(`${place}:${name}`);
    } catch {
      return null;
    }
  };
  const write = (name: string, value: string | null): void => {
    try {
      if (value === null) localStorage.removeItem(`${place}:${name}`);
      else localStorage.setItem(`${place}:${name}`, value);
    } catch {
      // A browser that keeps nothing sends what it has while the page is open.
    }
  };
  const kept = (): Kept[] => {
    try {
      const found: unknown = JSON.parse(read('queue') ?? '[]');
      return Array.isArray(found) ? found : [];
    } catch {
      return [];
    }
  };

  let agreed = read('consent') === 'yes';
  let anonymousId = agreed ? (read('id') ?? newId()) : '';
  let queue: Kept[] = agreed ? kept() : [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = SOON;
  let sending = false;
  let seen = '';

  const keep = (): void => write('queue', queue.length === 0 ? null : JSON.stringify(queue));
  const batchOf = (events: readonly Kept[]): string =>
    JSON.stringify({ key, batchId: newId(), sentTime: new Date().toISOString(), events });
  const later = (): void => {
    timer ??= setTimeout(() => void send(), wait);
  };
  const send = async (): Promise<void> => {
    timer = undefined;
    const events = queue.slice(0, BATCH);
    if (!agreed || sending || events.length === 0) return;
    sending = true;
    let gone = false;
    try {
      // Text alone: no browser asks beforehand whether it may be sent.
      const { ok, status } = await fetch(origin + PATH, {
        method: 'POST',
        body: batchOf(events),
        headers: { 'content-type': 'text/plain' },
        credentials: 'omit',
        keepalive: true,
      });
      // What is refused for what it is would be refused for ever.
      gone = ok || (status >= 400 && status < 500 && status !== 429);
    } catch {
      gone = false;
    }
    sending = false;
    if (gone) {
      const sent = new Set(events.map(({ eventId }) => eventId));
      queue = queue.filter(({ eventId }) => !sent.has(eventId));
      keep();
    }
    wait = gone ? SOON : Math.min(wait * 2, LONGEST_WAIT);
    if (queue.length > 0) later();
  };
  const add = (eventName: string, more: object): void => {
    if (!agreed) return;
    queue.push({
      eventId: newId(),
      eventName: eventName.slice(0, 50),
      anonymousId,
      time: new Date().toISOString(),
      ...more,
    });
    queue = queue.slice(-MOST_KEPT);
    keep();
    later();
  };
  const viewed = (): void => {
    // Neither what is searched for nor what a fragment holds leaves the page.
    const page = location.origin + location.pathname;
    if (!agreed || page === seen) return;
    seen = page;
    add('page_view', {
      object: page.slice(0, 200),
      properties: [{ name: 'title', value: document.title.slice(0, 500) }],
    });
  };
  const leave = (): void => {
    if (!agreed || queue.length === 0) return;
    // What is sent twice is taken once; it stays until a reply says that it came.
    navigator.sendBeacon(origin + PATH, batchOf(queue.slice(0, BATCH)));
  };

  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  addEventListener('online', () => {
    wait = SOON;
    later();
  });
  addEventListener('popstate', viewed);
  viewed();
  if (queue.length > 0) later();

  return {
    consent: (yes) => {
      if (yes === agreed) return;
      agreed = yes;
      if (yes) {
        anonymousId = newId();
        write('consent', 'yes');
        write('id', anonymousId);
        viewed();
        return;
      }
      clearTimeout(timer);
      timer = undefined;
      queue = [];
      seen = '';
      for (const name of ['consent', 'id', 'queue']) write(name, null);
    },
    track: (name, properties = {}, object = '') =>
      add(name, {
        object: object.slice(0, 200),
        properties: Object.entries(properties)
          .slice(0, 50)
          .map(([property, value]) => ({
            name: property.slice(0, 50),
            value: typeof value === 'string' ? value.slice(0, 500) : value,
          })),
      }),
    identify: (who) => add('identify', who),
  };
};
