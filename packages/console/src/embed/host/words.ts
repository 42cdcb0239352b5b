const zh = {
  open: 'AI 助手',
  openNews: (count: number) => `AI 助手，${count} 条新回答`,
  minimize: '最小化',
  frame: 'AI 对话',
  silent: '对话没有响应。请检查网络后重试；一直打不开时请联系网站。',
  offline: '网络已断开，恢复后会自动打开。',
  blocked: '本网页的安全策略不允许显示对话，请联系网站。',
  retry: '重试',
};

const en: typeof zh = {
  open: 'AI assistant',
  openNews: (count) => `AI assistant, ${count} new ${count === 1 ? 'answer' : 'answers'}`,
  minimize: 'Minimize',
  frame: 'AI chat',
  silent: 'The chat does not answer. Check your connection and try again; if it stays like this, tell the site.',
  offline: 'You are offline. The chat opens when you are back.',
  blocked: 'The security policy of this page does not allow the chat. Tell the site.',
  retry: 'Try again',
};

export const words = { 'zh-CN': zh, 'en-US': en } as const;
