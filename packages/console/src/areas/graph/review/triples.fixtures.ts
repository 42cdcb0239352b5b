import type {
  ReviewSummary,
  TripleCandidate,
  TripleImport,
  TripleRelationship,
  TripleSchema,
  TripleTask,
  TripleTaskDetail,
} from '@console/api/contract';

const TIME = '2026-11-20 10:42:00';

export const task: TripleTask = {
  id: 'task1',
  taskName: '竞赛规则抽取',
  knowBaseId: 'b1',
  knowBaseName: '竞赛规则库',
  fileCount: 1,
  schemaId: null,
  schemaName: '',
  method: 'text',
  status: 'toReview',
  progress: 100,
  failure: null,
  chunkCount: 186,
  chunkDone: 184,
  chunkFailed: 0,
  entityCount: 64,
  relationCount: 4,
  seenCount: 1,
  acceptedCount: 1,
  passedCount: 0,
  tokens: null,
  createdBy: '陈思远',
  createTime: TIME,
  updateTime: TIME,
};

export const taskDetail: TripleTaskDetail = {
  ...task,
  files: [
    {
      id: 'd1',
      name: '篮球竞赛规则（2024 版）.pdf',
      gone: false,
      status: 'failed',
      chunkCount: 186,
      chunkDone: 184,
      chunkFailed: 2,
      relationCount: 4,
      failure: '大模型超时',
    },
  ],
};

export const oneImport: TripleImport = {
  id: 'import1',
  taskName: '裁判资格表',
  knowBaseId: 'b1',
  knowBaseName: '竞赛规则库',
  fileName: '裁判资格.xlsx',
  status: 'toReview',
  progress: 100,
  failure: null,
  tripleCount: 3,
  seenCount: 0,
  acceptedCount: 0,
  passedCount: 0,
  createdBy: '陈思远',
  createTime: TIME,
  updateTime: TIME,
};

const candidate = (number: number, object: string, more: Partial<TripleCandidate> = {}): TripleCandidate => ({
  id: `c${number}`,
  number,
  subject: { name: '前场掷球入界', entityType: '条款' },
  predicate: '复位至',
  object: { name: object, entityType: '数值' },
  condition: '停表时显示 13 秒或以下',
  confidence: 0.96,
  marks: [],
  decision: 'waiting',
  resolution: null,
  found: null,
  passed: false,
  decidedBy: '',
  source: {
    documentId: 'd1',
    documentName: '篮球竞赛规则（2024 版）.pdf',
    chunkId: 'k93',
    chunkIndex: 93,
    positions: [],
  },
  sentence: '显示 13 秒或以下的复位至 14 秒钟。',
  positions: [],
  ...more,
});

export const candidates: readonly TripleCandidate[] = [
  candidate(1, '停止处', { decision: 'accepted' }),
  candidate(2, '14 秒', { marks: ['contradicting'] }),
  candidate(3, '20 秒'),
  candidate(4, '24 秒', { marks: ['unclear'], confidence: 0.6 }),
];

export const summary: ReviewSummary = {
  seenCount: 1,
  acceptedCount: 1,
  passedCount: 0,
  total: 4,
  markedCount: 2,
  returnedCount: 0,
  predicates: [{ predicate: '复位至', total: 4, waiting: 3, safe: 1 }],
};

export const candidatePage = (list: readonly TripleCandidate[]) => ({
  list: [...list],
  total: list.length,
  current: 1,
  size: 100,
  summary,
});

export const contradiction: TripleRelationship = {
  id: 'r1',
  knowBaseId: 'b1',
  subject: { id: 'e1', name: '前场掷球入界', entityType: '条款' },
  predicate: '复位至',
  object: { id: 'e2', name: '24 秒', entityType: '数值' },
  condition: '防守犯规',
  state: 'current',
  evidence: null,
  evidenceCount: 1,
  updateTime: TIME,
};

export const foundEntities = {
  list: [
    {
      id: 'end1',
      name: '前场掷球入界',
      entityType: '条款',
      aliases: [],
      knowBaseId: 'b1',
      knowBaseName: '竞赛规则库',
      properties: [],
      relationCount: 4,
      updateTime: TIME,
    },
  ],
  total: 1,
  current: 1,
  size: 20,
  entityTypes: ['条款'],
};

export const compared = { contradicting: [], duplicate: null, alike: [], neighbours: 0, subjectId: null };

export const source = {
  documentId: 'd1',
  name: '篮球竞赛规则（2024 版）.pdf',
  heights: [],
  passages: [
    {
      chunkId: 'k93',
      chunkIndex: 93,
      heading: ['29.2 程序'],
      content: '停表时显示 14 秒或以上的不复位；显示 13 秒或以下的复位至 14 秒钟。',
    },
  ],
};

export const schema: TripleSchema = {
  id: 's1',
  schemaName: '规则模式',
  entityTypes: ['条款', '数值'],
  relationTypes: [{ name: '复位至', subjectTypes: ['条款'], objectTypes: ['数值'] }],
  createTime: TIME,
};

export const pageOf = <Row>(list: Row[]) => ({ list, total: list.length, current: 1, size: 20 });

export const categories = [
  { id: 'b1', parentId: null, name: '竞赛规则库', fileCount: 3, entityCount: 64, relationCount: 120 },
  { id: 'b2', parentId: 'b1', name: '2024 版', fileCount: 1, entityCount: 0, relationCount: 0 },
];

export const kinds = {
  entityTypes: [{ name: '条款', count: 3 }],
  predicates: [{ name: '规定于', count: 3 }],
  entityCount: 3,
  relationCount: 3,
};
