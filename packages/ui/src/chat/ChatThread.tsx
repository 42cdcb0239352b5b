import { DownOutlined, LoadingOutlined } from '@ant-design/icons';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Button } from 'antd';
import { memo, type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { Answer } from './Answer.js';
import { Inner, Items, Older, Root, Scroller, ToBottom, Turn } from './ChatThread.styles.js';
import { Question } from './Question.js';
import type { ActiveCitation, Session, ThreadEvents } from './types.js';
import { useLatest } from './useLatest.js';

/** Pixels from the end within which a reader counts as being there. */
const AT_END = 60;
/** Up to this many turns all stand in the document, so that the browser's own search finds them. */
const ALL_BELOW = 40;
/** Pixels from the top at which older turns are asked for. */
const LOAD_OLDER_AT = 300;

export interface ChatThreadProps extends ThreadEvents {
  /** Oldest first. One that is running grows in place. */
  sessions: readonly Session[];
  /** Default none. */
  active?: ActiveCitation | null;
  /** There are earlier turns than the first. Default false. */
  hasOlder?: boolean;
  /** They are on their way. Default false. */
  loadingOlder?: boolean;
  /** Asked near the top. The place of what is being read is kept when they come. */
  onLoadOlder?: () => void;
  /** The present, for the times shown. */
  now: Date;
  className?: string;
}

interface TurnViewProps extends ThreadEvents {
  session: Session;
  active: number | null;
  last: boolean;
  now: Date;
}

const TurnView = memo(({ session, active, last, now, onEdit, ...events }: TurnViewProps) => {
  const { id } = session;
  const edit = onEdit && session.status !== 'running' ? onEdit : undefined;
  return (
    <>
      <Question text={session.question} onEdit={edit && (({ question }) => edit({ id, question }))} />
      <Answer session={session} activeCitation={active} last={last} now={now} {...events} />
    </>
  );
});
TurnView.displayName = 'TurnView';

/** The questions and answers of one conversation. Give it a `key` per conversation; it begins at its end. */
export const ChatThread = ({
  sessions,
  active = null,
  hasOlder = false,
  loadingOlder = false,
  onLoadOlder,
  now,
  className,
  ...events
}: ChatThreadProps) => {
  const words = useWords('chat');
  const scroller = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const stable: ThreadEvents = {
    onCite: useLatest(events.onCite),
    onJudge: useLatest(events.onJudge),
    onRegenerate: useLatest(events.onRegenerate),
    onContinue: useLatest(events.onContinue),
    onAsk: useLatest(events.onAsk),
    onEdit: useLatest(events.onEdit),
  };
  const count = sessions.length;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => 360,
    getItemKey: (index) => sessions[index]?.id ?? index,
    overscan: count <= ALL_BELOW ? ALL_BELOW : 4,
    paddingStart: hasOlder ? 48 : 20,
    paddingEnd: 24,
    anchorTo: 'end',
    scrollEndThreshold: AT_END,
  });
  const lastId = sessions.at(-1)?.id;

  useLayoutEffect(() => {
    if (lastId !== undefined) virtualizer.scrollToEnd();
  }, [lastId, virtualizer]);

  const nearTop = () => {
    const element = scroller.current;
    return element !== null && element.scrollTop < LOAD_OLDER_AT;
  };
  const firstId = sessions[0]?.id;
  const loadOlder = useLatest(onLoadOlder);
  // What came may not fill the view; then the next ones are wanted as well.
  useEffect(() => {
    if (firstId !== undefined && hasOlder && !loadingOlder && nearTop()) loadOlder?.(undefined);
  }, [firstId, hasOlder, loadingOlder, loadOlder]);

  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent) => {
    setAway(scrollHeight - scrollTop - clientHeight > AT_END);
    if (hasOlder && !loadingOlder && nearTop()) onLoadOlder?.();
  };
  const items = virtualizer.getVirtualItems();
  return (
    <Root className={className}>
      <Scroller ref={scroller} tabIndex={0} role="log" aria-live="off" aria-label={words.thread} onScroll={onScroll}>
        <Inner style={{ height: virtualizer.getTotalSize() }}>
          {hasOlder && (
            <Older>
              {loadingOlder ? (
                <span role="status">
                  <LoadingOutlined aria-hidden /> {words.olderLoading}
                </span>
              ) : (
                <Button type="link" onClick={onLoadOlder}>
                  {words.loadOlder}
                </Button>
              )}
            </Older>
          )}
          <Items style={{ transform: `translateY(${items[0]?.start ?? 0}px)` }}>
            {items.map(({ index, key }) => {
              const session = sessions[index];
              if (!session) return null;
              return (
                <Turn key={key} data-index={index} ref={virtualizer.measureElement}>
                  <TurnView
                    session={session}
                    active={active?.id === session.id ? active.n : null}
                    last={index === count - 1}
                    now={now}
                    {...stable}
                  />
                </Turn>
              );
            })}
          </Items>
        </Inner>
      </Scroller>
      {away && (
        <ToBottom>
          <Button shape="round" icon={<DownOutlined aria-hidden />} onClick={() => virtualizer.scrollToEnd()}>
            {words.toBottom}
          </Button>
        </ToBottom>
      )}
    </Root>
  );
};
