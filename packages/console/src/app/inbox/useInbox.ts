import type { NotificationRecord } from '@console/api/contract';
import {
  useMarkNotificationRecordsRead,
  useModifyNotificationRecord,
  usePageNotificationRecords,
  useRemoveNotificationRecords,
} from '@console/api/hooks/notificationRecords';
import { useMarkAllNotificationsRead } from '@console/api/hooks/unread';
import { mapAsync } from '@console/base';
import { NOTIFICATION_PAGE, type NotificationFilter } from '@console/ui/notifications';
import { useState } from 'react';
import { attempt } from '../../actions/attempt.js';

const newestFirst = (a: NotificationRecord, b: NotificationRecord): number =>
  Date.parse(b.notificationTime) - Date.parse(a.notificationTime);

/** The page of messages that is looked at, and what is done with them. Loads while `open`. */
export const useInbox = (open: boolean) => {
  const [current, setCurrent] = useState(1);
  const [filter, setFilter] = useState<NotificationFilter>('all');
  // Among the unread, one that is being read stays until the reader looks elsewhere.
  const [opened, setOpened] = useState<readonly NotificationRecord[]>([]);
  const page = usePageNotificationRecords(
    open ? { current, size: NOTIFICATION_PAGE, ...(filter === 'unread' && { readFlag: false }) } : null,
  );
  const markRead = useMarkNotificationRecordsRead();
  const markAll = useMarkAllNotificationsRead();
  const modify = useModifyNotificationRecord();
  const remove = useRemoveNotificationRecords();

  const { data } = page;
  const last = data === undefined ? 1 : Math.max(1, Math.ceil(data.total / NOTIFICATION_PAGE));
  if (data !== undefined && data.current === current && data.list.length === 0 && current > last) setCurrent(last);

  const list = data?.list ?? [];
  const kept = filter === 'unread' ? opened.filter(({ id }) => !list.some((one) => one.id === id)) : [];
  const records = [...list, ...kept].toSorted(newestFirst);
  const turn = (to: number) => {
    setCurrent(to);
    setOpened([]);
  };

  return {
    current,
    filter,
    records,
    page: mapAsync(page.state, ({ total }) => ({ total: total + kept.length })),
    onCurrentChange: turn,
    onFilterChange: (next: NotificationFilter) => {
      turn(1);
      setFilter(next);
    },
    forgetOpened: () => setOpened([]),
    onRead: (ids: readonly string[]) => {
      const read = list.filter(({ id }) => ids.includes(id)).map((record) => ({ ...record, readFlag: true }));
      if (ids.length === 1) setOpened([...opened, ...read]);
      void attempt(async () => {
        await markRead.run({ idList: [...ids] });
      });
    },
    onReadAll: () => void attempt(() => markAll.run()),
    onRemove: (ids: readonly string[]) => {
      setOpened(opened.filter(({ id }) => !ids.includes(id)));
      const [first, ...more] = ids;
      if (first === undefined) return;
      void attempt(async () => {
        if (more.length === 0) await modify.run({ id: first, delStatus: true });
        else await remove.run({ idList: [...ids] });
      });
    },
  };
};
