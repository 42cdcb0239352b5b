import type { Channel, ReportMeasure } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import { inFen, isPaid, sentReaches } from '../../../outbox/index.js';

/** How far messages have come that a number counts. */
export const reachesOf: Readonly<Record<ReportMeasure, readonly string[]>> = {
  sent: sentReaches,
  delivered: ['delivered', 'opened', 'clicked'],
  opened: ['opened', 'clicked'],
  clicked: ['clicked'],
  failed: ['failed'],
  unknown: ['unknown'],
  awaited: ['taken'],
  withheld: ['withheld'],
};

/** Of days `d`. */
export interface Counts {
  readonly sent: number;
  readonly delivered: number;
  readonly opened: number;
  readonly clicked: number;
  readonly failed: number;
  readonly unknown: number;
  readonly awaited: number;
  readonly withheld: number;
  readonly waiting: number;
  /** Thousandths of a yuan. */
  readonly cost: number;
}

const messages = (reaches: readonly string[]): Sql =>
  sql`coalesce(sum(d.messages) filter (where d.reach = any(${[...reaches]}::text[])), 0)::int`;

/** All of these numbers of days `d`, as columns. */
export const countColumns = sql`
  ${messages(reachesOf.sent)} as sent, ${messages(reachesOf.delivered)} as delivered, ${messages(reachesOf.opened)} as opened,
  ${messages(reachesOf.clicked)} as clicked, ${messages(reachesOf.failed)} as failed,
  ${messages(reachesOf.unknown)} as unknown, ${messages(reachesOf.awaited)} as awaited,
  ${messages(reachesOf.withheld)} as withheld, ${messages(['waiting'])} as waiting,
  coalesce(sum(d.cost) filter (where ${isPaid}), 0)::float8 as cost`;

export const none: Counts = {
  sent: 0,
  delivered: 0,
  opened: 0,
  clicked: 0,
  failed: 0,
  unknown: 0,
  awaited: 0,
  withheld: 0,
  waiting: 0,
  cost: 0,
};

export const sumOf = (all: readonly Counts[]): Counts =>
  all.reduce(
    (sum, one) => ({
      sent: sum.sent + one.sent,
      delivered: sum.delivered + one.delivered,
      opened: sum.opened + one.opened,
      clicked: sum.clicked + one.clicked,
      failed: sum.failed + one.failed,
      unknown: sum.unknown + one.unknown,
      awaited: sum.awaited + one.awaited,
      withheld: sum.withheld + one.withheld,
      waiting: sum.waiting + one.waiting,
      cost: sum.cost + one.cost,
    }),
    none,
  );

/** Channels whose vendors say that a message was opened. */
const tellsOpened = (channels: readonly Channel[]): boolean =>
  channels.length > 0 && channels.every((channel) => channel === 'app');

/** As they are told; `channels`: those that were counted. */
export const shown = (counts: Counts, channels: readonly Channel[]) => ({
  sentCount: counts.sent,
  deliveredCount: counts.delivered,
  openedCount: tellsOpened(channels) ? counts.opened : null,
  clickedCount: counts.clicked,
  failedCount: counts.failed,
  unknownCount: counts.unknown,
  awaitedCount: counts.awaited,
  withheldCount: counts.withheld,
  waitingCount: counts.waiting,
  cost: inFen(counts.cost),
});
