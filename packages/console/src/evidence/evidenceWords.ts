import { areaWords } from '../locale/areaWords.js';

const zh = {
  page: (page: number) => `第 ${page} 页`,
  placeUnknown: '这段话在页面上的位置没有记录',
  gone: '原文已删除，或不再对你开放',
  goneText: '引用时的文字还保留在上面。',
  openDocument: '打开文档',
};

const en: typeof zh = {
  page: (page) => `Page ${page}`,
  placeUnknown: 'Where these words stand on the page was not recorded',
  gone: 'The document was deleted, or is no longer open to you',
  goneText: 'The words as they were cited stand above.',
  openDocument: 'Open the document',
};

export const useEvidenceWords = areaWords(zh, en);
