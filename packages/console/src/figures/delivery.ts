import type { DeliveryFigures } from '@console/api/contract';
import type { DeliveryNumbers } from '@console/ui/delivery-funnel';
import type { FigureReading } from '@console/ui/figure-band';
import type { DeliveryWords } from './deliveryWords.js';
import type { Counted, readings } from './readings.js';

/** What is told of messages at a glance. */
export const deliveryKeys = ['sent', 'delivered', 'opened', 'clicked', 'failed', 'unknown', 'cost'] as const;
export type DeliveryKey = (typeof deliveryKeys)[number];

/** Sums of messages, of a time or of one of its days. */
export type DeliveryCounts = Pick<
  DeliveryFigures,
  | 'sentCount'
  | 'deliveredCount'
  | 'openedCount'
  | 'clickedCount'
  | 'failedCount'
  | 'unknownCount'
  | 'awaitedCount'
  | 'cost'
>;

export const numbersOf = (counts: DeliveryCounts): DeliveryNumbers => ({
  sent: counts.sentCount,
  delivered: counts.deliveredCount,
  opened: counts.openedCount,
  clicked: counts.clickedCount,
  failed: counts.failedCount,
  awaited: counts.awaitedCount,
  unknown: counts.unknownCount,
});

/** The six of them that are told: where it is known who opened a message, that comes before what is not known. */
export const sixOf = (tellsOpened: boolean): DeliveryKey[] =>
  deliveryKeys.filter((key) => key !== (tellsOpened ? 'unknown' : 'opened'));

const share = (part: number | null, whole: number): number | null =>
  part === null || whole === 0 ? null : part / whole;

/** Shares from 0 to 1, money in yuan. Null: there is nothing to count. */
export const valueOf = (key: DeliveryKey, counts: DeliveryCounts): number | null =>
  ({
    sent: counts.sentCount,
    delivered: share(counts.deliveredCount, counts.sentCount),
    opened: share(counts.openedCount, counts.deliveredCount),
    clicked: share(counts.clickedCount, counts.deliveredCount),
    failed: counts.failedCount,
    unknown: counts.unknownCount,
    cost: counts.cost / 100,
  })[key];

const isShare = (key: DeliveryKey): boolean => key === 'delivered' || key === 'opened' || key === 'clicked';

/** As charts draw it: shares in percent. */
export const drawnOf = (key: DeliveryKey, counts: DeliveryCounts): number | null => {
  const value = valueOf(key, counts);
  return value === null || !isShare(key) ? value : value * 100;
};

export const unitOf = (key: DeliveryKey, words: DeliveryWords): string =>
  isShare(key) ? '%' : key === 'cost' ? words.yuan : words.messages;

const yuan = (value: number): string =>
  value.toLocaleString(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What more of it means: the more sent or paid is neither good nor bad. */
const meanings: Readonly<Record<DeliveryKey, 'good' | 'bad' | null>> = {
  sent: null,
  delivered: 'good',
  opened: 'good',
  clicked: 'good',
  failed: 'bad',
  unknown: 'bad',
  cost: null,
};

const judged = (key: DeliveryKey, reading: FigureReading): FigureReading => {
  const { change } = reading;
  if (change === undefined || change.good === null) return reading;
  const meaning = meanings[key];
  return { ...reading, change: { ...change, good: meaning === null ? null : change.good === (meaning === 'good') } };
};

/** A figure in words, beside the other side if there is one, with how it went. */
export const readingOf = (
  key: DeliveryKey,
  figures: DeliveryFigures,
  {
    other,
    write,
    words,
  }: {
    readonly other: DeliveryCounts | undefined;
    readonly write: ReturnType<typeof readings>;
    readonly words: DeliveryWords;
  },
): FigureReading => {
  const counted: Counted = {
    value: valueOf(key, figures),
    previous: other === undefined ? null : valueOf(key, other),
  };
  const shown = isShare(key) ? write.share(counted) : { ...write.count(counted), unit: unitOf(key, words) };
  const paid = key === 'cost' ? { ...shown, value: yuan(counted.value ?? 0), exact: undefined } : shown;
  return {
    ...judged(key, paid),
    trend: figures.days.flatMap((day) => drawnOf(key, day) ?? []),
  };
};
