import { stateZh, stateEn } from '../states/locale.js';

/** Every word the widgets show, by widget. */
export interface Words {
  state: typeof stateZh;
}

export const zhCN: Words = { state: stateZh };
export const enUS: Words = { state: stateEn };
