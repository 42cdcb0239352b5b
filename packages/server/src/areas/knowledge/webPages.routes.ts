import { addWebPage, fetchWebPage, modifyWebPage } from '@console/api/contract';
import { cleanFileName } from '../../files/fileName.js';
import { fail } from '../../http/failure.js';
import type { RateLimit, RateLimiter } from '../../http/rateLimit.js';
import { type Route, serve } from '../../http/serve.js';
import { mayBeCalled } from '../../outbound/index.js';
import { readerOf, seesAllOf } from '../../visibility/index.js';
import { documentStore } from './documents.store.js';
import { downloadPage, pageAddress, PageNotFetched } from './downloadPage.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { knowledgeBaseStore } from './knowledgeBases.store.js';
import { refreshPage } from './refreshPage.js';
import { webPageStore } from './webPages.store.js';

/** Enough for whoever adds pages by hand, too few to look for what answers. */
const fetches: RateLimit = { points: 30, window: 60 };

export interface WebPageDeps extends KnowledgeDeps {
  readonly limiter: RateLimiter;
}

/** What a document of a page is called: by its title, else by its address. */
const nameOf = (title: string, address: string): string => {
  const { host, pathname } = new URL(address);
  const name = title === '' ? `${host}${pathname === '/' ? '' : pathname}` : title;
  return cleanFileName(`${name.replaceAll(/[/\\]/g, '／')}.html`);
};

export const webPageRoutes = (deps: WebPageDeps): Route[] => {
  const { db, storage, limiter, pageHosts } = deps;
  const documents = documentStore(db);
  const pages = webPageStore(db);
  const bases = knowledgeBaseStore(db);
  return [
    serve(addWebPage, async ({ body: { knowledgeBaseId, address: given, schedule }, request }, actor) => {
      const { userId } = actor;
      if (!(await bases.isThere(knowledgeBaseId, readerOf(actor)))) return fail('knowledge_base_not_found');
      const address = pageAddress(given);
      if (address === null || !mayBeCalled(new URL(address), pageHosts)) return fail('address_not_allowed');
      if (await pages.isIn(knowledgeBaseId, address)) return fail('page_exists');
      const wait = await limiter.take(`fetch-page:${userId}`, fetches);
      if (wait !== null) return fail('too_many_requests', { retryAfter: wait });
      try {
        const { title, html, textHash } = await downloadPage(address, { allowed: pageHosts, signal: request.signal });
        const file = await storage.put(html);
        try {
          return await documents.add(
            { knowledgeBaseId, name: nameOf(title, address), type: 'html', file, userId },
            (tx, id) => webPageStore(tx).add(id, { address, textHash }, schedule),
          );
        } catch (error) {
          await storage.delete(file.key);
          throw error;
        }
      } catch (error) {
        if (error instanceof PageNotFetched) return fail(error.failure);
        throw error;
      }
    }),

    serve(modifyWebPage, async ({ body: { id, schedule } }, actor) =>
      (await seesAllOf(db, readerOf(actor), 'document', [id])) && (await pages.setSchedule(id, schedule))
        ? null
        : fail('document_not_found'),
    ),

    serve(fetchWebPage, async ({ params: { id }, request }, actor) => {
      if (!(await seesAllOf(db, readerOf(actor), 'document', [id]))) return fail('document_not_found');
      const wait = await limiter.take(`fetch-page:${actor.userId}`, fetches);
      if (wait !== null) return fail('too_many_requests', { retryAfter: wait });
      try {
        const outcome = await refreshPage(deps, id, { write: (work) => db.transaction(work), signal: request.signal });
        if (outcome === 'gone') return fail('document_not_found');
        return outcome === 'busy' ? fail('already_parsing') : { changed: outcome === 'changed', failure: null };
      } catch (error) {
        if (error instanceof PageNotFetched) return { changed: false, failure: error.failure };
        throw error;
      }
    }),
  ];
};
