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
import { statisticsStore } from './statistics.store.js';
import { statisticsSheet } from './statisticsSheet.js';

/** What was asked, answered, cited and judged. */
export const statisticsRoutes = ({ db }: { readonly db: Database }): Route[] => {
  const statistics = statisticsStore(db);
  return [
    serve(analyseFaqCalls, ({ query }) => statistics.faq(readSpan(query))),
    serve(analyseFileCalls, ({ query }) => statistics.files(readSpan(query))),
    serve(analyseQaCalls, ({ query }) => statistics.questions(readSpan(query))),
    serve(analyseFeedback, ({ query }) => statistics.feedback(readSpan(query))),
    serve(countFaq, () => statistics.countFaq()),
    serve(listNews, () => statistics.news()),
    serve(exportStatistics, async ({ query, request }) => ({
      body: await statisticsSheet(statistics, readSpan(query), request.language),
      type: XLSX_TYPE,
      name: /\.xlsx$/i.test(query.fileName) ? query.fileName : `${query.fileName}.xlsx`,
    })),
  ];
};
