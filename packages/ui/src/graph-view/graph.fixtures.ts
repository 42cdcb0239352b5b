import { kindLooks } from '../graph-kinds/index.js';
import type { GraphData, GraphNodeDetail, GraphPath, GraphRow, GraphSentence } from './types.js';

const names: Readonly<Record<string, readonly string[]>> = {
  资格: [
    '三级裁判员',
    '二级裁判员',
    '一级裁判员',
    '国家级裁判员',
    '国际级裁判员',
    '教练员 D 级',
    '教练员 C 级',
    '注册运动员',
    '技术代表资格',
  ],
  角色: [
    '裁判长',
    '主裁判员',
    '副裁判员',
    '记录员',
    '计时员',
    '24 秒计时员',
    '助理记录员',
    '技术代表',
    '主教练',
    '队长',
    '随队医生',
    '领队',
  ],
  条款: [
    '年度审核',
    '首次注册',
    '逾期补办',
    '培训 24 课时',
    '理论考试',
    '体能测试',
    '执裁场次',
    '着装规定',
    '回避规定',
    '24 秒规则',
    '技术犯规',
    '转会窗口',
    '报名 12 人',
    '申诉程序',
  ],
  赛事: ['全国 U17 联赛', '全国 U15 联赛', '女篮二级联赛', '三人篮球联赛', '市级联赛', '校园联赛', '俱乐部杯'],
  机构: ['裁判委员会', '竞赛部', '会员部', '青少部', '省篮球协会', '市篮球协会', '纪律委员会', '仲裁委员会'],
  文件: [
    '裁判员管理办法',
    '竞赛规则 2024',
    '竞赛规程 2026',
    '注册管理办法',
    '反兴奋剂细则',
    '执裁手册',
    '处罚办法',
    '培训大纲',
    '复位一览',
    '考试说明',
  ],
};

// Pairs of nodes by their numbers above.
const pairs =
  '1-2 2-3 3-4 10-37 1-26 1-27 1-46 2-9 9-42 9-55 42-50 42-57 24-57 25-59 21-47 23-21 22-53 7-53 7-32 32-44 44-53 7-33 33-52 52-43 52-35 52-36 52-37 43-16 16-8 16-36 45-36 45-40 45-5 5-6 6-17 17-31 17-20 20-19 19-33 18-17 18-34 34-49 31-51 51-30 30-14 30-58 14-13 13-12 15-12 11-10 11-28 28-55 29-50 29-48 48-56 56-31 54-7 54-19 39-47 39-41 41-38 38-43 46-47 49-48 14-51 0-21 0-22 0-24 0-25 0-47 0-50 0-39 0-40 0-12 0-11 0-23 0-1 1-10 10-35';

const nodes = Object.entries(names).flatMap(([entityType, list]) => list.map((name) => ({ name, entityType })));

const predicates: Readonly<Record<string, string>> = {
  资格: '晋级为',
  角色: '可担任',
  条款: '须完成',
  赛事: '可执裁',
  机构: '审批',
  文件: '规定于',
};

const edges = pairs.split(' ').map((pair, at) => {
  const [source = 0, target = 0] = pair.split('-').map(Number);
  const last = source === 10 && target === 35;
  const predicate = last ? '执裁于' : (predicates[nodes[target]?.entityType ?? ''] ?? '相关');
  return { id: `e${at}`, sourceId: `n${source}`, targetId: `n${target}`, predicate };
});

/** As drawn beforehand: 60 nodes around one that is looked at. */
export const sixty: GraphData = {
  nodes: nodes.map((node, at) => ({ ...node, id: `n${at}`, relationCount: at === 0 ? 40 : 1 + (at % 7) })),
  edges,
};

export const one: GraphData = { nodes: sixty.nodes.slice(0, 1), edges: [] };
export const none: GraphData = { nodes: [], edges: [] };
export const looks = kindLooks(Object.keys(names));

const edgeBetween = (from: string, to: string) =>
  edges.find(({ sourceId, targetId }) => sourceId === from && targetId === to)?.id ?? '';

export const path: GraphPath = {
  nodeIds: ['n0', 'n1', 'n10', 'n35'],
  edgeIds: [edgeBetween('n0', 'n1'), edgeBetween('n1', 'n10'), edgeBetween('n10', 'n35')],
};

export const longNames: GraphData = {
  nodes: sixty.nodes.map((node) => ({ ...node, name: `${node.name}（2026 至 2027 赛季全国篮球竞赛适用）` })),
  edges,
};

