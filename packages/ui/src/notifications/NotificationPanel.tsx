import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { Async } from '@console/base';
import { Checkbox } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useConfirm } from '../dialog/useConfirm.js';
import type { Navigate } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { notificationsWords } from './locale.js';
import { AsyncView } from '../states/AsyncView.js';
import { EmptyState } from '../states/EmptyState.js';
import { Notice } from '../states/Notice.js';
import { NotificationRow } from './NotificationRow.js';
import { Filters, Foot, Head, List, Popover, Scroll, TextAction } from './NotificationPanel.styles.js';
import { Rows, SmallButton } from './NotificationRow.styles.js';
import { NOTIFICATION_PAGE, type NotificationFilter, type NotificationItem, type NotificationPage } from './types.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface NotificationPanelProps extends RootProps {
  /** The page of messages that `current` and `filter` ask for. */
  page: Async<NotificationPage>;
  /** Unread messages in all, whatever page is shown. */
  unread: number;
  /** Page shown, from 1. */
  current: number;
  /** Another page of messages was asked for. */
  onCurrentChange: (current: number) => void;
  /** Which messages are listed. */
  filter: NotificationFilter;
  /** Begin again at page 1. */
  onFilterChange: (filter: NotificationFilter) => void;
  /** An unread message was opened, or marked by its button, or several were. Left out: opening marks nothing. */
  onRead?: (ids: readonly string[]) => void;
  /** Called only while there are unread ones; else the panel says that all are read. Left out, no button. */
  onReadAll?: () => void;
  /** Called after the reader agreed. Left out, nothing can be deleted. */
  onRemove?: (ids: readonly string[]) => void;
  /** What a message says, as sanitised rich text. Asked for only while it is open. */
  renderContent: (item: NotificationItem) => ReactNode;
  /** Where a message leads on to. */
  onNavigate?: Navigate;
  /** The present, in milliseconds. */
  now: number;
  /** Left out, no cross. */
  onClose?: () => void;
  /** A question about deleting is on the screen: what is outside of the panel then belongs to it. */
  onAskingChange?: (asking: boolean) => void;
}

const none: ReadonlySet<string> = new Set();

