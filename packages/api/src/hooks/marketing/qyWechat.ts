'use client';

import { pageCustomers, readCustomer } from '../../contract/customers.js';
import { assignPackage, assignUsers, pageAssignStatistic } from '../../contract/marketing/qyWechat.js';
import { pageHook } from '../pageHook.js';
import { writeHook } from '../writeHook.js';

const refreshes = [pageAssignStatistic, pageCustomers, readCustomer];

export const useAssignPackage = writeHook(assignPackage, { refreshes });
export const useAssignUsers = writeHook(assignUsers, { refreshes });
export const usePageAssignStatistic = pageHook(pageAssignStatistic);
