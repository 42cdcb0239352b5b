'use client';

import { addAssistant, modifyAssistant, pageAssistants, removeAssistants } from '../contract/assistants.js';
import { pageHook } from './pageHook.js';
import { writeHook } from './writeHook.js';

export const usePageAssistants = pageHook(pageAssistants);
export const useAddAssistant = writeHook(addAssistant, { refreshes: [pageAssistants] });
export const useModifyAssistant = writeHook(modifyAssistant, { refreshes: [pageAssistants] });
export const useRemoveAssistants = writeHook(removeAssistants, { refreshes: [pageAssistants] });
