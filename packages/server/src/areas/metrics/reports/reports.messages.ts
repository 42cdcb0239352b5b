import type { Messages } from '../../../http/messages.js';

/** Words of the reasons that calls about reports, and the writing of one, end with. */
export const reportMessages: Messages = {
  report_span_invalid: {
    zh: '结束时间不能早于开始时间；最多 5 年，按天最多 400 天，更长的请按周或按月',
    en: 'The end may not come before the start. A report takes 5 years at most, by day 400 days: choose weeks or months for more.',
  },
  report_metrics_gone: {
    zh: '有指标已被删除，或你看不到它，请另建报告',
    en: 'One of the metrics was deleted, or you may not see it. Make another report.',
  },
  report_not_counted: {
    zh: '有指标算不出来，请检查它的公式后重新生成',
    en: 'One of the metrics cannot be counted. Check its formula, then write the report again.',
  },
  report_not_written: { zh: '报告没能生成，请重新生成', en: 'The report could not be written. Write it again.' },
};
