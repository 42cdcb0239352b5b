'use client';

import { askInsurance, listTools, modifyTool, noteToolUse, setToolFavourite } from '../contract/tools.js';
import { changeOf } from './changeOf.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [listTools];

export const useListTools = readHook(listTools);
export const useSetToolFavourite = writeHook(setToolFavourite, {
  refreshes,
  optimistic: [
    changeOf(listTools, (tools, { id, favourite }) =>
      tools.map((tool) => (tool.id === id ? { ...tool, favourite } : tool)),
    ),
  ],
});
export const useNoteToolUse = writeHook(noteToolUse, { refreshes });
export const useModifyTool = writeHook(modifyTool, { refreshes });
export const useAskInsurance = writeHook(askInsurance);
