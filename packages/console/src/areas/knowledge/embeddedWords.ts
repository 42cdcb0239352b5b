import { areaWords } from '../../locale/areaWords.js';

const zh = {
  emptyTitle: '没有可查阅的知识库',
  emptyText: '需要查阅时，请联系管理员开通',
  noDocuments: '这个知识库还没有可查阅的文档',
  backToDocuments: '返回文档列表',
  more: '继续阅读',
};

const en: typeof zh = {
  emptyTitle: 'No knowledge base to read',
  emptyText: 'Ask an administrator to open one to you',
  noDocuments: 'This knowledge base has no documents to read yet',
  backToDocuments: 'Back to the documents',
  more: 'Read on',
};

export const useEmbeddedWords = areaWords(zh, en);
