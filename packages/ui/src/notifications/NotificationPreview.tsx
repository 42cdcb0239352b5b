import type { ReactNode } from 'react';
import { useWords } from '../locale/useWords.js';
import { notificationsWords } from './locale.js';
import { NotificationRow } from './NotificationRow.js';
import { Head, List, Popover } from './NotificationPanel.styles.js';
import { Rows } from './NotificationRow.styles.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface NotificationPreviewProps extends RootProps {
  /** Default: a word in its place. */
  subject: string;
  /** What it says, sanitised. Nothing is not an error: it is being written. */
  content?: ReactNode;
  /** When it is published, ISO 8601. Default: the present. */
  time?: string;
  /** The present, in milliseconds. */
  now: number;
  /** Where the message leads to, in its words. Left out, it leads nowhere. */
  link?: { label: string; href: string };
}

/** A message being written, as its readers will see it: opened, in the popover. */
export const NotificationPreview = ({ subject, content, time, now, link, ...root }: NotificationPreviewProps) => {
  const words = useWords(notificationsWords);
  const item = {
    id: 'preview',
    subject: subject.trim() === '' ? words.previewSubject : subject,
    time: time ?? new Date(now).toISOString(),
    read: false,
    ...(link && { link }),
  };
  return (
    <Popover {...rootProps(root)} data-preview="" aria-label={words.title}>
      <Head>
        <h2>{words.title}</h2>
      </Head>
      <Rows>
        <List>
          <NotificationRow
            item={item}
            open
            now={now}
            content={content ?? words.previewEmpty}
            onNavigate={() => undefined}
          />
        </List>
      </Rows>
    </Popover>
  );
};
