import type { Input, readDeliveryFigures } from '@console/api/contract';
import dayjs from 'dayjs';

export type FigureFilter = Input<typeof readDeliveryFigures>;

/** What figures stand beside. */
export const againsts = ['before', 'year', 'plan', 'template', 'none'] as const;
export type Against = (typeof againsts)[number];

const day = (moment: string) => dayjs(moment.slice(0, 10));
const spanOf = (from: dayjs.Dayjs, to: dayjs.Dayjs) => ({
  startTime: `${from.format('YYYY-MM-DD')} 00:00:00`,
  endTime: `${to.format('YYYY-MM-DD')} 23:59:59`,
});

/** The figures that others are compared with; null: there are none, or it is not said yet which. `other`: the plan or template. */
export const otherSide = (filter: FigureFilter, against: Against, other: string | undefined): FigureFilter | null => {
  const [from, to] = [day(filter.startTime), day(filter.endTime)];
  const days = to.diff(from, 'day') + 1;
  if (against === 'before') return { ...filter, ...spanOf(from.subtract(days, 'day'), to.subtract(days, 'day')) };
  if (against === 'year') {
    // As many days, also where one of the two years has a day more.
    const first = from.subtract(1, 'year');
    return { ...filter, ...spanOf(first, first.add(days - 1, 'day')) };
  }
  if (against === 'none' || other === undefined) return null;
  return against === 'plan' ? { ...filter, planId: other } : { ...filter, templateId: other };
};
