import {
  analyseFaqCalls,
  analyseFeedback,
  analyseFileCalls,
  analyseQaCalls,
  countFaq,
  exportStatistics,
  listNews,
} from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { type Route, serve } from '../../http/serve.js';
import { XLSX_TYPE } from '../../spreadsheets/index.js';
import { readSpan } from '../../text/span.js';
import { readerOf } from '../../visibility/index.js';
import { statisticsStore } from './statistics.store.js';
import { statisticsSheet } from './statisticsSheet.js';
import { usageStore } from './usage.store.js';

/** What was asked, answered, cited and judged. */
export const statisticsRoutes = ({ db }: { readonly db: Database }): Route[] => {
  const statistics = statisticsStore(db);
  const usage = usageStore(db);
  return [
    serve(analyseFaqCalls, ({ query }, actor) => statistics.faq(readSpan(query), readerOf(actor))),
    serve(analyseFileCalls, ({ query }, actor) => statistics.files(readSpan(query), readerOf(actor))),
    serve(analyseQaCalls, ({ query }, actor) => statistics.questions(readSpan(query), readerOf(actor))),
    serve(analyseFeedback, ({ query }) => statistics.feedback(readSpan(query))),
    serve(countFaq, (_call, actor) => statistics.countFaq(readerOf(actor))),
    serve(listNews, (_call, actor) => statistics.news(readerOf(actor))),
    serve(exportStatistics, async ({ query, request }, actor) => ({
      body: await statisticsSheet(
        { statistics, usage: actor.permissions.has('statistics.answers') ? usage : null },
        readSpan(query),
        request.language,
        readerOf(actor),
      ),
      type: XLSX_TYPE,
      name: /\.xlsx$/i.test(query.fileName) ? query.fileName : `${query.fileName}.xlsx`,
    })),
  ];
};
