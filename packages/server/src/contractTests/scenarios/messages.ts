import {
  addMessage,
  countNotificationRecords,
  markNotificationRecordsRead,
  modifyMessage,
  modifyNotificationRecord,
  pageMessages,
  pageNotificationRecords,
  passMessage,
  readMessage,
  removeNotificationRecords,
} from '@console/api/contract';
import type { Scenario } from '../walk.js';

const paging = { current: 1, size: 20 };

export const messages: Scenario = async ({ as, call }) => {
  const draft = async (messageSubject: string) =>
    (
      await call(addMessage, {
        messageSubject,
        content: '<p>周六停机维护</p>',
        scope: 'users',
        userIds: [as.userId],
      })
    ).id;
  const id = await draft('停机通知');
  await call(modifyMessage, { id, content: '<p>周日停机维护</p>' });
  await call(passMessage, { id });
  await call(passMessage, { id: await draft('恢复通知') });
  await draft('草稿');
  await call(readMessage, { id });
  await call(pageMessages, paging);
  const { list } = await call(pageNotificationRecords, paging);
  const [first, second] = list.map((record) => record.id);
  if (first === undefined || second === undefined) throw new Error('the message has reached nobody');
  await call(markNotificationRecordsRead, { idList: [first] });
  await call(modifyNotificationRecord, { id: first, readFlag: true });
  await call(removeNotificationRecords, { idList: [first] });
  await call(countNotificationRecords, {});
};
