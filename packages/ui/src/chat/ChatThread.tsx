import { type FocusEvent, type KeyboardEvent, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { Answer } from './Answer.js';
import { By, Inner, Root, Scroller, Turn } from './ChatThread.styles.js';
import { FindBar } from './FindBar.js';
import { HoldTurn, useHeldTurns } from './holdTurn.js';
import { LatestButton } from './LatestButton.js';
import { OlderRow } from './OlderRow.js';
import { Question } from './Question.js';
import { type ActiveCitation, type OlderTurns, type ChatTurn, keyOf, type ThreadEvents } from './types.js';
import { findTurn } from '@console/base';
import { lazyPart } from '../on-demand/lazyPart.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { useLatest } from '../latest/useLatest.js';
import { useThreadFind } from './useThreadFind.js';
import { ALL_BELOW, useThreadScroll } from './useThreadScroll.js';

/** The name that a reader has to be told: of several who answered, or of one who goes on. */
const byWhom = ({ from, versions }: ChatTurn, before: ChatTurn | undefined): string | undefined => {
  const another = before?.from !== undefined && before.from.id !== from?.id;
  return another || versions?.mixed ? from?.name : undefined;
};

/** Few questions have several answers. */
const AnswerVersions = lazyPart(() => import('./AnswerVersions.js'), { waiting: <div style={{ height: 24 }} /> });

/** Seldom are several asked at once. */
const AnswersBeside = lazyPart(() => import('./AnswersBeside.js'), { waiting: <div style={{ height: 240 }} /> });
const QuoteButton = lazyPart(() => import('./QuoteButton.js'));

/** Pixels from the top at which older turns are asked for. */
const LOAD_OLDER_AT = 300;

const noOlder: OlderTurns = { status: 'none' };

export interface ChatThreadProps extends ThreadEvents, RootProps<HTMLDivElement> {
  /** Oldest first. One that is running grows in place. */
  turns: readonly ChatTurn[];
  /** Default none. */
  active?: ActiveCitation | null;
  /** What stands before the first turn. Default none. */
  older?: OlderTurns;
  /** Asked near the top, and by its button. The place of what is being read is kept when they come. */
  onLoadOlder?: () => void;
  /** The present, for the times shown. */
  now: Date;
}

interface TurnViewProps extends Omit<ThreadEvents, 'onQuote'> {
  turn: ChatTurn;
  /** Number of the citation looked at, and whose it is where answers stand beside each other. */
  active: number | null;
  activeId: string | null;
  /** Whom the conversation went over to with this turn, or whose answer of several is shown. */
  by: string | undefined;
  /** Turns after this one. */
  following: number;
  now: Date;
  hold: (id: string, holding: boolean) => void;
}

const TurnView = memo((props: TurnViewProps) => {
  const { turn, active, activeId, by, following, now, hold, nameOf, onModify, onBranch, onKeep, ...others } = props;
  const { onRegenerate, onContinue, onVersion, ...events } = others;
  const { id, versions, beside } = turn;
  const key = keyOf(turn);
  const [held, setHeld] = useState(false);
  // While another answer is being written, nothing can be asked.
  const busy = turn.status === 'running' || versions?.running;
  const last = following === 0 && !(busy && turn.status !== 'running');
  const edit = onModify && !busy ? onModify : undefined;
  const holdThis = useCallback(
    (holding: boolean) => {
      setHeld(holding);
      hold(key, holding);
    },
    [hold, key],
  );
  return (
    <HoldTurn value={holdThis}>
      <Question
        text={turn.question}
        context={turn.context}
        about={turn.about}
        following={following}
        onModify={edit && ((question) => edit({ id, question }))}
        onBranch={onBranch && ((question) => onBranch({ id, question }))}
      />
      {versions && !beside && onVersion && (
        <AnswerVersions versions={versions} shown={id} followed={following > 0} held={held} onVersion={onVersion} />
      )}
      {by !== undefined && !beside && <By>{nameOf?.(by) ?? by}</By>}
      {beside ? (
        <AnswersBeside
          answers={beside}
          active={active === null || activeId === null ? null : { id: activeId, n: active }}
          now={now}
          nameOf={nameOf}
          onKeep={onKeep}
          {...events}
        />
      ) : (
        <Answer
          key={id}
          turn={turn}
          activeCitation={active}
          last={last}
          now={now}
          // In the middle of a conversation another answer would belie what follows.
          onRegenerate={last ? onRegenerate : undefined}
          onContinue={last ? onContinue : undefined}
          {...events}
        />
      )}
    </HoldTurn>
  );
});
TurnView.displayName = 'TurnView';

/**
 * The questions and answers of one conversation, of any length: only those near the view are drawn. Give it a `key` per
 * conversation; it begins at its end. Fills its parent, which must have a height.
 */
export const ChatThread = ({
  turns,
  active = null,
  older = noOlder,
  onLoadOlder,
  now,
  onCite,
  onJudge,
  onRegenerate,
  onContinue,
  onAsk,
  onModify,
  onVersion,
  onBranch,
  onKeep,
  onQuote,
  nameOf,
  answerActions,
  ...root
}: ChatThreadProps) => {
  const words = useWords(chatWords);
  const scroller = useRef<HTMLDivElement>(null);
  const { typed, focused, setFocused, hold } = useHeldTurns();
  const held = useMemo(() => (focused === undefined ? typed : new Set([...typed, focused])), [typed, focused]);
  // The row stays when the last older turns have come: without it all would move up.
  const [olderRow, setOlderRow] = useState(older.status !== 'none');
  if (!olderRow && older.status !== 'none') setOlderRow(true);
  const scroll = useThreadScroll({ scroller, turns, held, olderRow });
  const { virtualizer, left, toEnd, toTurn, stay } = scroll;
  const stable: ThreadEvents = {
    onCite: useLatest(onCite),
    onJudge: useLatest(onJudge),
    onRegenerate: useLatest(onRegenerate),
    onContinue: useLatest(onContinue),
    onAsk: useLatest(onAsk),
    onModify: useLatest(onModify),
    onBranch: useLatest(onBranch),
    ...(onKeep && { onKeep }),
    ...(nameOf && { nameOf }),
    onVersion: useLatest(
      onVersion &&
        ((id: string) => {
          stay();
          onVersion(id);
        }),
    ),
    ...(answerActions && { answerActions }),
  };
  const find = useThreadFind({ scroller, turns, long: turns.length > ALL_BELOW, toTurn });

  const loadOlder = useLatest(onLoadOlder);
  const more = older.status === 'more';
  const loadNearTop = () => {
    const view = scroller.current;
    if (more && view && view.clientHeight > 0 && view.scrollTop < LOAD_OLDER_AT) loadOlder?.(undefined);
  };
  const nearTop = useRef(loadNearTop);
  useEffect(() => {
    nearTop.current = loadNearTop;
  });
  const firstId = turns[0] && keyOf(turns[0]);
  // What came may not fill the view; then the next ones are wanted as well.
  useEffect(() => {
    if (firstId !== undefined && more) nearTop.current();
  }, [firstId, more]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== 'Home' && event.key !== 'End') return;
    event.preventDefault();
    if (event.key === 'End') toEnd();
    else toTurn(0);
  };
  const focusedTurn = ({ target }: FocusEvent) => {
    const index = target.closest('[data-index]')?.getAttribute('data-index');
    const turn = index === undefined || index === null ? undefined : turns[Number(index)];
    setFocused(turn && keyOf(turn));
  };
  return (
    <Root {...rootProps(root)} data-chat="">
      <Scroller
        ref={scroller}
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={words.thread}
        onScroll={() => {
          scroll.onScroll();
          loadNearTop();
        }}
        onKeyDown={onKeyDown}
        onFocus={focusedTurn}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
        }}
      >
        <Inner style={{ height: virtualizer.getTotalSize() }}>
          {olderRow && <OlderRow older={older} onLoad={onLoadOlder} />}
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const turn = turns[index];
            if (!turn) return null;
            const looked = active && findTurn([turn], active.id) ? active : null;
            return (
              <Turn
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                role="article"
                aria-posinset={index + 1}
                aria-setsize={older.status === 'none' ? turns.length : -1}
                style={{ top: start }}
              >
                <TurnView
                  turn={turn}
                  active={looked?.n ?? null}
                  activeId={looked?.id ?? null}
                  by={byWhom(turn, turns[index - 1])}
                  following={turns.length - 1 - index}
                  now={now}
                  hold={hold}
                  {...stable}
                />
              </Turn>
            );
          })}
        </Inner>
      </Scroller>
      {onQuote && <QuoteButton scroller={scroller} onQuote={onQuote} />}
      {find.open && <FindBar {...find.bar} />}
      {left && <LatestButton turns={turns} left={left} onClick={toEnd} />}
    </Root>
  );
};
