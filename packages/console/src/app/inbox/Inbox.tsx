import type { NotificationRecord } from '@console/api/contract';
import { useUnread } from '@console/api/hooks/unread';
import { mapAsync } from '@console/base';
import { NotificationBell, type NotificationItem } from '@console/ui/notifications';
import { lazyPart } from '@console/ui/on-demand';
import { Skeletons } from '@console/ui/states';
import { useState } from 'react';
import { toHash } from '../../navigation/address.js';
import { isGranted } from '../../session/menus.js';
import { useUser } from '../../session/UserContext.js';
import { MissingPart } from '../MissingPart.js';
import { useInboxWords } from './inboxWords.js';
import { useInbox } from './useInbox.js';

const Content = lazyPart(() => import('./Content.js'), {
  waiting: <Skeletons shape="rows" count={2} />,
  missing: <MissingPart />,
});

export interface InboxProps {
  /** A message leads on to a page. */
  onNavigate: (href: string) => void;
  /** Milliseconds from one look for new messages to the next. Default 30 s. */
  every?: number;
}

/** The bell with the reader's messages. */
export const Inbox = ({ onNavigate, every }: InboxProps) => {
  const words = useInboxWords();
  const { userId, menus, viewedRole } = useUser();
  const [open, setOpen] = useState(false);
  const unread = useUnread({ owner: userId, ...(every !== undefined && { every }) });
  const inbox = useInbox(open);

  const toItem = ({ id, messageSubject, notificationTime, readFlag, href }: NotificationRecord): NotificationItem => ({
    id,
    subject: messageSubject,
    time: notificationTime,
    read: readFlag,
    ...(isGranted(href.split('?')[0] ?? '', menus) && { link: { label: words.follow, href: toHash(href) } }),
  });
  return (
    <NotificationBell
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        inbox.forgetOpened();
      }}
      unread={unread.data?.unread ?? 0}
      page={mapAsync(inbox.page, ({ total }) => ({ total, items: inbox.records.map(toItem) }))}
      current={inbox.current}
      onCurrentChange={inbox.onCurrentChange}
      filter={inbox.filter}
      onFilterChange={inbox.onFilterChange}
      // Who looks as a role changes nothing: the messages are only shown.
      {...(viewedRole === undefined && {
        onRead: inbox.onRead,
        onReadAll: inbox.onReadAll,
        onRemove: inbox.onRemove,
      })}
      onNavigate={onNavigate}
      renderContent={({ id }) => <Content html={inbox.records.find((record) => record.id === id)?.content ?? ''} />}
    />
  );
};
