import { areaWords } from '../../locale/areaWords.js';

const zh = {
  sheet: 'Excel 表格',
  word: 'Word 报告',
  fileName: '使用统计报告',
  weekly: '每周报告',
  title: '每周报告',
  about: '每周一 8:00 告诉所选的人上一周的统计报告已可下载。',
  recipients: '接收人',
  recipientsHelp: '接收人需要有统计页的权限；清空后不再发送',
  save: '保存',
  saved: '接收人已保存',
  notice: (from: string, to: string) => `这是 ${from} 至 ${to} 的每周报告`,
  download: '下载 Word',
};

const en: typeof zh = {
  sheet: 'Excel spreadsheet',
  word: 'Word report',
  fileName: 'Usage report',
  weekly: 'Weekly report',
  title: 'Weekly report',
  about: 'On Monday at 8:00 the people chosen here are told that the report of the week before can be downloaded.',
  recipients: 'Recipients',
  recipientsHelp: 'They need the page of statistics. With nobody chosen, nobody is told.',
  save: 'Save',
  saved: 'Recipients saved',
  notice: (from, to) => `This is the weekly report of ${from} to ${to}`,
  download: 'Download Word',
};

export const useReportWords = areaWords(zh, en);
