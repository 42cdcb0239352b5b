import type { ConversationRecord } from '@console/api/contract';
import {
  useCountConversationRecords,
  useInfiniteConversationRecords,
  usePageConversationRecords,
} from '@console/api/hooks/conversationRecords';
import { type Async, failed, mapAsync, ready } from '@console/base';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { RecordView, View } from './recordView.js';
import { useRecordWords } from './recordWords.js';
import { useMarks } from './useMarks.js';

/** Milliseconds between two looks for newer conversations. */
const LOOKS_AGAIN = 30_000;

/** What an act can take back. */
interface Done {
  readonly record: ConversationRecord;
  readonly archived: boolean;
}

/**
 * The conversations of a view. The list is read once and moves only when the reader wants it to: what is said of one is
 * shown at once, and newer ones are counted until they are asked for.
 */
export const useRecords = ({ view, input, narrowing, openId, open }: RecordView) => {
  const words = useRecordWords();
  const list = useInfiniteConversationRecords(input);
  const counts = useCountConversationRecords(narrowing, { refreshEvery: LOOKS_AGAIN, keepPrevious: true });
  const { marked, mark } = useMarks();
  const [done, setDone] = useState<Done>();

  const { archived } = narrowing;
  const shown: Async<{ list: ConversationRecord[] }> = useMemo(
    () =>
      mapAsync(list.state, (page) => ({
        list: page.list.map(marked).filter((one) => archived === undefined || one.archived === archived),
      })),
    [list.state, marked, archived],
  );
  const rows = shown.state === 'ready' ? shown.data.list : [];

  // Another view is read anew, though it was looked at a moment ago.
  const again = useEffectEvent(() => list.refresh());
  useEffect(() => again(), [input]);

  const newest = list.data?.list[0]?.updateTime;
  const after = newest && new Date(Date.parse(newest) + 1).toISOString();
  const fresh = useCountConversationRecords(after === undefined ? null : { ...narrowing, startTime: after }, {
    refreshEvery: LOOKS_AGAIN,
  });
  const countOf = (kinds: typeof fresh.data, which: View): number | undefined =>
    kinds?.[which === 'inbox' ? 'all' : which];

  const at = rows.findIndex(({ id }) => id === openId);
  const listed = rows[at];
  const alone = usePageConversationRecords(
    openId === undefined || listed !== undefined || list.data === undefined
      ? null
      : { current: 1, size: 1, id: openId },
    { keepPrevious: false },
  );
  const opened: Async<ConversationRecord> | undefined = useMemo(() => {
    if (openId === undefined) return undefined;
    if (listed !== undefined) return ready(listed);
    if (alone.state.state !== 'ready') return alone.state;
    const [found] = alone.state.data.list;
    return found === undefined ? failed({ code: 404, message: words.gone }) : ready(marked(found));
  }, [openId, listed, alone.state, marked, words.gone]);
  const record = opened?.state === 'ready' ? opened.data : undefined;

  const seen = useEffectEvent(() => {
    if (record?.unread) void mark(record, { unread: false }, { quiet: true });
  });
  useEffect(() => seen(), [record?.id]);

  const step = (by: 1 | -1): void => {
    const next = at === -1 ? rows[0] : rows[at + by];
    if (next !== undefined) open(next.id);
    // Those after it come before they are wanted.
    if (at + by >= rows.length - 1) list.loadMore();
  };

  const archive = async (one: ConversationRecord, away: boolean): Promise<void> => {
    const place = rows.findIndex(({ id }) => id === one.id);
    const neighbour = rows[place + 1] ?? rows[place - 1];
    const leaves = place !== -1 && archived !== undefined && archived !== away;
    setDone({ record: one, archived: away });
    if (leaves && openId === one.id) open(neighbour?.id);
    if (!(await mark(one, { archived: away, unread: false }))) setDone(undefined);
  };
  const undo = async (): Promise<void> => {
    if (done === undefined) return;
    setDone(undefined);
    if (await mark(done.record, { archived: !done.archived })) open(done.record.id);
  };

  return {
    shown,
    hasMore: list.hasMore,
    loadingMore: list.loadingMore,
    loadMore: list.loadMore,
    counts: counts.data,
    count: countOf(counts.data, view),
    /** How many are newer than those shown; where none are, all there are by now. */
    fresh: countOf(list.data?.total === 0 ? counts.data : fresh.data, view) ?? 0,
    showFresh: list.refresh,
    opened,
    record,
    place: at === -1 ? undefined : at + 1,
    onPrevious: at > 0 ? () => step(-1) : undefined,
    onNext: at < rows.length - 1 || list.hasMore ? () => step(1) : undefined,
    step,
    mark,
    archive,
    done,
    undo,
    forget: () => setDone(undefined),
  };
};

export type Records = ReturnType<typeof useRecords>;
