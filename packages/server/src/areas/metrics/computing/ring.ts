import { href, type MetricPeriod } from '@console/api/contract';
import sql from 'sql-template-tag';
import { addUnits, figureText, reachedBy } from '../../../analysis/semantics/index.js';
import type { RunningJob } from '../../../jobs/index.js';
import { readerOf } from '../../../visibility/index.js';
import { anomaliesIn, LOOKS_BACK } from '../counting/anomalies.js';
import { beginAt, momentOf, periodsBefore } from '../counting/periods.js';
import type { MetricsDeps } from '../metricsDeps.js';
import { seenMetricIds } from '../seenMetrics.js';
import { metricValueStore } from '../values/metricValues.store.js';
import { shanghaiDay } from '../../../text/moment.js';

interface Watched {
  readonly name: string;
  readonly unit: string;
  readonly period: MetricPeriod;
  readonly target: number | null;
  readonly higherIsBetter: boolean | null;
  readonly ownerId: string | null;
  /** Of a dated one that is computed, the period that is going on is not judged. */
  readonly dated: boolean;
}

/** Writes where it is still wanted. */
export type Write = RunningJob['write'];

type Alarm = { readonly kind: 'metric_anomaly' | 'metric_missed'; readonly note: string };

/** What is to be told of the last period; null: nothing. A target that was missed before already is not news. */
const alarmOf = (watched: Watched, values: readonly (number | null)[], day: string): Alarm | null => {
  const { name, unit, target, higherIsBetter } = watched;
  const value = values.at(-1) ?? null;
  if (value === null) return null;
  const said = (figure: number) => figureText(figure, unit, 'zh');
  const [anomaly] = anomaliesIn(values, values.length - 1);
  const missed = reachedBy(value, watched) === false && reachedBy(values.at(-2) ?? null, watched) !== false;
  if (missed && target !== null) {
    const sign = higherIsBetter === true ? '≥' : '≤';
    return { kind: 'metric_missed', note: `${name} · ${day} · ${said(value)} (${sign} ${said(target)})` };
  }
  if (anomaly === undefined) return null;
  return { kind: 'metric_anomaly', note: `${name} · ${day} · ${said(value)} (≈ ${said(anomaly.expected)})` };
};

/**
 * Tells the owner and the followers of a metric where its last period is an anomaly or is the first to miss the target: once for
 * each period, and nobody who does not see it any more.
 */
export const ringFor = async (
  id: string,
  { db, tables, tell, rightsOf }: Pick<MetricsDeps, 'db' | 'tables' | 'tell' | 'rightsOf'>,
  now: Date,
  write: Write,
): Promise<void> => {
  const [watched] = await db.query<Watched>(sql`
    select name, unit, period, target, higher_is_better as "higherIsBetter", owner_id as "ownerId",
      formula is not null and formula ->> 'timeColumn' is not null as dated
    from metrics where id = ${id} and enabled`);
  if (watched === undefined) return;
  const open = beginAt(now, watched.period);
  const last = watched.dated ? addUnits(open, watched.period, -1) : open;
  const days = [...periodsBefore(last, watched.period, LOOKS_BACK), last];
  const end = momentOf(addUnits(last, watched.period, 1));
  const kept = await metricValueStore(db).over(id, '', momentOf(days[0] ?? last), end);
  const alarm = alarmOf(
    watched,
    days.map((day) => kept.find((one) => one.day === day)?.value ?? null),
    shanghaiDay(momentOf(last)),
  );
  if (alarm === null) return;
  const followers = await db.query<{ id: string }>(sql`
    select u.id from staff u where not u.stopped and (u.id = ${watched.ownerId}
      or u.id in (select user_id from metric_followers where metric_id = ${id})) order by u.id`);
  const userIds: string[] = [];
  for (const { id: userId } of followers) {
    const rights = await rightsOf(db, userId);
    const sees = await seenMetricIds(db, tables, readerOf(rights), [id]);
    if (rights.permissions.has('metrics.look') && sees.length > 0) userIds.push(userId);
  }
  await write(async (tx) => {
    const first = await tx.query(sql`
      insert into metric_alarms (metric_id, at) values (${id}, ${momentOf(last)}) on conflict do nothing returning 1`);
    if (first.length === 0 || userIds.length === 0) return;
    await tell(tx, { ...alarm, userIds, href: href('metricsDetails', { id }) });
  });
};
