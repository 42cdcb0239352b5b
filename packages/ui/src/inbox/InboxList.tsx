import { ArrowUpOutlined } from '@ant-design/icons';
import type { Async } from '@console/base';
import { Button } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useWindow } from '../data-list/useWindow.js';
import { useLatest } from '../latest/useLatest.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { useMobile } from '../media/useMedia.js';
import { AsyncView, Skeletons } from '../states/index.js';
import { Fresh, More, PHONE_ROW, Root, ROW, Rows } from './InboxList.styles.js';
import { InboxRow } from './InboxRow.js';
import { inboxWords } from './locale.js';
import type { InboxPage } from './types.js';

export interface InboxListProps extends RootProps<HTMLDivElement> {
  /** What the things are: 会话列表. */
  label: string;
  /** What is loaded so far, newest first. */
  items: Async<InboxPage>;
  /** The one shown beside the list. Default none. */
  currentId?: string | undefined;
  /** The present, for the times shown. */
  now: Date;
  /** Newer things that wait, as they are to be told: the list does not move by itself. Left out: none. */
  fresh?: string | undefined;
  /** They are wanted on top. */
  onFresh?: () => void;
  /** Drawn where nothing is listed. */
  empty: ReactNode;
  /** The reader has come to the end of those loaded. */
  onLoadMore?: () => void;
  /** One was chosen, by click, Enter, or an arrow key. */
  onOpen: (id: string) => void;
}

/**
 * Things that wait to be looked at one after another, beside the one that is. It never moves by itself: newer ones wait
 * over it until they are wanted. Arrow keys go through it. Fills a flex column.
 */
export const InboxList = ({
  label,
  items,
  currentId,
  now,
  fresh,
  onFresh,
  empty,
  onLoadMore,
  onOpen,
  ...root
}: InboxListProps) => {
  const words = useWords(inboxWords);
  const scroller = useRef<HTMLUListElement>(null);
  const open = useLatest(onOpen);
  const list = items.state === 'ready' ? items.data.list : [];
  const at = list.findIndex(({ id }) => id === currentId);
  const stop = Math.max(0, at);
  const rowHeight = useMobile() ? PHONE_ROW : ROW;
  const { rows, after } = useWindow({ count: list.length, rowHeight, head: 0, scroller, keep: stop });

  // One that was gone to by a key comes into sight, and one that has the focus hands it on.
  useEffect(() => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${at}"]`);
    if (!row) return;
    row.scrollIntoView({ block: 'nearest' });
    const active = document.activeElement;
    if (active instanceof HTMLElement && scroller.current?.contains(active) && active.dataset['index'] !== undefined)
      row.focus({ preventScroll: true });
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const next = step === undefined ? undefined : list[stop + step];
    if (next === undefined) return;
    event.preventDefault();
    onOpen(next.id);
  };
  const gap = (height: number) => height > 0 && <li aria-hidden="true" style={{ height }} />;
  return (
    <Root {...rootProps(root)}>
      {fresh !== undefined && (
        <Fresh type="button" onClick={onFresh}>
          <ArrowUpOutlined aria-hidden />
          {words.fresh(fresh)}
        </Fresh>
      )}
      <AsyncView
        value={items}
        what={label}
        skeleton={<Skeletons count={8} />}
        empty={(page) => (page.list.length === 0 ? empty : null)}
      >
        {({ hasMore, loadingMore }) => (
          <Rows ref={scroller} aria-label={label} onKeyDown={onKeyDown}>
            {rows.map(({ index, gap: above }) => {
              const item = list[index];
              return (
                item && [
                  gap(above),
                  <li key={item.id}>
                    <InboxRow
                      item={item}
                      index={index}
                      now={now}
                      current={index === at}
                      isStop={index === stop}
                      onOpen={open}
                    />
                  </li>,
                ]
              );
            })}
            {gap(after)}
            {hasMore && onLoadMore && (
              <More>
                <Button type="text" loading={loadingMore} onClick={onLoadMore}>
                  {loadingMore ? words.loadingMore : words.more}
                </Button>
              </More>
            )}
          </Rows>
        )}
      </AsyncView>
    </Root>
  );
};
