import type { DeliveryFigures, ReportGrouping, ReportRow } from '@console/api/contract';
import { lookUp } from '@console/base';
import type { Queryable } from '../../../db/database.js';
import type { Language } from '../../../http/messages.js';
import type { Cell, StreamedSheet } from '../../../spreadsheets/index.js';
import { shown } from './counts.js';
import { figuresOf, type TaskDay, taskDaysOf } from './figures.store.js';
import { allRows } from './groups.store.js';
import type { ReportFilter } from './reportFilter.js';
import { type ReportSheetWords, reportSheetWords } from './reportWords.js';

const WIDTH = 14;
const WIDE = 32;

const columnsOf = (titles: readonly string[], wide = 1) =>
  titles.map((title, at) => ({ title, width: at < wide ? WIDE : WIDTH }));

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

type Numbers = ReturnType<typeof shown>;

const titlesOf = (w: ReportSheetWords): string[] => [
  w.sent,
  w.delivered,
  w.deliveredShare,
  w.opened,
  w.clicked,
  w.clickedShare,
  w.failed,
  w.unknown,
  w.awaited,
  w.withheld,
  w.waiting,
  w.cost,
];

/** The numbers of a row, in the order of their titles. */
const cellsOf = (one: Numbers): Cell[] => [
  one.sentCount,
  one.deliveredCount,
  share(one.deliveredCount, one.sentCount),
  one.openedCount,
  one.clickedCount,
  share(one.clickedCount, one.deliveredCount),
  one.failedCount,
  one.unknownCount,
  one.awaitedCount,
  one.withheldCount,
  one.waitingCount,
  one.cost / 100,
];

const sums = (w: ReportSheetWords, { from, to }: ReportFilter, figures: DeliveryFigures): StreamedSheet => {
  const numbers = cellsOf(figures);
  const narrowed: [string, string][] = [
    [w.plan, figures.planName],
    [w.template, figures.templateName],
    [w.task, figures.taskName],
  ];
  return {
    name: w.sheets.sums,
    columns: columnsOf([w.figure, w.value]),
    rows: [
      [w.from, from],
      [w.to, to],
      ...narrowed.filter(([, name]) => name !== ''),
      ...titlesOf(w).map((title, at): Cell[] => [title, numbers[at] ?? null]),
    ],
  };
};

const channelName = (w: ReportSheetWords, channel: string): string => lookUp(w.channels, channel, channel);

const nameOf = (w: ReportSheetWords, by: ReportGrouping, { id, name }: ReportRow): string => {
  if (by === 'channel') return channelName(w, name);
  if (id === null) return w.none;
  return name === '' ? w.gone : name;
};

const grouped = (w: ReportSheetWords, by: ReportGrouping, list: readonly ReportRow[]): StreamedSheet => {
  const isDay = by === 'day';
  const isTask = by === 'task';
  return {
    name: w.sheets[by],
    columns: columnsOf(
      [w[by], ...(isTask ? [w.plan] : []), ...(isDay ? [] : [w.lastDay]), ...titlesOf(w)],
      isTask ? 2 : 1,
    ),
    rows: list.map((row) => [
      nameOf(w, by, row),
      ...(isTask ? [row.planName] : []),
      ...(isDay ? [] : [row.lastDay]),
      ...cellsOf(row),
    ]),
  };
};

const reasons = (w: ReportSheetWords, figures: DeliveryFigures): StreamedSheet => ({
  name: w.sheets.reasons,
  columns: columnsOf([w.reason, w.what, w.count]),
  rows: figures.reasons.map(({ measure, reason, count }) => [
    lookUp(w.reasons, reason, w.reasons.other),
    measure === 'failed' ? w.failed : w.withheld,
    count,
  ]),
});

async function* eachTaskDay(w: ReportSheetWords, days: AsyncIterable<TaskDay>, signal: AbortSignal) {
  for await (const { day, channel, planName, taskName, templateName, ...counts } of days) {
    signal.throwIfAborted();
    const names = [planName || w.none, taskName || w.none, templateName || w.none];
    yield [...names, day, channelName(w, channel), ...cellsOf(shown(counts, channel === 'app' ? ['app'] : []))];
  }
}

const groupings: readonly ReportGrouping[] = ['day', 'plan', 'template', 'task', 'channel'];

/** Everything that is counted of messages, as the sheets of one file. */
export const reportSheets = async (
  db: Queryable,
  filter: ReportFilter,
  { language, signal }: { readonly language: Language; readonly signal: AbortSignal },
): Promise<StreamedSheet[]> => {
  const w = reportSheetWords[language];
  const figures = await figuresOf(db, filter);
  const groups: StreamedSheet[] = [];
  for (const by of groupings) {
    signal.throwIfAborted();
    groups.push(grouped(w, by, await allRows(db, { ...filter, by })));
  }
  return [
    sums(w, filter, figures),
    ...groups,
    reasons(w, figures),
    {
      name: w.sheets.taskDays,
      columns: columnsOf([w.plan, w.task, w.template, w.day, w.channel, ...titlesOf(w)], 3),
      rows: eachTaskDay(w, taskDaysOf(db, filter), signal),
    },
  ];
};
