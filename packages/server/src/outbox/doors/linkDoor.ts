import sql from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import type { SecretBox } from '../../secrets/index.js';
import { readLinkCode } from '../links.js';
import { notFoundPage } from './pages.js';

/** Short addresses of messages, `/l/<code>`: leads to where the message says, and counts whoever comes once. Null: another path. */
export const linkDoor =
  ({ db, secrets }: { readonly db: Database; readonly secrets: SecretBox }) =>
  async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/l/')) return null;
    const read = readLinkCode(secrets, pathname.slice('/l/'.length));
    const isLook = request.method === 'HEAD';
    if (read === null || !(isLook || request.method === 'GET')) return notFoundPage(request);
    const [found] = await db.query<{ url: string }>(sql`
      select l.url from short_links l join outbox o on o.cause = l.cause where l.id = ${read.linkId} and o.seq = ${read.seq}`);
    // Whatever got into the table: nothing but https is gone to.
    if (found === undefined || !URL.canParse(found.url) || new URL(found.url).protocol !== 'https:')
      return notFoundPage(request);
    if (!isLook)
      await db.query(sql`
        update outbox set clicked_at = now(), delivered_at = coalesce(delivered_at, now()), failed_at = null
        where seq = ${read.seq} and clicked_at is null`);
    return new Response(null, { status: 302, headers: { location: found.url, 'cache-control': 'no-store' } });
  };
