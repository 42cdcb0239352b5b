import {
  listRetrievalRuns,
  listRetrievalTests,
  pageRetrievalChecks,
  type RetrievalRun,
  testRetrieval,
} from '@console/api/contract';
import { fake } from '@console/api/fake';
import { parsedDocument } from '../chunks.fixtures.js';

const chunk = {
  documentId: 'd1',
  knowledgeBaseId: 'b1',
  enabled: true,
  positions: [],
  hits: 3,
  edited: false,
  updateTime: '2026-11-20T10:00:00+08:00',
};

const settings = { topK: 2, scoreThreshold: 0.4, vectorWeight: 0.5 };

export const hits = [
  {
    chunk: {
      ...chunk,
      id: 'c5',
      index: 5,
      heading: ['第二章 违例与申诉'],
      content: '每半场可以请求的暂停为上半时两次、下半时三次。',
    },
    documentName: '竞赛规程.pdf',
    score: 0.03,
    relevance: 0.92,
    words: { rank: 1, share: 0.92 },
    meaning: { rank: 2, likeness: 0.74 },
    matches: [
      { start: 8, end: 10 },
      { start: 14, end: 16 },
    ],
  },
  {
    chunk: { ...chunk, id: 'c9', index: 9, heading: ['附则'], content: '暂停由主教练或第一助理教练请求。' },
    documentName: '裁判员手册（2026 修订）.pdf',
    score: 0.02,
    relevance: 0.55,
    words: { rank: 2, share: 0.55 },
    matches: [{ start: 0, end: 2 }],
  },
  {
    chunk: { ...chunk, id: 'c4', index: 4, heading: [], content: '球队须在 24 秒内投篮，球触及篮圈后复位至 14 秒。' },
    documentName: '竞赛规程.pdf',
    score: 0.01,
    relevance: 0.31,
    meaning: { rank: 1, likeness: 0.31 },
    matches: [],
  },
];

const lastRun: RetrievalRun = {
  id: 'r2',
  status: 'done',
  total: 4,
  done: 4,
  right: 2,
  mended: 1,
  broken: 1,
  settings: { topK: 8, scoreThreshold: 0.2, vectorWeight: 0.5 },
  time: '2026-11-21T09:30:00+08:00',
};

const checks = [
  {
    id: 'k1',
    question: '暂停最多几次？',
    documentId: 'd1',
    documentName: '竞赛规程.pdf',
    chunkId: 'c5',
    expected: '每半场可以请求的暂停为上半时两次、下半时三次。',
    result: { change: 'broken' },
  },
  {
    id: 'k2',
    question: '申诉要在多久之内提出？',
    documentId: 'd1',
    documentName: '竞赛规程.pdf',
    chunkId: 'c6',
    expected: '对判罚有异议的，须在赛后一小时内书面提出。',
    result: { rank: 1, change: 'mended' },
  },
  {
    id: 'k3',
    question: '每队能报多少人？',
    documentId: 'd1',
    documentName: '竞赛规程.pdf',
    expected: '',
    result: { rank: 3, change: 'same' },
  },
  { id: 'k4', question: '门票怎么退？', documentName: '票务说明.docx', expected: '', result: { change: 'same' } },
];

/** A base that was tried and checked before. */
export const testedBase = [
  ...parsedDocument,
  fake(testRetrieval, {
    data: { hits, terms: ['暂停', '次数'], byMeaning: true, reranked: false, settings },
  }),
  fake(listRetrievalTests, {
    data: [
      {
        id: 't1',
        question: '暂停最多几次？',
        best: '竞赛规程.pdf / 第二章 违例与申诉',
        time: '2026-11-21T09:30:00+08:00',
      },
      {
        id: 't2',
        question: '看台怎么安排？',
        documentId: 'd1',
        documentName: '竞赛规程.pdf',
        best: '',
        time: '2026-11-20T09:30:00+08:00',
      },
    ],
  }),
  fake(pageRetrievalChecks, { data: { list: checks, total: checks.length, current: 1, size: 20, run: lastRun } }),
  fake(listRetrievalRuns, {
    data: [lastRun, { ...lastRun, id: 'r1', right: 2, mended: 0, broken: 0, time: '2026-11-20T09:30:00+08:00' }],
  }),
];

export const running = fake(pageRetrievalChecks, {
  data: {
    list: checks.map((check) => ({ ...check, result: undefined })),
    total: checks.length,
    current: 1,
    size: 20,
    run: { ...lastRun, id: 'r3', status: 'running', done: 1, right: 1, mended: 0, broken: 0 },
  },
});