/** One more neighbour than before, as an unfolded node answers with. */
export const unfolded: GraphData = {
  nodes: [...sixty.nodes, { id: 'n60', name: '裁判员注册证', entityType: '文件', relationCount: 1 }],
  edges: [...edges, { id: 'e60', sourceId: 'n0', targetId: 'n60', predicate: '规定于' }],
};

/** So many nodes, each joined to some before it: a few have many neighbours, most have few. */
export const manyNodes = (count: number, edgesEach: number): GraphData => {
  let state = 7;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const kinds = Object.keys(names);
  const made = Array.from({ length: count }, (_, at) => ({
    id: `m${at}`,
    name: `${nodes[at % nodes.length]?.name ?? ''} ${at}`,
    entityType: kinds[at % kinds.length] ?? '',
    relationCount: 1 + Math.floor(200 / (at + 1)),
  }));
  const joined = made.slice(1).flatMap((_, before) =>
    Array.from({ length: edgesEach }, (_unused, turn) => ({
      id: `m${before}-${turn}`,
      sourceId: `m${before + 1}`,
      targetId: `m${Math.floor(random() ** 2 * (before + 1))}`,
      predicate: '相关',
    })),
  );
  return { nodes: made, edges: joined };
};

export const sentences: readonly GraphSentence[] = [
  {
    id: 's1',
    content: '三级裁判员注册满 1 年、当年执裁不少于 12 场且年度审核合格的，可以申请晋级二级裁判员。',
    documentName: '裁判员管理办法（2025 版）.pdf',
    place: '第 6 页',
    href: '#/source/6',
  },
  { id: 's2', content: '', documentName: '裁判员培训大纲.docx', place: '第 2 页', href: '#/source/2' },
  { id: 's3', content: '三级裁判员可以晋级。', documentName: '旧办法.pdf', note: '文档已删除' },
];

const ends = (predicate: string, direction: 'out' | 'in', total: number, ids: readonly number[]) => ({
  predicate,
  direction,
  total,
  ends: ids.map((at) => ({
    relationshipId: `r${at}`,
    id: `n${at}`,
    name: nodes[at]?.name ?? '',
    entityType: nodes[at]?.entityType ?? '',
  })),
});

export const detail: GraphNodeDetail = {
  id: 'n0',
  name: '三级裁判员',
  entityType: '资格',
  aliases: ['国家三级裁判员', '三级裁判'],
  properties: [
    { name: '有效期', value: '2 年，每年审核' },
    { name: '最低年龄', value: '18 周岁' },
  ],
  relationCount: 40,
  updateTime: '2026-11-18 16:20:09',
  groups: [
    ends('可担任', 'out', 6, [11, 12]),
    ends('须完成', 'out', 2, [21, 24]),
    ends('须通过', 'out', 1, [25]),
    ends('可执裁', 'out', 9, [39, 40]),
    ends('审批', 'in', 1, [47]),
    ends('晋级为', 'out', 1, [1]),
  ],
};

export const longDetail: GraphNodeDetail = {
  ...detail,
  name: '国家体育总局篮球运动管理中心注册三级裁判员资格（含校园与社区赛事）',
  properties: Array.from({ length: 12 }, (_, at) => ({
    name: `第 ${at + 1} 项适用条件`,
    value: '须完成年度审核、培训 24 课时并通过理论考试与体能测试'.repeat(2),
  })),
};

export const rows: readonly GraphRow[] = edges.map(({ id, sourceId, targetId, predicate }, at) => {
  const end = (nodeId: string) => {
    const node = sixty.nodes.find((candidate) => candidate.id === nodeId);
    return { id: nodeId, name: node?.name ?? '', entityType: node?.entityType ?? '' };
  };
  const sentence = sentences[0] ?? null;
  return {
    id,
    subject: end(sourceId),
    predicate,
    object: end(targetId),
    condition: at === 1 ? '注册满 1 年' : '',
    superseded: at === 4,
    sentence: at % 3 === 0 ? sentence : null,
  };
});

export const entityTypes = [38, 64, 412, 29, 57, 86].map((count, at) => ({
  name: Object.keys(names)[at] ?? '',
  count,
}));
export const relationKinds = [
  { name: '可担任', count: 96 },
  { name: '须完成', count: 141 },
  { name: '规定于', count: 412 },
  { name: '晋级为', count: 24 },
];
