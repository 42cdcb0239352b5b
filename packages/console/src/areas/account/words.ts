import { areaWords } from '../../locale/areaWords.js';

const zh = {
  session: {
    foreignOver: (name: string) => `${name} 的外部授权已过期，页面内容不再更新，请从授权入口重新进入`,
    leaveForeign: '退出外部身份',
    foreignOverTitle: '外部授权已过期',
    foreignOverText: '请从授权入口重新进入，或退出外部身份后用自己的账号登录。',
    refusedTitle: '授权无效或已过期',
    askTitle: (name: string) => `以 ${name} 的身份继续？`,
    askText: '当前已登录另一个身份，继续后需要重新登录才能回到原来的身份。',
    goOn: '继续',
    role: '角色',
    allRoles: '全部角色',
  },
  airport: {
    emptyTitle: '还没有可以打开的页面',
  },
  password: {
    changed: '已修改为新密码，请重新登录',
  },
  basicInfo: {
    saved: '修改成功',
    failed: '操作失败，请稍后重试',
  },
};

const en: typeof zh = {
  session: {
    foreignOver: (name) =>
      `The authorisation of ${name} has expired and this page is no longer updated. Come in through the authorised link again.`,
    leaveForeign: 'Leave external identity',
    foreignOverTitle: 'The authorisation has expired',
    foreignOverText: 'Come in through the authorised link again, or leave the external identity and sign in yourself.',
    refusedTitle: 'The authorisation is invalid or has expired',
    askTitle: (name) => `Go on as ${name}?`,
    askText: 'You are signed in as somebody else. To come back to that, you will have to sign in again.',
    goOn: 'Go on',
    role: 'Role',
    allRoles: 'All roles',
  },
  airport: {
    emptyTitle: 'There is no page to open yet',
  },
  password: {
    changed: 'Changed to the new password, please log in again',
  },
  basicInfo: {
    saved: 'Modified successfully',
    failed: 'Operation failed, please try again later',
  },
};

/** What only a person with a token reads. The words of the sign-in page are the console's own. */
export const useAccountWords = areaWords(zh, en);
