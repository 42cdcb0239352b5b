import {
  countNotificationRecords,
  markNotificationRecordsRead,
  modifyNotificationRecord,
  pageNotificationRecords,
  removeNotificationRecords,
} from '@console/api/contract';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import type { MessagesDeps } from './message.routes.js';
import { notificationRecordStore } from './notificationRecord.store.js';

export const notificationRecordRoutes = ({ db, uploads }: MessagesDeps): Route[] => [
  serve(pageNotificationRecords, async ({ body, request }, { userId }) => {
    const page = await notificationRecordStore(db, userId).page(body, request.language);
    const list = await Promise.all(
      page.list.map(async (record) => ({ ...record, content: await uploads.signed(record.content) })),
    );
    return { ...page, list };
  }),
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
