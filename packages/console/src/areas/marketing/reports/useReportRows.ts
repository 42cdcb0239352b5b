import type { Channel, DeliveryReport } from '@console/api/contract';
import {
  usePageAllReport,
  usePageAppReport,
  usePageQyWechatReport,
  usePageSmsReport,
  usePageWechatReport,
} from '@console/api/hooks/marketing/report';
import type { Async } from '@console/base';
import type { ReportView } from './useReportView.js';

/** Rows of one page. */
export const SIZE = 20;

/** A page of the rows that the page shows, from the report of its channel, or of all of them. */
export const useReportRows = ({ channel, filter, by, keyword, order, page }: ReportView): Async<DeliveryReport> => {
  const { startTime, endTime, planId, templateId } = filter;
  const asked = {
    startTime,
    endTime,
    planId,
    templateId,
    current: page,
    size: SIZE,
    ...(keyword !== undefined && { keyword }),
    ...(order !== undefined && { orders: [{ column: order, asc: false }] }),
  };
  const of = (one: Channel) => (channel === one && by !== 'channel' ? { ...asked, by } : null);
  const all = usePageAllReport(channel === undefined ? { ...asked, by } : null);
  const pages: Readonly<Record<Channel, { readonly state: Async<DeliveryReport> }>> = {
    sms: usePageSmsReport(of('sms')),
    wechat: usePageWechatReport(of('wechat')),
    app: usePageAppReport(of('app')),
    qyWechat: usePageQyWechatReport(of('qyWechat')),
  };
  return (channel === undefined ? all : pages[channel]).state;
};
