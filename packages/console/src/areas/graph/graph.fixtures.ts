import type {
  EntityDetail,
  Graph,
  GraphCategory,
  GraphEdge,
  GraphKinds,
  GraphNode,
  LikelySame,
  TripleEntity,
  TripleEvidence,
  TripleRelationship,
} from '@console/api/contract';

const TIME = '2026-11-18 16:20:09';

const kindOf: Readonly<Record<string, string>> = {
  三级裁判员: '资格',
  二级裁判员: '资格',
  一级裁判员: '资格',
  副裁判员: '角色',
  主裁判员: '角色',
  记录员: '角色',
  年度审核: '条款',
  '培训 24 课时': '条款',
  理论考试: '条款',
  市级联赛: '赛事',
  校园联赛: '赛事',
  '全国 U17 联赛': '赛事',
  市篮球协会: '机构',
  裁判员管理办法: '文件',
};

const names = Object.keys(kindOf);
const idOf = (name: string): string => `e${names.indexOf(name) + 1}`;

const said: readonly (readonly [string, string, string])[] = [
  ['三级裁判员', '晋级为', '二级裁判员'],
  ['三级裁判员', '可担任', '副裁判员'],
  ['三级裁判员', '可担任', '记录员'],
  ['三级裁判员', '须完成', '年度审核'],
  ['三级裁判员', '须完成', '培训 24 课时'],
  ['三级裁判员', '须通过', '理论考试'],
  ['三级裁判员', '可执裁', '市级联赛'],
  ['三级裁判员', '可执裁', '校园联赛'],
  ['三级裁判员', '审批', '市篮球协会'],
  ['三级裁判员', '规定于', '裁判员管理办法'],
  ['二级裁判员', '可担任', '主裁判员'],
  ['二级裁判员', '晋级为', '一级裁判员'],
  ['主裁判员', '执裁于', '全国 U17 联赛'],
  ['年度审核', '规定于', '裁判员管理办法'],
];

const edges: GraphEdge[] = said.map(([subject, predicate, object], at) => ({
  id: `r${at + 1}`,
  sourceId: idOf(subject),
  targetId: idOf(object),
  predicate,
  condition: at === 0 ? '注册满 1 年' : '',
}));

const nodes: GraphNode[] = names.map((name) => ({
  id: idOf(name),
  name,
  entityType: kindOf[name] ?? '',
  relationCount: name === '三级裁判员' ? 40 : edges.filter((edge) => edge.sourceId === idOf(name)).length + 1,
}));

export const third = idOf('三级裁判员');
export const second = idOf('二级裁判员');
export const league = idOf('全国 U17 联赛');

export const graph: Graph = { nodes, edges, cut: true };
export const nothing: Graph = { nodes: [], edges: [], cut: false };

export const kinds: GraphKinds = {
  entityTypes: [
    { name: '条款', count: 412 },
    { name: '文件', count: 86 },
    { name: '角色', count: 64 },
    { name: '机构', count: 57 },
    { name: '资格', count: 38 },
    { name: '赛事', count: 29 },
  ],
  predicates: [
    { name: '规定于', count: 412 },
    { name: '须完成', count: 141 },
    { name: '可担任', count: 96 },
    { name: '可执裁', count: 63 },
    { name: '审批', count: 57 },
    { name: '晋级为', count: 24 },
    { name: '须通过', count: 18 },
    { name: '执裁于', count: 12 },
  ],
  entityCount: 686,
  relationCount: 1204,
};

export const noKinds: GraphKinds = { entityTypes: [], predicates: [], entityCount: 0, relationCount: 0 };

export const categories: GraphCategory[] = [
  { id: 'rules', parentId: null, name: '竞赛规则库', fileCount: 12, entityCount: 686, relationCount: 1204 },
  { id: 'media', parentId: null, name: '传播资料库', fileCount: 4, entityCount: 0, relationCount: 0 },
];

const entity = (id: string, name: string, more: Partial<TripleEntity> = {}): TripleEntity => ({
  id,
  name,
  entityType: '资格',
  aliases: [],
  knowBaseId: 'rules',
  knowBaseName: '竞赛规则库',
  properties: [],
  relationCount: 4,
  updateTime: TIME,
  ...more,
});

export const entities: TripleEntity[] = nodes.map(({ id, name, entityType, relationCount }) =>
  entity(id, name, { entityType, relationCount }),
);

