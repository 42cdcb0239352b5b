import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { cancelJobs, enqueue } from '../../jobs/index.js';
import { PARSE_DOCUMENT, queued } from './documents.store.js';
import { downloadPage, PageNotFetched } from './downloadPage.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { webPageStore } from './webPages.store.js';

/** `gone`: there is no such page · `busy`: what is there is being parsed. */
export type Refreshed = 'changed' | 'unchanged' | 'gone' | 'busy';

export interface RefreshOptions {
  /** A transaction in which something is written. */
  readonly write: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>;
  readonly signal?: AbortSignal;
}

const isBusy = async (tx: Queryable, id: string): Promise<boolean> =>
  (await tx.query(sql`select 1 from documents where id = ${id} and status in ('waiting', 'parsing') for update`))
    .length > 0;

/**
 * Fetches a page again. Where its words have changed, they take the place of those that were there, and are parsed.
 * Where it cannot be fetched, that is kept beside what was there, which stays. Throws `PageNotFetched`.
 */
export const refreshPage = async (
  { db, storage, pageHosts }: Pick<KnowledgeDeps, 'db' | 'storage' | 'pageHosts'>,
  id: string,
  { write, signal }: RefreshOptions,
): Promise<Refreshed> => {
  const kept = await webPageStore(db).find(id);
  if (kept === null) return 'gone';
  let page: Awaited<ReturnType<typeof downloadPage>>;
  try {
    page = await downloadPage(kept.address, { allowed: pageHosts, signal });
  } catch (error) {
    if (error instanceof PageNotFetched) await write((tx) => webPageStore(tx).setFailed(id, error.failure));
    throw error;
  }
  const { textHash, html } = page;
  if (textHash === kept.textHash) {
    await write((tx) => webPageStore(tx).setFetched(id, textHash));
    return 'unchanged';
  }
  const stored = await storage.put(html);
  let former: string | null = null;
  try {
    former = await write(async (tx) => {
      await cancelJobs(tx, [id], ['failed']);
      if (await isBusy(tx, id)) return null;
      const [row] = await tx.query<{ key: string }>(
        sql`select file_key as key from documents where id = ${id} for update`,
      );
      if (row === undefined) return null;
      await tx.query(sql`
        update documents set file_key = ${stored.key}, file_hash = ${stored.hash}, size = ${stored.size}, ${queued}
        where id = ${id}`);
      await webPageStore(tx).setFetched(id, textHash);
      await enqueue(tx, { kind: PARSE_DOCUMENT, subject: id });
      return row.key;
    });
  } finally {
    if (former === null) await storage.delete(stored.key);
  }
  if (former === null) return (await webPageStore(db).find(id)) === null ? 'gone' : 'busy';
  await storage.delete(former);
  return 'changed';
};
