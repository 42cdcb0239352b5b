import { pageAuditLog } from '@console/api/contract';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { readMoment } from '../../text/moment.js';
import type { AuditLog } from './auditLog.js';

const moment = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : (readMoment(text) ?? undefined);

export const auditLogRoutes = (audit: AuditLog): Route[] => [
  serve(pageAuditLog, async ({ body: { startTime, endTime, ...filter } }) => {
    const [from, to] = [moment(startTime), moment(endTime)];
    if ((from === undefined) !== (startTime === undefined) || (to === undefined) !== (endTime === undefined)) {
      return fail('invalid_request');
    }
    await audit.settled();
    return { ...(await audit.page({ ...filter, from, to })), current: filter.current, size: filter.size };
  }),
];
