import {
  addEmbedKey,
  EMBED_TOKEN_SECONDS,
  enableEmbedKey,
  modifyEmbedKey,
  pageEmbedKeys,
  previewEmbedKey,
  rotateEmbedKey,
  tradeEmbedKey,
} from '@console/api/contract';
import { randomId } from '@console/base';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import type { Language } from '../../http/messages.js';
import type { RateLimit, RateLimiter } from '../../http/rateLimit.js';
import { type Route, serve, serveOpen } from '../../http/serve.js';
import { embedKeyStore } from './embedKey.store.js';
import type { VisitorStore } from './visitor.store.js';

export interface EmbedDeps {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly visitors: VisitorStore;
  /** Makes a token for a visitor. `origin` null: good on all pages that the key is for. */
  readonly createVisit: (visitorId: string, seconds: number, origin: string | null) => Promise<string>;
}

/** Wrong secrets from one address: nobody guesses one, and nobody is kept from a key by what others try. */
const wrongSecrets: RateLimit = { points: 20, window: 15 * 60 };
/** Tokens of one key. */
const tokens: RateLimit = { points: 600, window: 60 };

const words = {
  'zh-CN': { origin: '来源不正确，例如 https://www.example.com', past: '到期时间须晚于现在' },
  'en-US': { origin: 'Not an origin, such as https://www.example.com', past: 'Has to be later than now' },
};

const checkOrigins = (origins: readonly string[] | undefined, language: Language): void => {
  const wrong = origins?.findIndex((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin) ?? -1;
  if (wrong >= 0) throw fail('invalid_request', { fields: { [`origins.${wrong}`]: words[language].origin } });
};

const endOf = (expireTime: string): Date | null => (expireTime === '' ? null : new Date(expireTime));

/** Throws where a key would end in the past. What it was before may stay. */
const checkEnd = (end: Date | null | undefined, before: Date | null | undefined, language: Language): void => {
  if (end === null || end === undefined || end.getTime() === before?.getTime()) return;
  if (!(end.getTime() > Date.now())) throw fail('invalid_request', { fields: { expireTime: words[language].past } });
};

/** Embed keys, and the tokens that portals trade them for. */
export const embedRoutes = ({ db, limiter, visitors, createVisit }: EmbedDeps): Route[] => {
  const keys = embedKeyStore(db);
  const tokenOf = async (keyId: string, visitor: string, origin: string | null, memberNumber?: string) => ({
    token: await createVisit(await visitors.visitor(keyId, visitor, memberNumber?.trim()), EMBED_TOKEN_SECONDS, origin),
    expiresIn: EMBED_TOKEN_SECONDS,
  });
  return [
    serve(pageEmbedKeys, ({ body }) => keys.page(body)),

    serve(addEmbedKey, async ({ body: { expireTime = '', ...settings }, request: { language } }, { userId }) => {
      checkOrigins(settings.origins, language);
      const expiresAt = endOf(expireTime);
      checkEnd(expiresAt, null, language);
      return keys.add({ ...settings, name: settings.name.trim(), expiresAt }, userId);
    }),

    serve(modifyEmbedKey, async ({ body: { id, expireTime, ...settings }, request: { language } }, { userId }) => {
      checkOrigins(settings.origins, language);
      const expiresAt = expireTime === undefined ? undefined : endOf(expireTime);
      checkEnd(expiresAt, await keys.expiresAt(id), language);
      await keys.modify(id, { ...settings, name: settings.name?.trim(), expiresAt }, userId);
      return null;
    }),

    serve(enableEmbedKey, async ({ body: { id, enabled } }, { userId }) => {
      await keys.enable(id, enabled, userId);
      return null;
    }),

    serve(rotateEmbedKey, ({ params: { id } }, { userId }) => keys.rotate(id, userId)),

    serve(previewEmbedKey, async ({ params: { id } }, { userId }) => {
      const key = await visitors.key(id);
      if (key === null) return fail('embed_key_not_found');
      if (!key.active) return fail('embed_key_ended');
      return tokenOf(id, `preview:${userId}`, null);
    }),

    serveOpen(tradeEmbedKey, async ({ body, request: { address } }) => {
      const { publicKey, secret, visitor, memberNumber, origin } = body;
      const from = `embed:${address}`;
      const key = await visitors.keyOfSecret(publicKey, secret);
      if (key === null) {
        const wait = await limiter.take(from, wrongSecrets);
        return wait === null ? fail('embed_key_refused') : fail('too_many_tokens', { retryAfter: Math.ceil(wait) });
      }
      if (!key.active) return fail('embed_key_ended');
      if (origin !== undefined && !key.origins.includes(origin)) return fail('embed_key_refused');
      const wait = await limiter.take(`embed:${key.id}`, tokens);
      if (wait !== null) return fail('too_many_tokens', { retryAfter: Math.ceil(wait) });
      // An own prefix: no portal can make itself the visitor that an administrator tries a key as.
      const who = visitor === undefined ? `new:${randomId()}` : `of:${visitor}`;
      return tokenOf(key.id, who, origin ?? null, memberNumber);
    }),
  ];
};
