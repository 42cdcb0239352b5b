import { CheckOutlined, DeleteOutlined } from '@ant-design/icons';
import { formatDateTime } from '@console/base';
import { Checkbox, Tooltip } from 'antd';
import { type ReactNode, useId } from 'react';
import { useAgo } from '../ago/useAgo.js';
import { type Navigate, PageLink } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { notificationsWords } from './locale.js';
import {
  HoverActions,
  Item,
  Line,
  Mark,
  Opened,
  OpenedActions,
  Opener,
  ReadOut,
  SmallButton,
  Time,
} from './NotificationRow.styles.js';
import type { NotificationItem } from './types.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface NotificationRowProps extends RootProps<HTMLLIElement> {
  item: NotificationItem;
  /** What the message says. Asked for only while it is open; give nothing that has not been sanitised. */
  content: ReactNode;
  open: boolean;
  /** The present, in milliseconds. */
  now: number;
  onToggle?: () => void;
  /** Left out, no button. Shown for unread messages only. */
  onMarkRead?: () => void;
  /** Left out, no button. */
  onRemove?: () => void;
  onNavigate?: Navigate;
  /** Chosen for what is done to several. Left out, nothing is chosen. */
  selection?: { readonly selected: boolean; readonly onSelect: (selected: boolean) => void };
}

/** One message: a line of 45, and below it what it says once it is opened. */
export const NotificationRow = ({
  item,
  content,
  open,
  now,
  onToggle,
  onMarkRead,
  onRemove,
  onNavigate,
  selection,
  ...root
}: NotificationRowProps) => {
  const words = useWords(notificationsWords);
  const ago = useAgo();
  const id = useId();
  const { subject, read, time, link } = item;
  return (
    <Item {...rootProps(root)} data-open={open ? '' : undefined}>
      <Line>
        {selection ? (
          <Mark>
            <Checkbox
              aria-label={words.selectOne(subject)}
              checked={selection.selected}
              onChange={({ target }) => selection.onSelect(target.checked)}
            />
          </Mark>
        ) : (
          <Mark data-unread={read ? undefined : ''} />
        )}
        <Opener
          type="button"
          data-strong={!read || open ? '' : undefined}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
        >
          <span>
            {!read && <ReadOut>{words.isUnread} </ReadOut>}
            {subject}
          </span>
          <Time dateTime={time} title={formatDateTime(time)}>
            {ago(time, now)}
          </Time>
        </Opener>
      </Line>
      {!open && !selection && (onMarkRead || onRemove) && (
        <HoverActions>
          {!read && onMarkRead && (
            <Tooltip title={words.markRead}>
              <SmallButton type="button" aria-label={`${words.markRead} ${subject}`} onClick={onMarkRead}>
                <CheckOutlined />
              </SmallButton>
            </Tooltip>
          )}
          {onRemove && (
            <Tooltip title={words.remove}>
              <SmallButton type="button" aria-label={`${words.remove} ${subject}`} onClick={onRemove}>
                <DeleteOutlined />
              </SmallButton>
            </Tooltip>
          )}
        </HoverActions>
      )}
      {open && (
        <Opened id={id}>
          <div>{content}</div>
          {(link || onRemove) && (
            <OpenedActions>
              {link && (
                <PageLink href={link.href} onNavigate={onNavigate}>
                  {link.label}
                </PageLink>
              )}
              {onRemove && (
                <button type="button" aria-label={`${words.remove} ${subject}`} onClick={onRemove}>
                  {words.remove}
                </button>
              )}
            </OpenedActions>
          )}
        </Opened>
      )}
    </Item>
  );
};
