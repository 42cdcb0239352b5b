import { type Channel, channels, type ReportGrouping, reportGroupings } from '@console/api/contract';
import type { Span } from '@console/ui/range-picker';
import { type DeliveryKey, deliveryKeys } from '../../../figures/delivery.js';
import { useSpan } from '../../../figures/useSpan.js';
import { countIn, idIn, oneOf, searchIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { type Drill, readMeasure, readScope, writeMeasure, writeScope } from './drill.js';
import { type Against, againsts, type FigureFilter } from './otherSide.js';

/** What a call takes. */
const MOST_PAGES = 1_000_000;
const LONGEST_CURSOR = 600;

/** What the page shows, all of it kept in its address. */
export interface ReportView {
  readonly span: Span;
  readonly picker: ReturnType<typeof useSpan>['picker'];
  /** Undefined: all of them. */
  readonly channel: Channel | undefined;
  readonly planId: string | undefined;
  readonly templateId: string | undefined;
  /** What is asked for with all of that. */
  readonly filter: FigureFilter;
  /** The figure whose course is shown. */
  readonly measure: DeliveryKey;
  readonly by: ReportGrouping;
  /** In the names of rows; undefined: all of them. */
  readonly keyword: string | undefined;
  /** Undefined: the latest come first. */
  readonly order: RowOrder | undefined;
  /** From 1. */
  readonly page: number;
  readonly against: Against;
  /** The plan or template that it is compared with. */
  readonly other: string | undefined;
  /** The number whose people are looked at; undefined: none. */
  readonly drill: Drill | undefined;
  /** Where the page of people begins; undefined: with the first of them. */
  readonly after: string | undefined;
  readonly exporting: boolean;
  readonly narrow: (change: { channel?: string; plan?: string; template?: string }) => void;
  readonly choose: (measure: string) => void;
  readonly group: (by: ReportGrouping) => void;
  readonly search: (keyword: string | undefined) => void;
  readonly sort: (order: RowOrder | undefined) => void;
  readonly turn: (page: number) => void;
  readonly compare: (against: Against, other?: string) => void;
  readonly open: (drill: Drill) => void;
  readonly go: (after: string | undefined) => void;
  readonly close: () => void;
  readonly exports: (open: boolean) => void;
}

/** Numbers that rows can be put in the order of, the greatest first; without one the latest rows come first. */
export const rowOrders = ['sentCount', 'deliveredCount', 'clickedCount', 'failedCount', 'cost'] as const;
export type RowOrder = (typeof rowOrders)[number];

const closed = { behind: undefined, of: undefined, after: undefined };

const cursorIn = (value: string | undefined): string | undefined =>
  value !== undefined && value.length <= LONGEST_CURSOR && /^[\w-]+$/.test(value) ? value : undefined;

export const useReportView = (): ReportView => {
  const [get, put] = useQueryState();
  const { span, picker } = useSpan();
  const channel = oneOf(get('channel'), channels);
  const [planId, templateId] = [idIn(get('plan')), idIn(get('template'))];
  const number = readMeasure(get('behind'));
  const of = readScope(get('of'));
  const groupings: readonly ReportGrouping[] =
    channel === undefined ? [...reportGroupings, 'channel'] : reportGroupings;
  return {
    span,
    // Days and pages of another time are none of this one.
    picker: {
      ...picker,
      onChange: (next) => put({ from: undefined, to: undefined, ...next, page: undefined, ...closed }),
    },
    channel,
    planId,
    templateId,
    filter: {
      startTime: span.startTime,
      endTime: span.endTime,
      ...(channel !== undefined && { channel }),
      ...(planId !== undefined && { planId }),
      ...(templateId !== undefined && { templateId }),
    },
    measure: oneOf(get('measure'), deliveryKeys) ?? 'sent',
    by: oneOf(get('by'), groupings) ?? 'plan',
    keyword: searchIn(get('q')),
    order: oneOf(get('order'), rowOrders),
    page: countIn(get('page'), MOST_PAGES) ?? 1,
    against: oneOf(get('against'), againsts) ?? 'before',
    other: idIn(get('other')),
    drill: number && { ...number, ...(of && { of }) },
    after: cursorIn(get('after')),
    exporting: get('exports') === 'open',
    narrow: (change) => put({ ...change, page: undefined, ...closed }),
    choose: (measure) => put({ measure: measure === 'sent' ? undefined : measure }),
    group: (by) => put({ by: by === 'plan' ? undefined : by, page: undefined }),
    search: (keyword) => put({ q: keyword, page: undefined }),
    sort: (order) => put({ order, page: undefined }),
    turn: (page) => put({ page: page === 1 ? undefined : page }),
    compare: (against, other) => put({ against: against === 'before' ? undefined : against, other }),
    open: (drill) => put({ behind: writeMeasure(drill), of: writeScope(drill.of), after: undefined }),
    go: (after) => put({ after }, { push: true }),
    close: () => put(closed),
    exports: (open) => put({ exports: open ? 'open' : undefined }, { push: open }),
  };
};
