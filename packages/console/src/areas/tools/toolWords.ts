import { areaWords } from '../../locale/areaWords.js';

const zh = {
  title: '资源中心',
  alone: 'AI 工具',
  backToAll: '返回全部工具',
  whichSee: (name: string) => `谁能看到“${name}”`,
  save: '保存',
  saved: '已保存',
  published: '发布',
  publishedHelp: '关闭后只有管理角色的人能看到，正在使用的人也不能继续',
  goneTitle: '没有这个工具',
  goneText: '它可能没有发布，或者没有对你的角色开放',
  unknownTitle: '这个页面还打不开该工具',
  unknownText: '服务端已更新，请刷新页面后重试',
  setUpModel: '配置模型',
  tool: '工具',
};

const en: typeof zh = {
  title: 'Resource centre',
  alone: 'AI tools',
  backToAll: 'Back to all tools',
  whichSee: (name) => `Who sees ${name}`,
  save: 'Save',
  saved: 'Saved',
  published: 'Published',
  publishedHelp: 'Switched off, only those who manage roles see it, and whoever is using it cannot go on',
  goneTitle: 'There is no such tool',
  goneText: 'It may not be published, or not be open to your role',
  unknownTitle: 'This page cannot open that tool yet',
  unknownText: 'The server has been updated. Reload the page and try again',
  setUpModel: 'Set up a model',
  tool: 'tool',
};

export const useToolWords = areaWords(zh, en);
