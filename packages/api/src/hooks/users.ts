'use client';

import { pageAuditLog } from '../contract/auditLog.js';
import { pageRoles } from '../contract/roles.js';
import {
  addUser,
  deleteUser,
  downloadUserTemplate,
  importUsers,
  listUserNames,
  pageUsers,
  resetPassword,
  stopOrStartUser,
  updateUser,
} from '../contract/users.js';
import { downloadHook } from './downloadHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const lists = [pageUsers, listUserNames, pageRoles, pageAuditLog];

export const usePageUsers = pageHook(pageUsers);
export const useListUserNames = readHook(listUserNames);
export const useAddUser = writeHook(addUser, { refreshes: lists });
export const useUpdateUser = writeHook(updateUser, { refreshes: lists });
export const useDeleteUser = writeHook(deleteUser, { refreshes: lists });
export const useStopOrStartUser = writeHook(stopOrStartUser, { refreshes: lists });
export const useResetPassword = writeHook(resetPassword, { refreshes: [pageAuditLog] });
export const useImportUsers = writeHook(importUsers, { refreshes: lists });
export const useDownloadUserTemplate = downloadHook(downloadUserTemplate);
