import {
  addGatherSource,
  collectEvents,
  judgeGatherProperty,
  modifyGatherSource,
  pageGatherEvents,
  pageGatherSources,
  readGatherSchema,
  removeGatherSources,
  renewGatherKey,
} from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import type { RateLimit, RateLimiter } from '../../../http/rateLimit.js';
import { type Route, serve, serveOpen } from '../../../http/serve.js';
import { eventsOf } from './batch.js';
import { collectStore, type SendingSource } from './collect.store.js';
import { gatheredStore } from './gathered.store.js';
import { sourceStore } from './sources.store.js';

/** Bytes of one batch. */
const LARGEST_BATCH = 256 * 1024;
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/**
 * What one address may have of what a source may send, where anybody can read the key: of its batches a minute, and of its
 * events a day. Many people may share an address, yet none of them keeps all others out.
 */
const SHARE = 1 / 4;
/** Events that it may have in any case: those of one whole batch. */
const LEAST_OF_DAY = 100;
/** Wrong keys from one address: nobody is kept from a key by what others try. */
const wrongKeys: RateLimit = { points: 60, window: 15 * MINUTE };

const words = {
  'zh-CN': { origin: '来源不正确，例如 https://www.example.com', needed: '网页来源至少要填写一个允许的网站' },
  'en-US': { origin: 'Not an origin, such as https://www.example.com', needed: 'A source of pages needs a site' },
};

/** Throws where one of them is no origin, or pages have none. */
const checkOrigins = (origins: readonly string[], isWeb: boolean, language: Language): void => {
  const wrong = origins.findIndex((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong >= 0) throw fail('invalid_request', { fields: { [`origins.${wrong}`]: words[language].origin } });
  if (isWeb && origins.length === 0) throw fail('invalid_request', { fields: { origins: words[language].needed } });
};

export interface GatheringDeps {
  readonly db: Database;
  readonly limiter: RateLimiter;
}

/** Sources, what they send, and what has become of it. */
export const gatheringRoutes = ({ db, limiter }: GatheringDeps): Route[] => {
  const sources = sourceStore(db);
  const gathered = gatheredStore(db);
  const collect = collectStore(db);

  /** Seconds to wait; null: it goes on. A server keeps its key to itself, and has one address. */
  const waitOf = async (
    { id, kind, perMinute, perDay }: SendingSource,
    address: string,
    events: number,
  ): Promise<number | null> => {
    if (kind !== 'server') {
      const minute = { points: Math.ceil(perMinute * SHARE), window: MINUTE };
      const day = { points: Math.max(LEAST_OF_DAY, Math.ceil(perDay * SHARE)), window: DAY };
      const wait =
        (await limiter.take(`gather:${id}:${address}`, minute)) ??
        (await limiter.take(`gather:${id}:${address}:day`, day, events));
      if (wait !== null) return wait;
    }
    return limiter.take(`gather:${id}`, { points: perMinute, window: MINUTE });
  };

  return [
    serve(pageGatherSources, ({ body }) => sources.page(body)),

    serve(addGatherSource, ({ body: { kind, sourceName, ...settings }, request: { language } }, { userId }) => {
      checkOrigins(settings.origins ?? [], kind === 'web', language);
      return sources.add({ ...settings, sourceName: sourceName.trim() }, kind, userId);
    }),

    serve(modifyGatherSource, async ({ body: { id, sourceName, ...settings }, request: { language } }) => {
      if (settings.origins !== undefined)
        checkOrigins(settings.origins, (await sources.kindOf(id)) === 'web', language);
      await sources.modify(id, { ...settings, sourceName: sourceName?.trim() });
      return null;
    }),

    serve(renewGatherKey, ({ params: { id }, body: { keepFormer = false } }) => sources.renew(id, keepFormer)),

    serve(removeGatherSources, async ({ query: { idList } }) => {
      await sources.remove(idList);
      return null;
    }),

    serve(pageGatherEvents, ({ body }) => gathered.page(body)),

    serve(readGatherSchema, ({ params: { id } }) => gathered.schema(id)),

    serve(judgeGatherProperty, async ({ params: { id }, body }) => {
      await gathered.judge(id, body);
      return null;
    }),

    serveOpen(
      collectEvents,
      async ({ body: { key, batchId, sentTime, events }, request }) => {
        const { address, language } = request;
        const source = await collect.sourceOf(key);
        if (source === null) {
          const wait = await limiter.take(`gather:${address}`, wrongKeys);
          return wait === null ? fail('wrong_gather_key') : fail('too_many_requests', { retryAfter: Math.ceil(wait) });
        }
        if (!source.authorized) return fail('gather_not_authorized');
        const origin = request.header('origin');
        // What runs on a page always says where it is from; a server never does.
        if (origin === undefined ? source.kind === 'web' : !source.origins.includes(origin))
          return fail('gather_origin_refused');
        const wait = await waitOf(source, address, events.length);
        if (wait !== null) return fail('too_many_requests', { retryAfter: Math.ceil(wait) });
        return collect.take(source, eventsOf({ batchId, sentTime, events }, new Date(), language));
      },
      { bodyLimit: LARGEST_BATCH },
    ),
  ];
};
