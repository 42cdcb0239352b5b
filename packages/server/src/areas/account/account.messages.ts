import type { Messages } from '../../http/messages.js';

export const accountMessages: Messages = {
  wrong_credentials: { zh: '用户名或密码不正确', en: 'The username or password is not correct.' },
  account_locked: {
    zh: '登录失败次数过多，请 {minutes} 分钟后再试',
    en: 'Too many failed attempts. Try again in {minutes} min.',
  },
  account_stopped: { zh: '账号已停用，请联系管理员', en: 'This account has been stopped. Ask an administrator.' },
  same_password: { zh: '新密码不能与旧密码相同', en: 'The new password has to differ from the old one.' },
  weak_password: {
    zh: '请设置高强度密码：8-32位，字母、数字、特殊字符至少包含三种，且不能与用户名或倒序的用户名相同',
    en: 'Choose a strong password: 8 to 32 characters, at least three of lower case, upper case, digits and signs, without the username or its reverse.',
  },
  wrong_password: { zh: '旧密码不正确', en: 'The old password is not correct.' },
};
