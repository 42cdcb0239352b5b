import type { FilePlace } from '@console/base';
import { areaWords } from '../../../locale/areaWords.js';

const zh = {
  title: '依据原文',
  page: (page: number) => `第 ${page} 页`,
  row: ({ from, to }: FilePlace) => (from === to ? `第 ${from} 行` : `第 ${from}–${to} 行`),
  slide: ({ from }: FilePlace) => `第 ${from} 张幻灯片`,
  chunk: (index: number) => `分段 ${index}`,
  placeUnknown: '这句话在页面上的位置没有记录，请在本页中查找',
  goneDocument: '文档已删除，或未开放给当前账号',
  goneSentence: '这条依据已不在图谱里',
  openDocument: '打开文档',
  states: {
    moved: '文档重新解析后，找不到这句话了',
    gone: '文档已删除，只留下这句话',
    given: '由人写下或随导入文件带来，没有可以打开的原文',
  },
  byHand: '人工添加',
};

const en: typeof zh = {
  title: 'Source',
  page: (page) => `Page ${page}`,
  row: ({ from, to }) => (from === to ? `Row ${from}` : `Rows ${from}–${to}`),
  slide: ({ from }) => `Slide ${from}`,
  chunk: (index) => `Chunk ${index}`,
  placeUnknown: 'Where the sentence stands was not recorded. Look for it on this page.',
  goneDocument: 'The document was deleted, or is not open to this account.',
  goneSentence: 'This sentence is no longer in the graph.',
  openDocument: 'Open the document',
  states: {
    moved: 'The document was parsed again and no longer says this.',
    gone: 'The document was deleted; only the sentence is left.',
    given: 'Written by a person or imported: there is no source to open.',
  },
  byHand: 'Added by hand',
};

export const useSourceWords = areaWords(zh, en);
