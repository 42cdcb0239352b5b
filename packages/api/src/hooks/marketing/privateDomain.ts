'use client';

import {
  addPrivateDomain,
  listPrivateDomainOptions,
  listPrivateDomains,
  modifyPrivateDomain,
  pagePrivateDomainMembers,
  pagePrivateDomains,
  readWeComCallback,
  readWeComSync,
  removePrivateDomains,
  syncWeCom,
} from '../../contract/marketing/privateDomain.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [pagePrivateDomains, listPrivateDomains, listPrivateDomainOptions];

export const useListPrivateDomains = readHook(listPrivateDomains);
export const usePagePrivateDomains = pageHook(pagePrivateDomains);
export const useListPrivateDomainOptions = readHook(listPrivateDomainOptions);
export const usePagePrivateDomainMembers = pageHook(pagePrivateDomainMembers);
export const useAddPrivateDomain = writeHook(addPrivateDomain, { refreshes });
export const useModifyPrivateDomain = writeHook(modifyPrivateDomain, { refreshes });
export const useRemovePrivateDomains = writeHook(removePrivateDomains, { refreshes });
export const useReadWeComSync = readHook(readWeComSync);
export const useSyncWeCom = writeHook(syncWeCom, { refreshes: [readWeComSync] });
export const useReadWeComCallback = readHook(readWeComCallback);
