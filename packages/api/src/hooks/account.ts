'use client';

import { clientLog, login, logout, readAppConfig, readUser } from '../contract/account.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

export const useReadAppConfig = readHook(readAppConfig);
export const useReadUser = readHook(readUser);
export const useLogin = writeHook(login);
export const useLogout = writeHook(logout);
export const useClientLog = writeHook(clientLog);
