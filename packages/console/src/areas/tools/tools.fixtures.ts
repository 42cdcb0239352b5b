import type { Tool } from '@console/api/contract';

const unused = { favourite: false, lastUsed: null, uses: 0, sampleQuestions: [] };

/** As a server without a model has them. */
export const sampleTools: readonly Tool[] = [
  {
    id: 'ppt',
    name: '演示文稿',
    description: '由标题、文字、回答、对话、文档或周报生成演示文稿，逐页修改后下载 PPTX',
    icon: 'Fund',
    category: 'writing',
    state: 'limited',
    notice: '未配置模型：可以把已有的内容排成演示文稿，只有标题时不能生成',
    ...unused,
    favourite: true,
    lastUsed: '2026-11-02T09:00:00+08:00',
    uses: 4,
  },
  {
    id: 'data',
    name: '智能问数',
    description: '用一句话查询协会和已接入的数据，得到表格和图',
    icon: 'ConsoleSql',
    category: 'analysis',
    state: 'ready',
    notice: '',
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

/** As whoever manages roles is told of them. */
export const managedTools: readonly Tool[] = sampleTools.map((tool) => ({
  ...tool,
  published: tool.id !== 'insurance',
  roles: tool.id === 'data' ? [{ id: 'r1', name: '数据查询' }] : null,
}));

/** A tool that this console has no page for. */
export const laterTool: Tool = {
  id: 'later',
  name: '训练计划',
  description: '按周排训练',
  icon: 'Calendar',
  category: 'training',
  state: 'ready',
  notice: '',
  ...unused,
};
