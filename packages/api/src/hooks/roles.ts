'use client';

import { readUser } from '../contract/account.js';
import { pageAuditLog } from '../contract/auditLog.js';
import {
  addRole,
  changeRoleMembers,
  deleteRole,
  listMenusByRole,
  listRoles,
  pageRoleMembers,
  pageRoles,
  previewRole,
  stopOrStartRole,
  updateRole,
  viewAsRole,
} from '../contract/roles.js';
import { pageUsers } from '../contract/users.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageRoles, listRoles, pageAuditLog];

export const usePageRoles = pageHook(pageRoles);
export const useListRoles = readHook(listRoles);
export const useAddRole = writeHook(addRole, { refreshes });
export const useUpdateRole = writeHook(updateRole, { refreshes: [...refreshes, listMenusByRole, readUser, pageUsers] });
export const useDeleteRole = writeHook(deleteRole, { refreshes });
export const useStopOrStartRole = writeHook(stopOrStartRole, { refreshes: [...refreshes, readUser] });
export const useListMenusByRole = readHook(listMenusByRole);
export const usePageRoleMembers = pageHook(pageRoleMembers);
export const useChangeRoleMembers = writeHook(changeRoleMembers, {
  refreshes: [pageRoles, pageRoleMembers, pageUsers, pageAuditLog, readUser],
});
export const usePreviewRole = readHook(previewRole);
export const useViewAsRole = writeHook(viewAsRole);
