'use client';

import { readUser } from '../contract/account.js';
import { addMenu, listMenus, modifyMenu, removeMenus } from '../contract/menus.js';
import { listMenusByRole, pageRoles } from '../contract/roles.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [listMenus, listMenusByRole, readUser];

export const useListMenus = readHook(listMenus);
export const useAddMenu = writeHook(addMenu, { refreshes: [listMenus] });
export const useModifyMenu = writeHook(modifyMenu, { refreshes });
export const useRemoveMenus = writeHook(removeMenus, { refreshes: [...refreshes, pageRoles] });
