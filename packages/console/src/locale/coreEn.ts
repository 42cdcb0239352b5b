import type { CoreWords } from './coreZh.js';
import { menuNames } from './menuNames.js';

export const coreEn: CoreWords = {
  productTitle: 'Basketball AI Agent Platform',
  catalogue: {
    timedOut: 'The server took too long to answer',
    badRequest: 'The request was wrong, please tell an administrator',
    notFound: 'What you asked for (a page or the like) does not exist',
    serverError: 'Something went wrong in the program or on the server',
    busy: 'The server is busy, please try again later',
    invalidData: 'The data is not in the right format',
    missingResource: 'What was looked up does not exist',
    outOfOrder: 'The steps were taken out of order: finish calculating first, then package',
  },
  menuName: (name) => menuNames.get(name) ?? name,
  account: {
    needRole: 'Ask an administrator to give your role some menus',
    notice: 'Notice',
    signedOut: 'Your sign-in has ended. Sign in again.',
    loadFailed: 'Your account could not be loaded. Sign in again.',
    unreachable: 'The server does not answer. Check the network and try again.',
    firstHidden: 'This page has no permission to access',
    openNotice: 'Sign in first, or come through an authorised link',
    hostOver: 'This session is over',
    hostOverText: 'The page around has no token that works. Try again, or reload that page.',
    hostRetry: 'Try again',
    signIn: 'Sign in',
    partMissing: 'Part of the sign-in did not load. Reload the page and try again.',
    noCookies: 'The browser takes no cookies, so a sign-in cannot last. Allow them in its settings and try again.',
  },
  app: {
    failedTitle: 'Something went wrong on this page',
    failedText: 'Other pages still work. If it stays after a reload, tell an administrator.',
    outdatedTitle: 'Part of this page did not load',
    outdatedText: 'The network may have failed, or there is a new version. Reload to go on; what you typed is kept.',
    reload: 'Reload',
    testHost: 'Test environment',
    demo: 'Demo data',
    absent: 'This backend does not have that',
    newVersion: 'There is a new version. Reload to use it; what you typed is kept.',
  },
};
