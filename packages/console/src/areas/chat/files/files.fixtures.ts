import type { DialogueFile, DialogueWork, DialogueWorkDetail, Reference } from '@console/api/contract';

const createTime = '2026-11-20T10:00:00+08:00';

const file = (id: string, name: string): DialogueFile => ({
  id,
  topicId: 't1',
  name,
  size: 1_840_000,
  type: 'pdf',
  pageCount: 2,
  status: 'ready',
  progress: 100,
  failure: null,
  createTime,
});

export const files: DialogueFile[] = [
  file('f1', '2025 青少年联赛竞赛规程.pdf'),
  file('f2', '2026 青少年联赛竞赛规程（修订稿）.pdf'),
];

const reference = (fileId: string, name: string, content: string): Reference => ({
  n: 1,
  chunkId: `c-${fileId}`,
  chunkIndex: 3,
  documentId: fileId,
  documentName: name,
  knowledgeBaseName: '',
  heading: ['第二章 报名'],
  content,
  positions: [[2, 90, 700, 200, 240]],
});

export const comparison: DialogueWork = {
  id: 'w1',
  kind: 'comparison',
  topicId: 't1',
  files: files.map(({ id, name }) => ({ id, name })),
  points: ['报名截止日期', '随队医生'],
  status: 'done',
  progress: 100,
  createTime,
  updateTime: createTime,
};

const dates: Readonly<Record<string, string>> = {
  f1: '报名截止时间为 2025 年 3 月 31 日。',
  f2: '报名截止时间为 2026 年 3 月 20 日。',
};

export const compared: DialogueWorkDetail = {
  ...comparison,
  rows: [
    {
      point: '报名截止日期',
      cells: files.map(({ id, name }) => {
        const text = dates[id] ?? '';
        return { fileId: id, state: 'found', text, byModel: false, references: [reference(id, name, text)] };
      }),
    },
    {
      point: '随队医生',
      cells: files.map(({ id }) => ({ fileId: id, state: 'not_found', text: '', byModel: false, references: [] })),
    },
  ],
  text: '',
  references: [],
  byModel: false,
  partial: false,
};

export const summary: DialogueWork = { ...comparison, id: 'w2', kind: 'summary', points: [] };

export const summed: DialogueWorkDetail = {
  ...compared,
  ...summary,
  rows: [],
  text: '**报名**在 2026 年 3 月 20 日截止[1]。',
  references: [reference('f2', files[1]?.name ?? '', dates.f2 ?? '')],
  byModel: true,
};
