'use client';

import {
  findReportSubjects,
  pageAllReport,
  pageAppReport,
  pageQyWechatReport,
  pageSmsReport,
  pageWechatReport,
  readDeliveryFigures,
} from '../../contract/marketing/report.js';
import { pageReportPeople } from '../../contract/marketing/reportPeople.js';
import { pageHook } from '../pageHook.js';
import { readHook } from '../readHook.js';

export const useReadDeliveryFigures = readHook(readDeliveryFigures);
export const usePageSmsReport = pageHook(pageSmsReport);
export const usePageWechatReport = pageHook(pageWechatReport);
export const usePageAppReport = pageHook(pageAppReport);
export const usePageQyWechatReport = pageHook(pageQyWechatReport);
export const usePageAllReport = pageHook(pageAllReport);
export const useFindReportSubjects = readHook(findReportSubjects);
export const usePageReportPeople = readHook(pageReportPeople);
