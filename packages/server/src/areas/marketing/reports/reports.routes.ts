import {
  findReportSubjects,
  pageAllReport,
  pageAppReport,
  pageQyWechatReport,
  pageReportPeople,
  pageSmsReport,
  pageWechatReport,
  readDeliveryFigures,
} from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import { figuresOf } from './figures.store.js';
import { type GroupPage, pageOfRows } from './groups.store.js';
import { pageOfPeople } from './people.store.js';
import { filterOf } from './reportFilter.js';
import { findSubjects } from './subjects.store.js';

type Asked = Omit<GroupPage, 'from' | 'to'> & { readonly startTime: string; readonly endTime: string };

/** What became of messages, and of whom. */
export const reportRoutes = ({ db }: { readonly db: Database }): Route[] => {
  const page = ({ by, keyword, current, size, orders, ...asked }: Asked) =>
    pageOfRows(db, { ...filterOf(asked), by, keyword, current, size, orders });
  return [
    serve(readDeliveryFigures, ({ body }) => figuresOf(db, filterOf(body))),
    serve(pageSmsReport, ({ body }) => page({ ...body, channel: 'sms' })),
    serve(pageWechatReport, ({ body }) => page({ ...body, channel: 'wechat' })),
    serve(pageAppReport, ({ body }) => page({ ...body, channel: 'app' })),
    serve(pageQyWechatReport, ({ body }) => page({ ...body, channel: 'qyWechat' })),
    serve(pageAllReport, ({ body }) => page(body)),
    serve(findReportSubjects, ({ body }) => findSubjects(db, body)),
    serve(pageReportPeople, ({ body: { measure, reason, size, after, ...asked } }, { permissions }) =>
      // Whoever may see people alone has nothing to do with what they were sent.
      permissions.has('marketing.reports')
        ? pageOfPeople(db, { ...filterOf(asked), measure, reason, size, after })
        : fail('not_permitted'),
    ),
  ];
};
