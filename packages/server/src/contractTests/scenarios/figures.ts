import {
  analyseFaqCalls,
  analyseFeedback,
  analyseFileCalls,
  analyseQaCalls,
  analyseUsage,
  analyseUsageBy,
  analyseUsageHours,
  countFaq,
  countUsageAnswers,
  exportStatistics,
  exportUsageReport,
  listDictionary,
  listNews,
  listReportRecipients,
  listTodos,
  pageMissedQuestions,
  pageUsageAnswers,
  pageUsedDocuments,
  setReportRecipients,
  usageGroupings,
} from '@console/api/contract';
import type { Scenario } from '../walk.js';

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Statistics, the first page and dictionaries: they read what the other areas have left. */
export const figures: Scenario = async ({ call, file }) => {
  const now = Date.now();
  const span = { startTime: `${dayOf(now - 7 * 86_400_000)} 00:00:00`, endTime: `${dayOf(now + 86_400_000)} 23:59:59` };
  await call(analyseFaqCalls, span);
  await call(analyseFileCalls, span);
  await call(analyseQaCalls, span);
  await call(analyseFeedback, span);
  await call(analyseUsage, span);
  for (const by of usageGroupings) await call(analyseUsageBy, { ...span, by });
  await call(analyseUsageHours, span);
  await call(pageUsedDocuments, { ...span, cited: true, current: 1, size: 20 });
  await call(pageUsedDocuments, { ...span, cited: false, current: 1, size: 20 });
  await call(countUsageAnswers, { ...span, assistantId: 'general', roleId: null });
  await call(pageUsageAnswers, { ...span, set: 'answers', current: 1, size: 20 });
  await call(listReportRecipients, {});
  await call(setReportRecipients, { userIds: [] });
  await file(exportUsageReport, { ...span, fileName: '报告.docx' });
  await call(countFaq, {});
  await call(listNews, {});
  await file(exportStatistics, { ...span, fileName: '统计.xlsx' });
  await call(listTodos, {});
  await call(pageMissedQuestions, { ...span, current: 1, size: 20 });
  await call(listDictionary, { dictCode: 'feedback_status' });
};
