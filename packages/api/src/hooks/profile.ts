'use client';

import { readUser } from '../contract/account.js';
import { readOwnReceiver } from '../contract/marketing/templateTest.js';
import { readUserBaseInfo, updatePassword, updateUserBaseInfo } from '../contract/profile.js';
import { pageUsers } from '../contract/users.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

export const useUpdatePassword = writeHook(updatePassword);
export const useReadUserBaseInfo = readHook(readUserBaseInfo);
export const useUpdateUserBaseInfo = writeHook(updateUserBaseInfo, {
  refreshes: [readUserBaseInfo, readUser, pageUsers, readOwnReceiver],
});
