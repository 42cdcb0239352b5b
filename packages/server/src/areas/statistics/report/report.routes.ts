import { exportUsageReport, listReportRecipients, setReportRecipients } from '@console/api/contract';
import type { Database, Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import { readSpan } from '../../../text/span.js';
import { readerOf } from '../../../visibility/index.js';
import { DOCX_TYPE } from '../../../word/index.js';
import { usageStore } from '../usage.store.js';
import { usedDocumentStore } from '../usedDocument.store.js';
import { recipientStore } from './recipient.store.js';
import { usageReport } from './usageReport.js';

export interface ReportDeps {
  readonly db: Database;
  /** Whether somebody has the page of statistics. */
  readonly mayRead: (db: Queryable, userId: string) => Promise<boolean>;
}

/** Reports as Word files, and who is told of them each week. */
export const reportRoutes = ({ db, mayRead }: ReportDeps): Route[] => {
  const sources = { usage: usageStore(db), documents: usedDocumentStore(db) };
  return [
    serve(exportUsageReport, async ({ query, request }, actor) => ({
      body: await usageReport(sources, readSpan(query), request.language, readerOf(actor)),
      type: DOCX_TYPE,
      name: /\.docx$/i.test(query.fileName) ? query.fileName : `${query.fileName}.docx`,
    })),
    serve(listReportRecipients, () => recipientStore(db).list()),
    serve(setReportRecipients, async ({ body: { userIds } }) => {
      await db.transaction(async (tx) => {
        const added = await recipientStore(tx).set(userIds);
        if (added === null) throw fail('user_not_found');
        // Who has lost the page since is not told, and keeps nobody from changing the list.
        for (const id of added) if (!(await mayRead(tx, id))) throw fail('recipient_not_permitted');
      });
      return null;
    }),
  ];
};
