import sql from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import type { SecretBox } from '../../secrets/index.js';
import { readLinkCode } from '../links.js';
import { noteClick } from '../receipts.store.js';
import { isPerson } from './isPerson.js';
import { notFoundPage } from './pages.js';

/**
 * Short addresses of messages, `/l/<code>`: leads to where the message says, and counts each person who comes once, though not
 * what looks at addresses for them. Null: another path.
 */
export const linkDoor =
  ({ db, secrets }: { readonly db: Database; readonly secrets: SecretBox }) =>
  async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/l/')) return null;
    const read = readLinkCode(secrets, pathname.slice('/l/'.length));
    if (read === null || !(request.method === 'HEAD' || request.method === 'GET')) return notFoundPage(request);
    const [found] = await db.query<{ url: string }>(sql`
      select l.url from short_links l join outbox o on o.cause = l.cause where l.id = ${read.linkId} and o.seq = ${read.seq}`);
    // Whatever got into the table: nothing but https is gone to.
    if (found === undefined || !URL.canParse(found.url) || new URL(found.url).protocol !== 'https:')
      return notFoundPage(request);
    if (isPerson(request)) await noteClick(db, read.seq);
    return new Response(null, { status: 302, headers: { location: found.url, 'cache-control': 'no-store' } });
  };
