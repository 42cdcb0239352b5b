import { optOutOfMessages } from '../../channels/optOuts.store.js';
import type { Database } from '../../db/database.js';
import type { SecretBox } from '../../secrets/index.js';
import { isSampleCode, readOptOutCode } from '../links.js';
import { surely } from '../surely.js';
import { askPage, donePage, notFoundPage, samplePage } from './pages.js';

/**
 * Where people opt out of a channel, `/o/<code>`. Opening it changes nothing, since mail scanners and previews open addresses
 * too; it is the button that counts. The same page for everybody: it tells nobody whose message it was. Null: another path.
 */
export const optOutDoor =
  ({ db, secrets }: { readonly db: Database; readonly secrets: SecretBox }) =>
  async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/o/')) return null;
    const code = pathname.slice('/o/'.length);
    // Whoever tries a template opens it too.
    if (isSampleCode(code) && request.method === 'GET') return samplePage(request);
    const seq = readOptOutCode(secrets, code);
    if (seq === null) return notFoundPage(request);
    if (request.method === 'GET' || request.method === 'HEAD') return askPage(request);
    if (request.method !== 'POST') return notFoundPage(request);
    await surely(() => db.transaction((tx) => optOutOfMessages(tx, [String(seq)], 'link')));
    return donePage(request);
  };
