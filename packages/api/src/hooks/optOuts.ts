'use client';

import { readCustomer } from '../contract/customers.js';
import { countOptOuts, importOptOuts, liftOptOut, setCustomerConsent } from '../contract/optOuts.js';
import { readHook } from './readHook.js';
import { writeHook } from './writeHook.js';

const refreshes = [countOptOuts, readCustomer];

export const useCountOptOuts = readHook(countOptOuts);
export const useImportOptOuts = writeHook(importOptOuts, { refreshes });
export const useLiftOptOut = writeHook(liftOptOut, { refreshes });
export const useSetCustomerConsent = writeHook(setCustomerConsent, { refreshes });
