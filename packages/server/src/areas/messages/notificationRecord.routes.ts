import {
  countNotificationRecords,
  markNotificationRecordsRead,
  modifyNotificationRecord,
  pageNotificationRecords,
  removeNotificationRecords,
} from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { notificationRecordStore } from './notificationRecord.store.js';

export const notificationRecordRoutes = ({ db }: { readonly db: Database }): Route[] => [
  serve(pageNotificationRecords, ({ body }, { userId }) => notificationRecordStore(db, userId).page(body)),
  serve(countNotificationRecords, (_call, { userId }) => notificationRecordStore(db, userId).count()),
  serve(markNotificationRecordsRead, async ({ body }, { userId }) => {
    await notificationRecordStore(db, userId).markRead(body.idList);
    return null;
  }),
  serve(modifyNotificationRecord, async ({ body: { id, ...flags } }, { userId }) =>
    (await notificationRecordStore(db, userId).modify(id, flags)) ? null : fail('notification_not_found'),
  ),
  serve(removeNotificationRecords, async ({ query }, { userId }) => {
    await notificationRecordStore(db, userId).remove(query.idList);
    return null;
  }),
];
