'use client';

import { pageCustomers, readCustomer } from '../contract/customers.js';
import {
  addPortrait,
  modifyPortrait,
  modifyRfm,
  pagePortraits,
  previewRfm,
  readCustomerRfm,
  readPortrait,
  readRfm,
  readRfmHistory,
  removePortraits,
} from '../contract/portraits.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pagePortraits, readPortrait];

export const usePagePortraits = pageHook(pagePortraits);
export const useReadPortrait = readHook(readPortrait);
export const useAddPortrait = writeHook(addPortrait, { refreshes });
export const useModifyPortrait = writeHook(modifyPortrait, { refreshes });
export const useRemovePortraits = writeHook(removePortraits, { refreshes });
export const useReadRfm = readHook(readRfm);
export const useModifyRfm = writeHook(modifyRfm, {
  refreshes: [readRfm, readRfmHistory, readCustomerRfm, readPortrait, pageCustomers, readCustomer],
});
export const usePreviewRfm = readHook(previewRfm);
export const useReadRfmHistory = readHook(readRfmHistory);
export const useReadCustomerRfm = readHook(readCustomerRfm);