export const detailOf = (id: string): EntityDetail => {
  const node = nodes.find((one) => one.id === id) ?? nodes[0];
  if (node === undefined) throw new Error('no entity');
  const predicates = [...new Set(edges.filter(({ sourceId }) => sourceId === node.id).map((one) => one.predicate))];
  return {
    ...entity(node.id, node.name, { entityType: node.entityType, relationCount: node.relationCount }),
    ...(id === third && {
      aliases: ['国家三级裁判员', '三级裁判'],
      properties: [
        { name: '有效期', value: '2 年，每年审核' },
        { name: '最低年龄', value: '18 周岁' },
      ],
    }),
    groups: predicates.map((predicate) => {
      const ends = edges.filter((one) => one.sourceId === node.id && one.predicate === predicate);
      return {
        predicate,
        direction: 'out',
        total: predicate === '可担任' ? 6 : ends.length,
        ends: ends.map(({ id: relationshipId, targetId }) => {
          const end = nodes.find((one) => one.id === targetId);
          return { relationshipId, id: targetId, name: end?.name ?? '', entityType: end?.entityType ?? '' };
        }),
      };
    }),
  };
};

export const more: Graph & { total: number; shown: number } = {
  nodes: [
    { id: 'n1', name: '体能测试', entityType: '条款', relationCount: 3 },
    { id: 'n2', name: '逾期补办', entityType: '条款', relationCount: 2 },
  ],
  edges: [
    { id: 's1', sourceId: third, targetId: 'n1', predicate: '须通过', condition: '' },
    { id: 's2', sourceId: third, targetId: 'n2', predicate: '须完成', condition: '' },
  ],
  cut: false,
  total: 40,
  shown: 12,
};

const part = (ids: readonly string[], edgeIds: readonly string[]): Graph => ({
  nodes: nodes.filter(({ id }) => ids.includes(id)),
  edges: edges.filter(({ id }) => edgeIds.includes(id)),
  cut: false,
});

export const paths: Graph[] = [
  part([third, second, idOf('主裁判员'), league], ['r1', 'r11', 'r13']),
  {
    nodes: [...part([third, league], []).nodes, { id: 'n9', name: '裁判长', entityType: '角色', relationCount: 2 }],
    edges: [
      { id: 's8', sourceId: third, targetId: 'n9', predicate: '可担任', condition: '' },
      { id: 's9', sourceId: 'n9', targetId: league, predicate: '执裁于', condition: '' },
    ],
    cut: false,
  },
];

const evidence = (id: string, more: Partial<TripleEvidence>): TripleEvidence => ({
  id,
  documentId: 'd1',
  documentName: '裁判员管理办法（2025 版）.pdf',
  chunkId: 'c1',
  chunkIndex: 18,
  content: '三级裁判员注册满 1 年、当年执裁不少于 12 场且年度审核合格的，可以申请晋级二级裁判员。',
  positions: [[6, 90, 704, 300, 352]],
  state: 'standing',
  time: TIME,
  ...more,
});

export const sentences: TripleEvidence[] = [
  evidence('v1', {}),
  evidence('v2', {
    documentId: 'd2',
    documentName: '裁判员培训大纲.docx',
    chunkId: null,
    content: '完成 24 课时培训的三级裁判员方可报名晋级。',
    positions: [],
    state: 'moved',
  }),
  evidence('v3', {
    documentId: null,
    documentName: '2024 版三元组.xlsx',
    chunkId: null,
    positions: [],
    state: 'given',
  }),
];

export const relationships: TripleRelationship[] = edges.map(({ id, sourceId, targetId, predicate, condition }) => {
  const end = (wanted: string) => {
    const node = nodes.find((one) => one.id === wanted);
    return { id: wanted, name: node?.name ?? '', entityType: node?.entityType ?? '' };
  };
  return {
    id,
    knowBaseId: 'rules',
    subject: end(sourceId),
    predicate,
    object: end(targetId),
    condition,
    state: 'current',
    evidence: id === 'r1' ? evidence('v1', {}) : null,
    evidenceCount: id === 'r1' ? 3 : 0,
    updateTime: TIME,
  };
});

/** One that is drawn nowhere: another has taken its place. */
export const pastRelationship: TripleRelationship = {
  id: 'past',
  knowBaseId: 'rules',
  subject: { id: 'x9', name: '四级裁判员', entityType: '资格' },
  predicate: '可担任',
  object: { id: third, name: '三级裁判员', entityType: '资格' },
  condition: '',
  state: 'superseded',
  evidence: null,
  evidenceCount: 0,
  updateTime: TIME,
};

export const pageOf = <Row>(list: readonly Row[], total = list.length) => ({
  list: [...list],
  total,
  current: 1,
  size: 200,
});

export const pairs: LikelySame[] = [
  {
    one: entity(third, '三级裁判员', { aliases: ['国家三级裁判员'], relationCount: 40 }),
    other: entity('x1', '三级裁判', { relationCount: 3 }),
    likeness: 0.94,
    why: ['name', 'neighbours'],
    shared: [
      { predicate: '可担任', name: '记录员', entityType: '角色' },
      { predicate: '须通过', name: '理论考试', entityType: '条款' },
    ],
  },
  {
    one: entity('x2', '市篮球协会', { entityType: '机构', relationCount: 12 }),
    other: entity('x3', '市篮协', { entityType: '机构', relationCount: 5 }),
    likeness: 0.81,
    why: ['alias'],
    shared: [],
  },
];
