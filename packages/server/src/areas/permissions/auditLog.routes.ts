import { pageAuditLog } from '@console/api/contract';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { type Messages, wordsOf } from '../../http/messages.js';
import { readMoment } from '../../text/moment.js';
import type { AuditLog } from './auditLog.js';

const moment = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : (readMoment(text) ?? undefined);

export const auditLogRoutes = (audit: AuditLog, messages: Messages): Route[] => [
  serve(pageAuditLog, async ({ body: { startTime, endTime, ...filter }, request: { language } }) => {
    const [from, to] = [moment(startTime), moment(endTime)];
    if ((from === undefined) !== (startTime === undefined) || (to === undefined) !== (endTime === undefined)) {
      return fail('invalid_request');
    }
    await audit.settled();
    const { list, total } = await audit.page({ ...filter, from, to });
    const inWords = (failure: string | null): string | null =>
      failure === null ? null : wordsOf(messages, failure, language).replace(/\{\w+\}/g, '…');
    return {
      list: list.map((entry) => ({ ...entry, failureText: inWords(entry.failure) })),
      total,
      current: filter.current,
      size: filter.size,
    };
  }),
];
