import type { CustomerDetail } from '@console/api/contract';
import { formatDateTime, ready } from '@console/base';
import { FigureBand, type FigureReading } from '@console/ui/figure-band';
import { NOTHING } from '../../../lists/columns.js';
import { useNow } from '../../../time/useNow.js';
import { useCustomerWords } from './customerWords.js';
import { yuan } from './yuan.js';

const DAY = 86_400_000;

/** Whole days from the day of one moment to that of another, each as the clocks of the association show it. */
const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY));

/** What somebody comes to, in one band: orders, money, and when they were seen last. */
export const PersonFigures = ({ customer }: { customer: CustomerDetail }) => {
  const words = useCustomerWords();
  const now = useNow();
  const { orderCount, orderAmount, firstOrderTime, lastOrderTime, lastEventTime } = customer;
  const last = (time: string | null): FigureReading =>
    time === null
      ? { value: NOTHING }
      : { value: words.daysAgo(daysBetween(formatDateTime(time), formatDateTime(now))), note: formatDateTime(time) };
  const figures: [key: string, label: string, reading: FigureReading][] = [
    [
      'orders',
      words.orderCount,
      {
        value: orderCount.toLocaleString(),
        ...(firstOrderTime !== null && { note: words.since(formatDateTime(firstOrderTime).slice(0, 10)) }),
      },
    ],
    [
      'amount',
      words.orderAmount,
      orderCount === 0
        ? { value: NOTHING }
        : { value: yuan(orderAmount), note: words.average(yuan(orderAmount / orderCount)) },
    ],
    ['lastOrder', words.lastOrder, last(lastOrderTime)],
    ['lastEvent', words.lastEvent, last(lastEventTime)],
  ];
  return (
    <FigureBand
      label={words.figures}
      figures={figures.map(([key, label, reading]) => ({ key, label, reading: ready(reading) }))}
    />
  );
};
