import { areaWords } from '../../../locale/areaWords.js';

const zh = {
  notConfigured: '这个渠道还没有配置，暂时不能发送',
  toSettings: '去配置',
  sentence: (said: string) => `${said}。`,
  askSettings: (said: string) => `${said}，请联系管理员。`,
};

const en: typeof zh = {
  notConfigured: 'This channel is not configured, so nothing can be sent',
  toSettings: 'Configure it',
  sentence: (said) => `${said}.`,
  askSettings: (said) => `${said}. Ask an administrator.`,
};

export const useChannelNoticeWords = areaWords(zh, en);
