import { add%Record%, modify%Record%, page%Records%, remove%Records% } from '../contract/%records%.js';
import { pageHook } from './pageHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [page%Records%];

export const usePage%Records% = pageHook(page%Records%);
export const useAdd%Record% = writeHook(add%Record%, { refreshes });
export const useModify%Record% = writeHook(modify%Record%, { refreshes });
export const useRemove%Records% = writeHook(remove%Records%, { refreshes });
