'use client';

import {
  allowErasedCustomer,
  eraseCustomer,
  exportCustomer,
  listCustomerDoubles,
  mergeCustomers,
  pageCustomerMerges,
  undoCustomerMerge,
} from '../contract/customerCare.js';
import { exportCustomers, exportCustomersInFull } from '../contract/customerExports.js';
import {
  listCustomerTimeline,
  modifyCustomer,
  pageCustomers,
  readCustomer,
  revealCustomer,
  tagCustomers,
} from '../contract/customers.js';
import { downloadHook } from './downloadHook.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [pageCustomers, readCustomer, listCustomerTimeline, listCustomerDoubles, pageCustomerMerges];

export const usePageCustomers = pageHook(pageCustomers);
export const useReadCustomer = readHook(readCustomer);
export const useListCustomerTimeline = readHook(listCustomerTimeline);
export const useTagCustomers = writeHook(tagCustomers, { refreshes: [pageCustomers, readCustomer] });
export const useModifyCustomer = writeHook(modifyCustomer, { refreshes: [pageCustomers, readCustomer] });
export const useRevealCustomer = writeHook(revealCustomer);
export const useListCustomerDoubles = readHook(listCustomerDoubles);
export const useMergeCustomers = writeHook(mergeCustomers, { refreshes });
export const usePageCustomerMerges = pageHook(pageCustomerMerges);
export const useUndoCustomerMerge = writeHook(undoCustomerMerge, { refreshes });
export const useExportCustomer = downloadHook(exportCustomer);
export const useExportCustomers = downloadHook(exportCustomers);
export const useExportCustomersInFull = downloadHook(exportCustomersInFull);
export const useEraseCustomer = writeHook(eraseCustomer, { refreshes });
export const useAllowErasedCustomer = writeHook(allowErasedCustomer);
