import { href } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { enqueueOnce, type JobKind } from '../../../jobs/index.js';
import { shanghaiDay } from '../../../text/moment.js';
import { nextMonday, weekBefore } from './mondays.js';
import { recipientStore } from './recipient.store.js';

/** The job that tells on Monday of the report on the week before. */
export const WEEKLY_REPORT = 'weekly_report';

/** There is none again for a week. */
const ATTEMPTS = 10;

export interface WeeklyReportDeps {
  /** Sends one message to these users. */
  readonly tell: (
    tx: Queryable,
    message: { kind: 'weekly_report'; userIds: readonly string[]; note: string; href: string },
  ) => Promise<void>;
  /** Whether somebody has the page of statistics. */
  readonly mayRead: (tx: Queryable, userId: string) => Promise<boolean>;
  /** The present. For tests. */
  readonly now?: () => Date;
}

/** Puts the next Monday in the queue, where it is not there already. */
export const queueWeeklyReport = async (db: Queryable, now = new Date()): Promise<void> => {
  await enqueueOnce(db, { kind: WEEKLY_REPORT, subject: 'statistics', runAt: nextMonday(now), maxAttempts: ATTEMPTS });
};

/** Late where the server did not run on Monday, but once for each week. Who has lost the page meanwhile is not told. */
export const weeklyReportJob = ({ tell, mayRead, now = () => new Date() }: WeeklyReportDeps): JobKind => ({
  run: ({ write }) =>
    write(async (tx) => {
      const { from, to } = weekBefore(now());
      const [first, last] = [shanghaiDay(from), shanghaiDay(new Date(to.getTime() - 1))];
      const told = await tx.query(sql`
        insert into report_mondays values (${shanghaiDay(to)}::date) on conflict do nothing returning monday`);
      if (told.length === 0) return;
      const userIds: string[] = [];
      for (const { id } of await recipientStore(tx).list()) if (await mayRead(tx, id)) userIds.push(id);
      if (userIds.length === 0) return;
      const page = href('statistics', { range: 'custom', from: first, to: last, report: 'weekly' });
      await tell(tx, { kind: 'weekly_report', userIds, note: `${first} – ${last}`, href: page });
    }),
});
