'use client';

import {
  addPrivateDomain,
  listPrivateDomainOptions,
  listPrivateDomains,
  modifyPrivateDomain,
  pagePrivateDomains,
  removePrivateDomains,
} from '../../contract/marketing/privateDomain.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [pagePrivateDomains, listPrivateDomains, listPrivateDomainOptions];

export const useListPrivateDomains = readHook(listPrivateDomains);
export const usePagePrivateDomains = pageHook(pagePrivateDomains);
export const useListPrivateDomainOptions = readHook(listPrivateDomainOptions);
export const useAddPrivateDomain = writeHook(addPrivateDomain, { refreshes });
export const useModifyPrivateDomain = writeHook(modifyPrivateDomain, { refreshes });
export const useRemovePrivateDomains = writeHook(removePrivateDomains, { refreshes });
