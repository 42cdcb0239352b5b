import type { Messages } from '../../http/messages.js';

export const accountMessages: Messages = {
  wrong_credentials: { zh: '用户名或密码不正确', en: 'The username or password is not correct.' },
  account_locked: {
    zh: '登录失败次数过多，请 {minutes} 分钟后再试',
    en: 'Too many failed attempts. Try again in {minutes} min.',
  },
  account_stopped: { zh: '账号已停用，请联系管理员', en: 'This account has been stopped. Ask an administrator.' },
};
