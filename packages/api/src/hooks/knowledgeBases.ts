'use client';

import {
  addKnowledgeBase,
  modifyKnowledgeBase,
  pageKnowledgeBases,
  removeKnowledgeBases,
} from '../contract/knowledgeBases.js';
import { pageAssistants } from '../contract/assistants.js';
import { infiniteHook } from './infiniteHook.js';
import { pageHook } from './pageHook.js';
import { writeHook } from './writeHook.js';

export const usePageKnowledgeBases = pageHook(pageKnowledgeBases);
export const useGrowingKnowledgeBases = infiniteHook(pageKnowledgeBases);
export const useAddKnowledgeBase = writeHook(addKnowledgeBase, { refreshes: [pageKnowledgeBases] });
export const useModifyKnowledgeBase = writeHook(modifyKnowledgeBase, {
  refreshes: [pageKnowledgeBases, pageAssistants],
});
export const useRemoveKnowledgeBases = writeHook(removeKnowledgeBases, {
  refreshes: [pageKnowledgeBases, pageAssistants],
});
