export interface Use {
  name: string;
  now: number;
  before: number | null;
  change: string;
  grounded: string;
  satisfied: string;
}

export const uses: readonly Use[] = [
  { name: '通用助手', now: 4146, before: 4401, change: '−5.8%', grounded: '97.0%', satisfied: '92.3%' },
  { name: '智能客服', now: 3012, before: 3486, change: '−13.6%', grounded: '95.3%', satisfied: '89.8%' },
  { name: '文献助手', now: 2103, before: 2188, change: '−3.9%', grounded: '98.1%', satisfied: '94.6%' },
  { name: '传播助手', now: 1284, before: 1420, change: '−9.6%', grounded: '93.8%', satisfied: '87.9%' },
  { name: '财务助手', now: 598, before: 610, change: '−2.0%', grounded: '97.5%', satisfied: '91.5%' },
  { name: '其他来源', now: 226, before: null, change: '—', grounded: '86.3%', satisfied: '—' },
];

export interface Source {
  id: string;
  name: string;
  base: string;
  times: number;
}

export const sources: readonly Source[] = [
  { id: '1', name: '篮球竞赛规则（2024 版）.pdf', base: '竞赛规则库', times: 2318 },
  { id: '2', name: '全国 U17 联赛竞赛规程.docx', base: '赛事规程库', times: 1206 },
  { id: '3', name: '裁判员手册 2026.pdf', base: '裁判知识库', times: 987 },
  { id: '4', name: '会员管理办法（修订）.pdf', base: '会员制度库', times: 742 },
  { id: '5', name: '场馆器材标准 GB 22868.pdf', base: '场馆器材标准', times: 531 },
];
