import type { ToolId } from '@console/api/contract';
import type { Language } from '../../../http/messages.js';

/** What is said of a tool. */
export interface ToolWords {
  readonly name: string;
  readonly description: string;
  /** What it can and cannot do while there is no model. */
  readonly noModel: string;
  /** What it lacks while there is nothing it could look into. Left out by tools that bring their own. */
  readonly noSource?: string;
  readonly sampleQuestions: readonly string[];
}

const zh: Readonly<Record<ToolId, ToolWords>> = {
  ppt: {
    name: '演示文稿',
    description: '由标题、文字、回答、对话、文档或周报生成演示文稿，逐页修改后下载 PPTX',
    noModel: '未配置模型：可以把已有的内容排成演示文稿，只有标题时不能生成',
    sampleQuestions: [],
  },
  files: {
    name: '文件对话',
    description: '上传几个文件，提问、圈出页面上的一处来问、对比和总结，回答都标出处',
    noModel: '未配置模型：回答、对比和总结只摘录原文，不另行改写',
    sampleQuestions: [],
  },
  insurance: {
    name: '保险助手',
    description: '逐步查资料、查接口和计算，回答参赛保险与理赔问题，每一步都看得到',
    noModel: '需要模型：请管理员在模型库中配置一个对话模型',
    noSource: '需要资料：请管理员给保险助手绑定一个你能查看的知识库',
    sampleQuestions: ['参赛保险包含哪些责任？', '受伤后怎么申请理赔？', '300 名队员每人保费 45 元，一共多少？'],
  },
  bp: {
    name: '商业计划书',
    description: '按章节写商业计划书，可多人同时编辑，导出 Word 或做成演示文稿',
    noModel: '未配置模型：可以自己写、查资料和导出，不能由模型起草章节',
    sampleQuestions: [],
  },
  data: {
    name: '智能问数',
    description: '用一句话查询协会和已接入的数据，得到表格和图',
    noModel: '未配置模型：能回答按指标、时间和维度提出的问题，较复杂的问法可能读不懂',
    sampleQuestions: ['上个月各知识库的提问次数', '最近 7 天的提问趋势'],
  },
};

const en: Readonly<Record<ToolId, ToolWords>> = {
  ppt: {
    name: 'Slides',
    description:
      'Makes slides of a title, a text, an answer, a conversation, a document or the weekly report. Edit each page, then download a PPTX',
    noModel: 'No model is set up: what you bring is laid out as slides, but a title alone is not enough',
    sampleQuestions: [],
  },
  files: {
    name: 'Ask files',
    description:
      'Upload some files and ask about them, about a box drawn on a page, compare or sum them up. Every answer cites its source',
    noModel: 'No model is set up: answers, comparisons and summaries only quote the files',
    sampleQuestions: [],
  },
  insurance: {
    name: 'Insurance assistant',
    description:
      'Looks things up, calls functions and calculates step by step to answer questions about insurance and claims. Every step is shown',
    noModel: 'Needs a model: ask an administrator to set up a chat model',
    noSource: 'Needs a source: ask an administrator to give the insurance assistant a knowledge base that you may read',
    sampleQuestions: [
      'What does the insurance of a competition cover?',
      'How do I make a claim after an injury?',
      'What do 300 players cost at a premium of 45 yuan each?',
    ],
  },
  bp: {
    name: 'Business plans',
    description:
      'Write a business plan section by section, together with others, and export it to Word or turn it into slides',
    noModel: 'No model is set up: you can write, look up sources and export, but no section is drafted for you',
    sampleQuestions: [],
  },
  data: {
    name: 'Smart data query',
    description: 'Ask the data of the association and of connected sources in a sentence and get tables and charts',
    noModel:
      'No model is set up: questions by metric, time and dimension are answered, more involved ones may not be understood',
    sampleQuestions: ['Questions by knowledge base last month', 'Trend of questions in the last 7 days'],
  },
};

/** What is said of a tool in the reader's language. */
export const toolWords = (id: ToolId, language: Language): ToolWords => (language === 'en-US' ? en : zh)[id];
