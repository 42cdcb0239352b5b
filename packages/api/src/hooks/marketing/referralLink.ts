'use client';

import {
  addReferralLink,
  checkReferralLinkName,
  exportReferralStatistics,
  listStaffNicks,
  modifyReferralLink,
  pageReferralLinks,
  readReferralLink,
  readReferralStatistics,
  removeReferralLinks,
  retryReferralLink,
} from '../../contract/marketing/referralLink.js';
import { downloadHook } from '../downloadHook.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [pageReferralLinks, readReferralLink, checkReferralLinkName];

export const useCheckReferralLinkName = readHook(checkReferralLinkName);
export const useAddReferralLink = writeHook(addReferralLink, { refreshes });
export const useModifyReferralLink = writeHook(modifyReferralLink, { refreshes });
export const useReadReferralLink = readHook(readReferralLink);
export const usePageReferralLinks = pageHook(pageReferralLinks);
export const useRemoveReferralLinks = writeHook(removeReferralLinks, { refreshes });
export const useRetryReferralLink = writeHook(retryReferralLink, { refreshes });
export const useListStaffNicks = readHook(listStaffNicks);
export const useReadReferralStatistics = readHook(readReferralStatistics);
export const useExportReferralStatistics = downloadHook(exportReferralStatistics);
