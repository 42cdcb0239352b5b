'use client';

import { pageAppReport, pageQyWechatReport, pageSmsReport } from '../../contract/marketing/report.js';
import { pageHook } from '../pageHook.js';

export const usePageSmsReport = pageHook(pageSmsReport);
export const usePageAppReport = pageHook(pageAppReport);
export const usePageQyWechatReport = pageHook(pageQyWechatReport);
