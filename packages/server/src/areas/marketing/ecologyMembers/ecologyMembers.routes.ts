import {
  addEcologyMember,
  downloadEcologyTemplate,
  importEcologyMembers,
  modifyEcologyMember,
  pageEcologyMembers,
  readEcologyMember,
  removeEcologyMembers,
  replyToEcologyMember,
  restoreEcologyMembers,
  revealEcologyMember,
  setEcologyMemberState,
} from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { sourceOf } from '../../../files/source.js';
import { fail } from '../../../http/failure.js';
import type { RateLimit, RateLimiter } from '../../../http/rateLimit.js';
import { FORM_OVERHEAD, type Route, serve } from '../../../http/serve.js';
import { XLSX_TYPE } from '../../../spreadsheets/index.js';
import { importMembers } from './memberImport.js';
import { contactOf, pageOfMembers, readMember } from './memberRows.store.js';
import { writeMemberTemplate } from './memberSheet.js';
import { memberWrites } from './memberWrites.js';

const SHEET_LIMIT = 5 * 1024 * 1024;
/** Whoever calls members one after another gets along with that; whoever reads out the whole list does not. */
const looking: RateLimit = { points: 60, window: 3600 };
/** What could be a whole phone number or e-mail address: the list says each time whether somebody has that one. */
const CONTACT = /^\+?[\d\s-]{8,20}$|@/;

/** Members of the ecology: the list, one member, what is said to them, and files of them. */
export const ecologyMemberRoutes = ({
  db,
  limiter,
}: {
  readonly db: Database;
  readonly limiter: RateLimiter;
}): Route[] => {
  const writes = memberWrites(db);
  /** Throws `too_many_requests`. */
  const take = async (what: 'asked' | 'shown', userId: string): Promise<void> => {
    const wait = await limiter.take(`ecologyContacts:${what}:${userId}`, looking);
    if (wait !== null) throw fail('too_many_requests', { retryAfter: Math.ceil(wait) });
  };

  return [
    serve(pageEcologyMembers, async ({ body }, { userId }) => {
      if (CONTACT.test(body.keyword?.trim() ?? '')) await take('asked', userId);
      return pageOfMembers(db, body);
    }),
    serve(
      readEcologyMember,
      async ({ params }) => (await readMember(db, params.id)) ?? fail('ecology_member_not_found'),
    ),
    serve(addEcologyMember, ({ body }, actor) => writes.add(body, actor)),
    serve(modifyEcologyMember, async ({ body }, actor) => {
      await writes.modify(body, actor);
      return null;
    }),
    serve(replyToEcologyMember, ({ body }, actor) => writes.reply(body, actor)),
    serve(setEcologyMemberState, ({ body }, actor) => writes.setState(body, actor)),
    serve(removeEcologyMembers, ({ query }) => writes.remove(query.idList)),
    serve(restoreEcologyMembers, async ({ body }) => {
      await writes.restore(body);
      return null;
    }),
    serve(revealEcologyMember, async ({ params }, { userId }) => {
      await take('shown', userId);
      return (await contactOf(db, params.id)) ?? fail('ecology_member_not_found');
    }),
    serve(downloadEcologyTemplate, ({ request: { language } }) => ({
      body: writeMemberTemplate(language),
      type: XLSX_TYPE,
      name: language === 'en-US' ? 'ecology members.xlsx' : '生态会员导入模板.xlsx',
    })),
    serve(
      importEcologyMembers,
      async ({ query, body: { file }, request: { language, signal } }, writer) => {
        if (file.size === 0) return fail('empty_file');
        return importMembers(db, { ...query, writer, source: await sourceOf(file), language, signal });
      },
      { bodyLimit: SHEET_LIMIT + FORM_OVERHEAD },
    ),
  ];
};
