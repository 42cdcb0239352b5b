import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, pageOf, paging, Time } from './fields.js';

/** Rows of one page of the notification popover. */
export const NOTIFICATION_PAGE_SIZE = 10;

/** How many notifications are marked as read at once, at most. */
export const MARK_READ_MAX = 200;

/** What one user was told. */
const NotificationRecord = z.looseObject({
  id: Id,
  messageId: Id,
  messageSubject: z.string(),
  notificationTime: Time,
  readFlag: z.boolean(),
  delStatus: z.boolean(),
  /** HTML, cleaned by the server. */
  content: z.string(),
  /** Path in the console that it is about; empty: none. */
  href: z.string(),
});
export interface NotificationRecord extends z.infer<typeof NotificationRecord> {}

/** Own notifications that were not deleted, newest first. */
export const pageNotificationRecords = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/notificationRecords/queryPage',
  body: z.strictObject({ ...paging, readFlag: z.optional(z.boolean()) }),
  reply: pageOf<NotificationRecord>(NotificationRecord),
  needs: 'signedIn',
  origin: 'reading',
});

/** Marks own notifications as read; those of others, and those that are gone, are passed over. */
export const markNotificationRecordsRead = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/notificationRecords/readByIds',
  body: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'signedIn',
  origin: 'reading',
});

/** `delStatus: true` deletes one; it is only marked so. */
export const modifyNotificationRecord = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/notificationRecords/modify',
  body: z.strictObject({
    id: Id,
    readFlag: z.optional(z.boolean()),
    delStatus: z.optional(z.boolean()),
  }),
  reply: Done,
  needs: 'signedIn',
  fails: { notification_not_found: 404 },
  origin: 'reading',
});

/** How many notifications the reader has, and how many are unread. */
export const countNotificationRecords = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/notificationRecords/getCount',
  reply: z.looseObject({ unread: z.int(), total: z.int() }),
  needs: 'signedIn',
  origin: 'reading',
});

/** Marks several as deleted. */
export const removeNotificationRecords = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/notificationRecords/removeByIds',
  query: z.strictObject({ idList: IdList }),
  reply: Done,
  needs: 'signedIn',
  origin: 'reading',
});