const toggled = (set: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> =>
  on ? new Set(set).add(id) : new Set([...set].filter((one) => one !== id));

/** The list of messages: read by opening, marked, chosen and deleted, ten at a time. */
export const NotificationPanel = (props: NotificationPanelProps) => {
  const { page, unread, current, onCurrentChange, filter, onFilterChange, onRead, onReadAll, onRemove } = props;
  const { renderContent, onNavigate, now, onClose, onAskingChange } = props;
  const words = useWords(notificationsWords);
  const confirm = useConfirm();
  const titleId = useId();
  const [openId, setOpenId] = useState<string | null>(null);
  const [selecting, setSelecting] = useState(false);
  const [chosen, setChosen] = useState(none);
  const [allRead, setAllRead] = useState(false);

  const items = page.state === 'ready' ? page.data.items : [];
  const total = page.state === 'ready' ? page.data.total : 0;
  // What has left the page meanwhile is no longer chosen.
  const selected = items.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const from = (current - 1) * NOTIFICATION_PAGE;

  const nothing = (
    <EmptyState
      picture="talk"
      title={filter === 'unread' ? words.noneUnread : words.empty}
      description={filter === 'unread' ? undefined : words.emptyText}
    />
  );

  const choose = (on: boolean) => {
    setSelecting(on);
    setChosen(none);
  };
  const turn = (change: () => void) => {
    setChosen(none);
    setOpenId(null);
    setAllRead(false);
    change();
  };
  const toggle = (item: NotificationItem) => {
    setOpenId(openId === item.id ? null : item.id);
    if (openId !== item.id && !item.read) onRead?.([item.id]);
  };
  const remove = async (ids: readonly string[], title: string) => {
    onAskingChange?.(true);
    const sure = await confirm({ title, verb: words.remove, danger: true, onGone: () => onAskingChange?.(false) });
    if (!sure) return;
    choose(false);
    onRemove?.(ids);
  };

  return (
    <Popover {...rootProps(props)} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <Head>
        <h2 id={titleId}>{words.title}</h2>
        {items.length > 0 && !selecting && onRead && onRemove && (
          <TextAction type="button" data-quiet="" onClick={() => choose(true)}>
            {words.select}
          </TextAction>
        )}
        {onReadAll && (
          <TextAction
            type="button"
            onClick={() => {
              setAllRead(unread === 0);
              if (unread > 0) onReadAll();
            }}
          >
            {words.markAll}
          </TextAction>
        )}
        {onClose && (
          <SmallButton type="button" aria-label={words.close} onClick={onClose}>
            <CloseOutlined />
          </SmallButton>
        )}
      </Head>
      <Filters role="group" aria-label={words.filter}>
        {(['all', 'unread'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={filter === one} onClick={() => turn(() => onFilterChange(one))}>
            {one === 'unread' && unread > 0 ? words.unreadCount(unread) : words[one]}
          </button>
        ))}
      </Filters>
      {allRead && unread === 0 && (
        <Notice flush role="status">
          {words.allRead}
        </Notice>
      )}
      <Scroll>
        <AsyncView value={page} what={words.title} empty={({ items: shown }) => (shown.length > 0 ? null : nothing)}>
          {({ items: shown }) => (
            <Rows>
              <List aria-label={words.list}>
                {shown.map((item) => (
                  <NotificationRow
                    key={item.id}
                    item={item}
                    content={item.id === openId ? renderContent(item) : null}
                    open={item.id === openId}
                    now={now}
                    onToggle={() => toggle(item)}
                    onMarkRead={onRead && (() => onRead([item.id]))}
                    onRemove={onRemove && (() => void remove([item.id], words.sureOne))}
                    onNavigate={onNavigate}
                    {...(selecting && {
                      selection: {
                        selected: chosen.has(item.id),
                        onSelect: (on) => setChosen(toggled(chosen, item.id, on)),
                      },
                    })}
                  />
                ))}
              </List>
            </Rows>
          )}
        </AsyncView>
      </Scroll>
      {selecting ? (
        <Foot data-batch="">
          <Checkbox
            aria-label={words.selectAll}
            checked={selected.length === items.length && items.length > 0}
            indeterminate={selected.length > 0 && selected.length < items.length}
            onChange={({ target }) => setChosen(target.checked ? new Set(items.map(({ id }) => id)) : none)}
          >
            {words.selected(selected.length)}
          </Checkbox>
          <TextAction
            type="button"
            disabled={!items.some(({ id, read }) => chosen.has(id) && !read)}
            onClick={() => {
              onRead?.(items.filter(({ id, read }) => chosen.has(id) && !read).map(({ id }) => id));
              choose(false);
            }}
          >
            {words.markRead}
          </TextAction>
          <TextAction
            type="button"
            disabled={selected.length === 0}
            onClick={() => void remove(selected, selected.length === 1 ? words.sureOne : words.sureMany)}
          >
            {words.remove}
          </TextAction>
          <TextAction type="button" data-quiet="" onClick={() => choose(false)}>
            {words.done}
          </TextAction>
        </Foot>
      ) : (
        total > 0 && (
          <Foot>
            <span>
              {words.range(Math.min(from + 1, total), Math.min(from + Math.max(items.length, 1), total), total)}
            </span>
            <SmallButton
              type="button"
              aria-label={words.previous}
              disabled={current <= 1}
              onClick={() => turn(() => onCurrentChange(current - 1))}
            >
              <LeftOutlined />
            </SmallButton>
            <SmallButton
              type="button"
              aria-label={words.next}
              disabled={from + NOTIFICATION_PAGE >= total}
              onClick={() => turn(() => onCurrentChange(current + 1))}
            >
              <RightOutlined />
            </SmallButton>
          </Foot>
        )
      )}
    </Popover>
  );
};
