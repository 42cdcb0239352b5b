import type { EditedSection, PlanPassage } from './types.js';

export const registered: PlanPassage = {
  n: 1,
  chunkId: 'c1',
  documentName: '2025 青少年篮球发展报告.pdf',
  knowledgeBaseName: '青少年发展',
  positions: [[12, 80, 520, 200, 236]],
  content: '截至 2025 年末，全国注册青少年球员 46.2 万人，比上年增长 8.1%。',
};

export const league: PlanPassage = {
  n: 2,
  chunkId: 'c2',
  documentName: '小篮球联赛总结.docx',
  knowledgeBaseName: '青少年发展',
  positions: [],
  content: '小篮球联赛覆盖 31 个省（区、市），参赛队伍 2.3 万支。',
};

const section = (id: string, title: string, content = '', more: Partial<EditedSection> = {}): EditedSection => ({
  id,
  title,
  hint: '',
  content,
  references: [],
  state: 'saved',
  ...more,
});

export const market = section('s2', '市场分析', '全国注册青少年球员 46.2 万人[1]，需求持续增长。', {
  hint: '目标人群、市场规模与趋势、竞争者。每个数字注明依据。',
  references: [registered],
});

export const sections: readonly EditedSection[] = [
  section('s1', '执行摘要', '面向中小学的青训营。'),
  market,
  section('s3', '商业模式'),
  section('s4', '财务预测'),
];
