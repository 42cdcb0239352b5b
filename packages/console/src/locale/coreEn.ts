import type { CoreWords } from './coreZh.js';
import { menuNames } from './menuNames.js';

export const coreEn: CoreWords = {
  productTitle: 'Basketball AI Agent Platform',
  menuName: (name) => menuNames.get(name) ?? name,
  account: {
    needRole: 'Ask an administrator to give your role some menus',
    notice: 'Notice',
    signedOut: 'Your sign-in has ended. Sign in again.',
    loadFailed: 'Your account could not be loaded. Sign in again.',
    unreachable: 'The server does not answer. Check the network and try again.',
    firstHidden: 'This page has no permission to access',
    openNotice: 'Sign in first, or come through an authorised link',
    signIn: 'Sign in',
    noCookies: 'The browser takes no cookies, so a sign-in cannot last. Allow them in its settings and try again.',
  },
  app: {
    failedTitle: 'Something went wrong on this page',
    failedText: 'Other pages still work. If it stays after a reload, tell an administrator.',
    outdatedTitle: 'Part of this page did not load',
    outdatedText: 'The network may have failed, or there is a new version. Reload to go on; what you typed is kept.',
    reload: 'Reload',
    testHost: 'Test environment',
    newVersion: 'There is a new version. Reload to use it; what you typed is kept.',
  },
};
