import type { Database } from '../../db/database.js';
import { enqueueOnce, type JobKind } from '../../jobs/index.js';
import { PageNotFetched } from './downloadPage.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { refreshPage } from './refreshPage.js';
import { webPageStore } from './webPages.store.js';

/** The job that fetches a page again when it is due. Its subject is the document's id. */
export const FETCH_PAGE = 'fetch_page';

/** Queues the pages that are due. */
export const queueDuePages = async (db: Database): Promise<void> => {
  for (const id of await webPageStore(db).due(FETCH_PAGE)) {
    await db.transaction((tx) => enqueueOnce(tx, { kind: FETCH_PAGE, subject: id }));
  }
};

/** What could not be fetched says so on the page, and is due again some hours later; what is being parsed still is due. */
export const fetchPagesJob = (deps: Pick<KnowledgeDeps, 'db' | 'storage' | 'pageHosts' | 'log'>): JobKind => ({
  run: async ({ subject: id, write, signal }) => {
    try {
      await refreshPage(deps, id, { write, signal });
    } catch (error) {
      if (!(error instanceof PageNotFetched)) throw error;
      deps.log.warn({ documentId: id, failure: error.failure }, 'a page could not be fetched again');
    }
  },
});
