import type { WallTool } from './types.js';

export const now = new Date('2026-03-12T10:00:00+08:00');

const unused = { favourite: false, lastUsed: null, uses: 0 };

export const wallTools: readonly WallTool[] = [
  {
    id: 'ppt',
    name: '演示文稿',
    description: '由标题、文字、回答、对话、文档或周报生成演示文稿，逐页修改后下载 PPTX',
    icon: 'Fund',
    category: 'writing',
    state: 'ready',
    notice: '',
    favourite: true,
    lastUsed: '2026-03-11T09:00:00+08:00',
    uses: 12,
  },
  {
    id: 'bp',
    name: '商业计划书',
    description: '按章节写商业计划书，可多人同时编辑，导出 Word 或做成演示文稿',
    icon: 'Profile',
    category: 'writing',
    state: 'ready',
    notice: '',
    ...unused,
  },
  {
    id: 'files',
    name: '文件对话',
    description: '上传几个文件，提问、圈出页面上的一处来问、对比和总结，回答都标出处',
    icon: 'Read',
    category: 'analysis',
    state: 'limited',
    notice: '未配置模型：回答、对比和总结只摘录原文，不另行改写',
    favourite: false,
    lastUsed: '2026-03-12T07:00:00+08:00',
    uses: 1,
  },
  {
    id: 'data',
    name: '智能问数',
    description: '用一句话查询协会和已接入的数据，得到表格和图',
    icon: 'ConsoleSql',
    category: 'analysis',
    state: 'needsSource',
    notice: '需要资料：请管理员接入一个你能查询的数据源',
    ...unused,
  },
  {
    id: 'insurance',
    name: '保险助手',
    description: '逐步查资料、查接口和计算，回答参赛保险与理赔问题，每一步都看得到',
    icon: 'SafetyCertificate',
    category: 'business',
    state: 'needsModel',
    notice: '需要模型：请管理员在模型库中配置一个对话模型',
    ...unused,
  },
];

/** As whoever manages tools sees them. */
export const managedTools: readonly WallTool[] = wallTools.map((tool) => ({
  ...tool,
  hidden: tool.id === 'data',
  ...(tool.id === 'ppt' && { seenBy: ['竞赛管理', '裁判管理'] }),
}));

export const longTools: readonly WallTool[] = wallTools.map((tool) => ({
  ...tool,
  name: `${tool.name}（全国各级各类篮球赛事组织委员会通用版本）`.repeat(2),
  description: tool.description.repeat(4),
  notice: tool.notice.repeat(3),
}));
