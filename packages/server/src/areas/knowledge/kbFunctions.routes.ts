import {
  addKbFunction,
  modifyKbFunction,
  pageKbFunctions,
  readKbFunction,
  removeKbFunctions,
  tryKbFunction,
} from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import type { Language } from '../../http/messages.js';
import type { RateLimit, RateLimiter } from '../../http/rateLimit.js';
import { type Actor, type Route, serve } from '../../http/serve.js';
import { mayBeCalled } from '../../outbound/index.js';
import type { SecretBox } from '../../secrets/index.js';
import { notHidden, readerOf, seesAllOf } from '../../visibility/index.js';
import {
  addressOf,
  checkParameters,
  headersOf,
  type Problems,
  requestFrom,
  type SentHeader,
} from './kbFunctionRules.js';
import { type FunctionSettings, kbFunctionStore } from './kbFunctions.store.js';
import { callFunction } from './callFunction.js';

/** Enough to try something out, too few to look for what answers. */
const tries: RateLimit = { points: 30, window: 60 };

const TIMEOUT = 10;

export interface KbFunctionDeps {
  readonly db: Database;
  readonly limiter: RateLimiter;
  readonly secrets: SecretBox;
  /** Hosts of our own network that functions may call, each with its port or without. */
  readonly functionHosts: readonly string[];
}

type Change = Partial<Omit<FunctionSettings, 'headers'>> & { readonly headers?: readonly SentHeader[] };

/** Each once, whatever its case, without the space around it. */
const triggersOf = (given: readonly string[]): string[] => {
  const known = new Map(given.map((word) => [word.trim().toLowerCase(), word.trim()]));
  known.delete('');
  return [...known.values()];
};

export const kbFunctionRoutes = ({ db, limiter, secrets, functionHosts }: KbFunctionDeps): Route[] => {
  /** Throws `address_not_allowed` and `invalid_request`. */
  const settled = (change: Change, former: FunctionSettings | null, language: Language): FunctionSettings => {
    const problems: Problems = {};
    const url = change.url ?? former?.url ?? '';
    const address = addressOf(url);
    if (address === null || !mayBeCalled(address, functionHosts)) throw fail('address_not_allowed');
    const moved = former !== null && addressOf(former.url)?.origin !== address.origin;
    const settings: FunctionSettings = {
      name: (change.name ?? former?.name ?? '').trim(),
      description: (change.description ?? former?.description ?? '').trim(),
      method: change.method ?? former?.method ?? 'GET',
      url,
      headers: headersOf({ sent: change.headers, former: former?.headers ?? [], moved }, problems, language),
      parameters: change.parameters ?? former?.parameters ?? [],
      triggers: triggersOf(change.triggers ?? former?.triggers ?? []),
      timeout: change.timeout ?? former?.timeout ?? TIMEOUT,
      enabled: change.enabled ?? former?.enabled ?? true,
    };
    checkParameters(settings, problems, language);
    if (Object.keys(problems).length > 0) throw fail('invalid_request', { fields: problems });
    return settings;
  };

  const functions = kbFunctionStore(db, secrets);
  const isSeen = (actor: Actor, id: string) => seesAllOf(db, readerOf(actor), 'kbFunction', [id]);
  return [
    serve(pageKbFunctions, ({ body }, actor) => functions.page(body, readerOf(actor))),

    serve(readKbFunction, async ({ params }, actor) => {
      const found = (await isSeen(actor, params.id)) ? await functions.find(params.id) : null;
      return found ?? fail('function_not_found');
    }),

    serve(addKbFunction, async ({ body: { knowledgeBaseId, ...settings }, request }, actor) => {
      if (!(await seesAllOf(db, readerOf(actor), 'knowledgeBase', [knowledgeBaseId]))) {
        return fail('knowledge_base_not_found');
      }
      return { id: await functions.add(knowledgeBaseId, settled(settings, null, request.language), actor.userId) };
    }),

    serve(modifyKbFunction, async ({ body: { id, version, ...change }, request }, actor) => {
      if (!(await isSeen(actor, id))) return fail('function_not_found');
      return db.transaction(async (tx) => {
        const inside = kbFunctionStore(tx, secrets);
        const former = await inside.settingsForChange(id, version);
        if (former === null) return fail('function_not_found');
        await inside.replace(id, settled(change, former, request.language));
        return null;
      });
    }),

    serve(removeKbFunctions, async ({ query }, actor) => {
      await functions.remove(await notHidden(db, readerOf(actor), 'kbFunction', query.idList));
      return null;
    }),

    serve(tryKbFunction, async ({ params: { id }, body: { values }, request }, actor) => {
      const { userId } = actor;
      const settings = (await isSeen(actor, id)) ? await functions.settings(id) : null;
      if (settings === null) return fail('function_not_found');
      if (settings.headers.some(({ value }) => value === null)) return fail('function_key_lost');
      const problems: Problems = {};
      const sent = requestFrom(settings, values, problems, request.language);
      if (Object.keys(problems).length > 0) return fail('invalid_request', { fields: problems });
      if (sent === null) return fail('address_not_allowed');
      const wait = await limiter.take(`try-function:${userId}`, tries);
      if (wait !== null) return fail('too_many_requests', { retryAfter: wait });
      const tried = await callFunction(settings, sent, { allowed: functionHosts, signal: request.signal });
      if (tried.outcome !== 'answered' && tried.outcome !== 'failed')
        return fail(tried.outcome === 'not_allowed' ? 'address_not_allowed' : 'no_reply');
      return { status: tried.status ?? 0, duration: tried.duration, body: tried.body };
    }),
  ];
};
