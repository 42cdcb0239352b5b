'use client';

import { pageCustomers, readCustomer, tagCustomers } from '../contract/customers.js';
import { pageHook } from './pageHook.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

export const usePageCustomers = pageHook(pageCustomers);
export const useReadCustomer = readHook(readCustomer);
export const useTagCustomers = writeHook(tagCustomers, { refreshes: [pageCustomers, readCustomer] });
