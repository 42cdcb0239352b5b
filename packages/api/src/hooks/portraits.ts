'use client';

import { pageCustomers, readCustomer } from '../contract/customers.js';
import {
  addPortrait,
  modifyPortrait,
  modifyRfm,
  pagePortraits,
  readPortrait,
  readRfm,
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
export const useModifyRfm = writeHook(modifyRfm, { refreshes: [readRfm, readPortrait, pageCustomers, readCustomer] });
