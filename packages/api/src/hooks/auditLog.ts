'use client';

import { pageAuditLog } from '../contract/auditLog.js';
import { pageHook } from './pageHook.js';

export const usePageAuditLog = pageHook(pageAuditLog);
