import {
  beginReportExport,
  cancelReportExport,
  downloadReportExport,
  findReportSubjects,
  listReportExports,
  pageAllReport,
  pageAppReport,
  pageQyWechatReport,
  pageReportPeople,
  pageSmsReport,
  pageWechatReport,
  readDeliveryFigures,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import { expect, vi } from 'vitest';
import { nameCause, putIn } from '../../outbox/index.js';
import { shanghaiDay } from '../../text/moment.js';
import type { Scenario } from '../walk.js';

/** What became of two messages: as figures, by plan and channel, person by person, and as a file. */
export const deliveryReports: Scenario = async ({ app, call, file }) => {
  await app.db.query(sql`insert into customers (id, name, phone) values ('report-1', '王芷晴', '13600009031')`);
  const cause = 'task:report';
  await app.db.transaction(async (tx) => {
    const plan = { planId: 'report-plan', planName: '家庭观赛日', taskId: 'report', taskName: '邀请' };
    await nameCause(tx, cause, { ...plan, channel: 'sms', templateId: null });
    await putIn(tx, cause, 'sms', [
      { person: 'report-1', customerId: 'report-1', address: '13600009031', content: {}, cost: 45 },
      { person: 'report-2', customerId: null, address: '13600009032', content: {}, cost: 45 },
    ]);
    await tx.query(sql`
      update outbox set state = 'taken', handed_at = now(), sent_at = now(), delivered_at = now() where person = 'report-1'`);
    await tx.query(sql`update outbox set state = 'refused', reason = 'address' where person = 'report-2'`);
  });
  const day = shanghaiDay(new Date());
  const span = { startTime: `${day} 00:00:00`, endTime: `${day} 23:59:59` };
  const page = { ...span, current: 1, size: 20 };

  await call(readDeliveryFigures, { ...span, planId: 'report-plan' });
  await call(pageSmsReport, { ...page, by: 'plan', keyword: '观赛', orders: [{ column: 'cost', asc: false }] });
  await call(pageWechatReport, { ...page, by: 'template' });
  await call(pageAppReport, { ...page, by: 'day' });
  await call(pageQyWechatReport, { ...page, by: 'task' });
  await call(pageAllReport, { ...page, by: 'channel' });
  await call(findReportSubjects, { kind: 'plan', keyword: '观赛', channel: 'sms' });
  const first = await call(pageReportPeople, { ...span, planId: 'report-plan', measure: 'sent', size: 1 });
  await call(pageReportPeople, {
    ...span,
    planId: 'report-plan',
    measure: 'sent',
    size: 1,
    ...(first.after !== null && { after: first.after }),
  });

  const { id } = await call(beginReportExport, { ...span, channel: 'sms', fileName: '触达报表.xlsx' });
  await vi.waitFor(async () => expect(await call(listReportExports, {})).toMatchObject([{ status: 'done' }]), {
    timeout: 30_000,
    interval: 50,
  });
  await file(downloadReportExport, { id });
  await call(cancelReportExport, { id });
};
