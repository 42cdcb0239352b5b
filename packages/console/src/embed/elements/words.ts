const zhCN = {
  connecting: '正在连接…',
  noTokenTitle: '暂时无法使用',
  noTokenText: '没有取得访问凭证，请稍后重试，或重新登录本网站。',
  overTitle: '登录已失效',
  overText: '请重新登录本网站后再试。已输入的内容仍在。',
  retry: '重试',
  noAssistant: '没有可用的助手，请联系管理员',
  gone: '会话不存在或已删除，已打开新会话',
  fresh: '新会话',
  deleteTitle: (title: string) => `删除会话“${title}”？`,
  deleteText: '其中的问题和回答将一并删除。此操作不能撤销。',
  remove: '删除',
  current: '当前会话',
  files: '会话的文件',
};

const enUS: typeof zhCN = {
  connecting: 'Connecting…',
  noTokenTitle: 'Not available right now',
  noTokenText: 'No access could be obtained. Try again later, or sign in to this site again.',
  overTitle: 'Your session is over',
  overText: 'Sign in to this site again, then try again. What you typed is still here.',
  retry: 'Try again',
  noAssistant: 'No assistant is available. Ask an administrator.',
  gone: 'This conversation does not exist or was deleted. Here is a new one.',
  fresh: 'New conversation',
  deleteTitle: (title) => `Delete conversation “${title}”?`,
  deleteText: 'Its questions and answers are deleted too. This cannot be undone.',
  remove: 'Delete',
  current: 'this conversation',
  files: 'the files of this conversation',
};

/** Whether a language tag is one of English. */
export const isEnglish = (language: string): boolean => /^en\b/i.test(language);

/** What the connected elements say beside the words of the widgets. */
export const wordsIn = (language: string): typeof zhCN => (isEnglish(language) ? enUS : zhCN);
