import { shellEn, shellZh } from '../app-shell/locale.js';
import { listEn, listZh } from '../data-list/locale.js';
import { dialogEn, dialogZh } from '../dialog/locale.js';
import { pageEn, pageZh } from '../page-frame/locale.js';
import { signInEn, signInZh } from '../sign-in/locale.js';
import { stateEn, stateZh } from '../states/locale.js';

/** Every word the widgets show, by widget. */
export interface Words {
  dialog: typeof dialogZh;
  list: typeof listZh;
  page: typeof pageZh;
  shell: typeof shellZh;
  signIn: typeof signInZh;
  state: typeof stateZh;
}

export const zhCN: Words = {
  dialog: dialogZh,
  list: listZh,
  page: pageZh,
  shell: shellZh,
  signIn: signInZh,
  state: stateZh,
};

export const enUS: Words = {
  dialog: dialogEn,
  list: listEn,
  page: pageEn,
  shell: shellEn,
  signIn: signInEn,
  state: stateEn,
};
