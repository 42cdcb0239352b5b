import { areaWords } from '../../locale/areaWords.js';

const zh = {
  pages: '页面',
  bases: '知识库',
  documents: '文档',
  conversations: '会话',
  users: '用户',
  commands: '命令',
  documentCount: (count: number) => `${count} 个文档`,
  model: '未绑定助手',
  light: '切换到浅色主题',
  dark: '切换到深色主题',
  system: '主题跟随系统',
  chinese: '切换到中文',
  english: '切换到英文 English',
  fresh: '新建对话',
  closeAll: '关闭全部页面',
  signOut: '退出登录',
  signOutSure: '确定退出登录吗？',
  unavailable: (what: string) => `${what}没有加载出来`,
  again: '重试',
};

const en: typeof zh = {
  pages: 'Pages',
  bases: 'Knowledge bases',
  documents: 'Documents',
  conversations: 'Conversations',
  users: 'Users',
  commands: 'Commands',
  documentCount: (count) => (count === 1 ? '1 document' : `${count} documents`),
  model: 'No assistant',
  light: 'Light theme',
  dark: 'Dark theme',
  system: 'Theme of the system',
  chinese: 'Use Chinese 中文',
  english: 'Use English',
  fresh: 'New conversation',
  closeAll: 'Close all pages',
  signOut: 'Sign out',
  signOutSure: 'Sign out?',
  unavailable: (what) => `${what} did not load`,
  again: 'Try again',
};

export const useFinderWords = areaWords(zh, en);
export type FinderWords = typeof zh;
