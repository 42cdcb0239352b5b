import { areaWords } from '../../locale/areaWords.js';

const zh = {
  ask: '智能问数',
  association: '篮协数据查询',
  toList: '全部提问',
  welcome: '想知道什么数据？',
  welcomeText: '直接用话说，例如：',
  gone: '这次提问已不存在',
  goneText: '可能已被删除，也可能不是您提的。',
  remove: (title: string) => `删除提问“${title}”？`,
  removeText: '这次提问的全部问题和结果都会删除。',
  removed: '已删除',
  removeIt: '删除这次提问',
  sources: '数据源',
  file: (question: string) => question.slice(0, 30),
};

const en: typeof zh = {
  ask: 'Data questions',
  association: 'Association data',
  toList: 'All questions',
  welcome: 'What would you like to know?',
  welcomeText: 'Say it in your own words, for example:',
  gone: 'These questions are not there any more',
  goneText: 'They may have been deleted, or were asked by somebody else.',
  remove: (title: string) => `Delete “${title}”?`,
  removeText: 'All of its questions and results are deleted.',
  removed: 'Deleted',
  removeIt: 'Delete these questions',
  sources: 'Data sources',
  file: (question: string) => question.slice(0, 30),
};

export const useDataQueryWords = areaWords(zh, en);
