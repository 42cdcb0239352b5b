'use client';

import { readUser } from '../contract/account.js';
import { pageRoles } from '../contract/roles.js';
import {
  addTagSystem,
  deleteTagSystems,
  listTagSystems,
  listTagSystemsByRole,
  modifyTagSystem,
  pageTagSystems,
  readTagSystem,
  setCurrentTagSystem,
} from '../contract/tagSystems.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const lists = [pageTagSystems, listTagSystems, listTagSystemsByRole];
const all = [...lists, readTagSystem, pageRoles];

export const useListTagSystemsByRole = readHook(listTagSystemsByRole);
export const useSetCurrentTagSystem = writeHook(setCurrentTagSystem, { refreshes: [readUser, listTagSystemsByRole] });
export const usePageTagSystems = pageHook(pageTagSystems);
export const useListTagSystems = readHook(listTagSystems);
export const useReadTagSystem = readHook(readTagSystem);
export const useAddTagSystem = writeHook(addTagSystem, { refreshes: lists });
export const useModifyTagSystem = writeHook(modifyTagSystem, { refreshes: all });
export const useDeleteTagSystems = writeHook(deleteTagSystems, { refreshes: all });
