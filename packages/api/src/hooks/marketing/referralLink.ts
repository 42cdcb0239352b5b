'use client';

import {
  addReferralLink,
  checkReferralLinkName,
  listStaffNicks,
  modifyReferralLink,
  pageReferralLinks,
  readReferralLink,
  readReferralStatistics,
  removeReferralLinks,
} from '../../contract/marketing/referralLink.js';
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
export const useListStaffNicks = readHook(listStaffNicks);
export const useReadReferralStatistics = readHook(readReferralStatistics);
