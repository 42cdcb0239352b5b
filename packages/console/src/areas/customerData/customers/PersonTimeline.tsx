import { type listCustomerTimeline, type ReplyOf, type TimelineEntry, timelineKinds } from '@console/api/contract';
import { useListCustomerTimeline } from '@console/api/hooks/customers';
import { lookUp, mapAsync, ready } from '@console/base';
import { type PersonEntry, PersonTimeline as Timeline } from '@console/ui/person-timeline';
import { useState } from 'react';
import { linkTo } from '../../../navigation/address.js';
import { oneOf } from '../../../navigation/addressValues.js';
import { useAddress } from '../../../navigation/useAddress.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { useCustomerWords } from './customerWords.js';
import { yuan } from './yuan.js';

const SIZE = 30;

type Counts = ReplyOf<typeof listCustomerTimeline>['counts'];

interface Place {
  /** Whose timeline, and of which kind. */
  key: string;
  before: string | undefined;
  older: readonly TimelineEntry[];
  /** As they came with the first of them. */
  counts: Counts;
}

type Said = Pick<TimelineEntry, 'status' | 'title' | 'detail'>;
type Words = ReturnType<typeof useCustomerWords>;

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

/** An order with how far it is; whatever has no state says what it is. */
const linesOf = ({ status, title, detail }: Said, words: Words) => ({
  title,
  detail: joined([detail, status === null ? '' : lookUp(words.statuses, status, status)]),
});

/** A message by its template, with the channel that it went through and what became of it. */
const linesOfMessage = ({ status, title, detail }: Said, words: Words) => ({
  title: title || words.kinds.message,
  detail: joined([
    lookUp(words.channels, detail, detail),
    status === null ? '' : lookUp(words.messageStates, status, status),
  ]),
});

/** What one customer has ordered, done, asked and was sent, newest first; the kind stands in the address, earlier ones follow below. */
export const PersonTimeline = ({ id }: { id: string }) => {
  const words = useCustomerWords();
  const [get, set] = useQueryState();
  const { follow } = useAddress();
  const kind = oneOf(get('kind'), timelineKinds);
  const key = `${id} ${kind ?? ''}`;
  const [stored, setPlace] = useState<Place>();
  const { before, older = [], counts } = stored?.key === key ? stored : {};
  const read = useListCustomerTimeline({
    id,
    size: SIZE,
    ...(kind !== undefined && { kind }),
    ...(before !== undefined && { before }),
  });
  const shown = ({ status, amount, title, detail, topicId, ...entry }: TimelineEntry): PersonEntry => ({
    ...entry,
    ...(entry.kind === 'message' ? linesOfMessage : linesOf)({ status, title, detail }, words),
    ...(topicId !== null && { href: linkTo('sessionManage', { open: topicId }) }),
    ...(amount !== null && { money: yuan(amount) }),
  });
  const loaded = mapAsync(read.state, ({ list }) => [...older, ...list].map(shown));
  const isLoadingEarlier = older.length > 0 && loaded.state === 'loading';
  const kept = ready(older.map(shown));
  // Earlier ones that did not arrive take nothing away of what was read.
  const entries =
    older.length === 0 || loaded.state === 'ready'
      ? loaded
      : { ...kept, ...(loaded.state === 'error' && { stale: { error: loaded.error, retry: loaded.retry } }) };
  const next = read.data?.next ?? null;
  return (
    <Timeline
      entries={entries}
      counts={read.data?.counts ?? counts ?? {}}
      kind={kind}
      onNavigate={follow}
      onKindChange={(chosen) => set({ kind: chosen })}
      loadingEarlier={isLoadingEarlier}
      {...((next !== null || isLoadingEarlier) && {
        onEarlier: () => {
          if (read.data !== undefined && next !== null)
            setPlace({ key, before: next, older: [...older, ...read.data.list], counts: read.data.counts });
        },
      })}
    />
  );
};
