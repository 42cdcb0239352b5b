import { askInsurance, listTools } from '../contract/tools.js';
import { readHook } from './readHook.js';

export const useListTools = readHook(listTools);
export const useAskInsurance = readHook(askInsurance);
