import type { Language } from '../../../../http/messages.js';

/** What the column is called that says why rows were left out. A file that has it comes back corrected. */
export const reasonTitles: Readonly<Record<Language, string>> = {
  'zh-CN': '未录入原因',
  'en-US': 'Why it was left out',
};

const known: readonly string[] = Object.values(reasonTitles);

/** Whether a column says nothing of anybody, but why its rows were left out. */
export const isReasonTitle = (title: string): boolean => known.includes(title.trim());
