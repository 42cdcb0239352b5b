import { listTools, modifyTool, noteToolUse, setToolFavourite } from '@console/api/contract';
import type { Scenario } from '../walk.js';

/** The tool centre: marked, opened, and shown to all. */
export const tools: Scenario = async ({ call }) => {
  await call(listTools, {});
  await call(setToolFavourite, { id: 'ppt', favourite: true });
  await call(noteToolUse, { id: 'ppt' });
  await call(modifyTool, { id: 'ppt', published: true, roleIds: null });
};
