import {
  addAnalysisReport,
  listReportVersions,
  type MetricPeriod,
  modifyAnalysisReport,
  pageAnalysisReports,
  readAnalysisReport,
  removeAnalysisReports,
  rewriteAnalysisReport,
} from '@console/api/contract';
import { addDays, addUnits, daysBetween } from '../../../analysis/semantics/index.js';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { type Language, languageCode, wordsOf } from '../../../http/messages.js';
import { type Route, serve } from '../../../http/serve.js';
import { readMoment, shanghaiDay } from '../../../text/moment.js';
import { type Reader, readerOf } from '../../../visibility/index.js';
import { momentOf } from '../counting/periods.js';
import type { SeenMetrics } from '../metrics.store.js';
import { reportMessages } from './reports.messages.js';
import { reportStore } from './reports.store.js';

const MOST_YEARS = 5;
/** More points than these are no line to look at. */
const MOST_DAYS = 400;

export interface ReportRoutesDeps {
  readonly db: Database;
  readonly seenMetrics: (reader: Reader) => Promise<SeenMetrics>;
}

/** From the begin of the first day to the last moment of the last one. */
const readSpan = (startTime: string, endTime: string, period: MetricPeriod): { start: Date; end: Date } => {
  const [from, last] = [readMoment(startTime), readMoment(endTime)];
  if (from === null || last === null || last < from) throw fail('report_span_invalid');
  const [start, end] = [shanghaiDay(from), addDays(shanghaiDay(last), 1)];
  if (end > addUnits(start, 'year', MOST_YEARS) || (period === 'day' && daysBetween(start, end) > MOST_DAYS))
    throw fail('report_span_invalid');
  return { start: momentOf(start), end: new Date(momentOf(end).getTime() - 1000) };
};

/** Why it failed, in the words of whoever reads it. */
const inWords = <R extends { failure: string | null }>(report: R, language: Language): R => ({
  ...report,
  failure: report.failure === null ? null : wordsOf(reportMessages, report.failure, language),
});

export const reportRoutes = ({ db, seenMetrics }: ReportRoutesDeps): Route[] => {
  const reports = reportStore(db);
  return [
    serve(pageAnalysisReports, async ({ body, request }, actor) => {
      const page = await reports.page(body, await seenMetrics(readerOf(actor)));
      return { ...page, list: page.list.map((report) => inWords(report, request.language)) };
    }),
    serve(readAnalysisReport, async ({ params, request }, actor) => {
      const report = await reports.read(params.id, await seenMetrics(readerOf(actor)));
      return report === null ? fail('analysis_report_not_found') : inWords(report, request.language);
    }),
    serve(addAnalysisReport, async ({ body, request }, actor) => {
      const { startTime, endTime, wish = '', ...rest } = body;
      const metricIds = [...new Set(body.metricIds)];
      const span = readSpan(startTime, endTime, body.period);
      const seen = await seenMetrics(readerOf(actor));
      const language = languageCode(request.language);
      const report = { ...rest, ...span, metricIds, wish: wish.trim(), language } as const;
      return { id: await db.transaction((tx) => reportStore(tx).add(report, actor.userId, seen)) };
    }),
    serve(listReportVersions, async ({ params }, actor) => {
      const versions = await reports.versions(params.id, await seenMetrics(readerOf(actor)));
      return versions ?? fail('analysis_report_not_found');
    }),
    serve(modifyAnalysisReport, async ({ body: { id, ...changes } }, actor) => {
      const seen = await seenMetrics(readerOf(actor));
      await db.transaction((tx) => reportStore(tx).modify(id, changes, actor.userId, seen));
      return null;
    }),
    serve(rewriteAnalysisReport, async ({ params: { id } }, actor) => {
      const seen = await seenMetrics(readerOf(actor));
      await db.transaction((tx) => reportStore(tx).rewrite(id, actor.userId, seen));
      return null;
    }),
    serve(removeAnalysisReports, async ({ query: { idList } }, actor) => {
      const seen = await seenMetrics(readerOf(actor));
      await db.transaction((tx) => reportStore(tx).remove(idList, seen));
      return null;
    }),
  ];
};
