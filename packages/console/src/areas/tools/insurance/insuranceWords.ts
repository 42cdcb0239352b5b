import { areaWords } from '../../../locale/areaWords.js';

const zh = {
  title: '保险助手',
  welcome: '问参赛保险和理赔',
  welcomeText: '逐步查资料、调用函数和计算，每一步都看得到；回答里的数字都有依据',
  needsModel: '需要模型：由管理员在模型库中配置对话模型后才能提问',
  question: '提问',
  list: '历史提问',
  add: '新提问',
  placeholder: '例如：医疗费 3000 元能赔多少？',
  remove: (question: string) => `删除提问“${question}”？`,
  removeText: '它的步骤和回答会一起删除，不能恢复',
  removeIt: '删除这个提问',
  removed: '提问已删除',
  gone: '没有这个提问',
  goneText: '它可能已被删除',
  samples: ['参赛保险包含哪些责任？', '受伤后怎么申请理赔？', '医疗费 3000 元能赔多少？'],
};

const en: typeof zh = {
  title: 'Insurance assistant',
  welcome: 'Ask about insurance and claims',
  welcomeText:
    'It searches, calls functions and calculates step by step, and shows each step. Figures of an answer have proof.',
  needsModel: 'It needs a model: questions can be asked once an administrator has set one up.',
  question: 'Question',
  list: 'Earlier questions',
  add: 'New question',
  placeholder: 'E.g.: what is paid of medical costs of 3000?',
  remove: (question) => `Delete the question “${question}”?`,
  removeText: 'Its steps and its answer are deleted with it. This cannot be undone.',
  removeIt: 'Delete this question',
  removed: 'The question was deleted',
  gone: 'There is no such question',
  goneText: 'It may have been deleted',
  samples: ['What does the insurance cover?', 'How is a claim made?', 'What is paid of medical costs of 3000?'],
};

export const useInsuranceWords = areaWords(zh, en);
