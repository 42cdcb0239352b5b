import type { Input, listCustomerTimeline, TimelineEntry } from '@console/api/contract';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import { maskPhones } from '../../../text/maskPhones.js';
import { sentTo, sentWith, standing } from './sentMessages.js';

interface EntryRow {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly detail: string;
  readonly status: string | null;
  readonly amount: number | null;
  readonly topicId: string | null;
  readonly time: Date;
  /** In microseconds since 1970: a Date has no more than milliseconds. */
  readonly moment: string;
}

/** Where a page ended: the moment, and the entry, as several may have the same. */
const placeOf = (before: string | undefined): { moment: string; entry: string } | undefined => {
  const [, moment, entry] = /^(\d{1,18})_(.{1,100})$/.exec(before ?? '') ?? [];
  return moment === undefined || entry === undefined ? undefined : { moment, entry };
};

const earlier = (place: ReturnType<typeof placeOf>, at: Sql, id: Sql): Sql =>
  place === undefined
    ? empty
    : sql`and (${at}, ${id}) < (timestamptz '1970-01-01 00:00:00+00' + ${place.moment}::bigint * interval '1 microsecond',
        ${place.entry}::text)`;

/** Questions of those visitors that the customer is, each with its last answer, over `s`, `t` and `u`. */
const asked = (id: string): Sql => sql`
  from users u join topics t on t.user_id = u.id join sessions s on s.topic_id = t.id
  where u.customer_id = ${id} and s.copied_from is null and not exists (
    select 1 from sessions o where o.topic_id = s.topic_id and o.place = s.place and o.version > s.version)`;

/** What is told beside orders and events. */
export interface Telling {
  /** How what visitors asked is told; null: not at all. */
  readonly asked: ((text: string) => string) | null;
  readonly messages: boolean;
}

/** What somebody has ordered, done, asked and was sent, newest first, phone numbers in it masked. */
export const timelineOf = async (
  db: Database,
  { id, kind, before, size }: Input<typeof listCustomerTimeline>,
  { asked: told, messages }: Telling,
): Promise<{
  list: TimelineEntry[];
  next: string | null;
  counts: { order: number; event: number; message?: number; answer?: number };
}> => {
  const place = placeOf(before);
  const most = size + 1;
  const has = (one: typeof kind): boolean => kind === undefined || kind === one;
  const rows = await db.query<EntryRow>(sql`
    select e.*, (extract(epoch from e.time) * 1000000)::bigint::text as moment from (
      (
        select 'order:' || o.id as id, 'order' as kind, o.product as title,
          concat_ws(' · ', nullif(o.number, ''), nullif(o.channel, '')) as detail, o.status,
          o.amount::float8 as amount, null as "topicId", o.ordered_at as time
        from customer_orders o
        where o.customer_id = ${id} and ${has('order')}
          ${earlier(place, sql`o.ordered_at`, sql`('order:' || o.id) collate "C"`)}
        order by o.ordered_at desc, o.id collate "C" desc limit ${most}
      ) union all (
        select 'event:' || v.id, 'event', v.name, v.object, null, null, null, v.occurred_at
        from customer_events v
        where v.customer_id = ${id} and ${has('event')}
          ${earlier(place, sql`v.occurred_at`, sql`('event:' || v.id) collate "C"`)}
        order by v.occurred_at desc, ('event:' || v.id) collate "C" desc limit ${most}
      ) union all (
        select 'answer:' || s.id, 'answer', s.question,
          coalesce((select a.name from assistants a where a.id = s.assistant_id), ''), null, null, s.topic_id, s.created_at
        ${asked(id)} and ${told !== null && has('answer')}
          ${earlier(place, sql`s.created_at`, sql`('answer:' || s.id) collate "C"`)}
        order by s.created_at desc, ('answer:' || s.id) collate "C" desc limit ${most}
      ) union all (
        select 'message:' || o.seq, 'message', ${sentWith}, o.channel, ${standing}, null, null, o.sent_at
        ${sentTo(id)} and ${messages && has('message')}
          ${earlier(place, sql`o.sent_at`, sql`('message:' || o.seq) collate "C"`)}
        order by o.sent_at desc, ('message:' || o.seq) collate "C" desc limit ${most}
      )
    ) e order by e.time desc, e.id collate "C" desc limit ${most}`);
  const [counts] = await db.query<{ order: number; event: number; message: number; answer: number }>(sql`
    select (select count(*)::int from customer_orders where customer_id = ${id}) as order,
      (select count(*)::int from customer_events where customer_id = ${id}) as event,
      (select count(*)::int from outbox where customer_id = ${id} and sent_at is not null) as message,
      (select count(*)::int ${asked(id)}) as answer`);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    list: shown.map(({ moment: _moment, time, title, detail, ...entry }) => ({
      ...entry,
      title: entry.kind === 'answer' && told !== null ? told(title) : maskPhones(title),
      detail: maskPhones(detail),
      time: time.toISOString(),
    })),
    next: rows.length > size && last !== undefined ? `${last.moment}_${last.id}` : null,
    counts: {
      order: counts?.order ?? 0,
      event: counts?.event ?? 0,
      ...(messages && { message: counts?.message ?? 0 }),
      ...(told !== null && { answer: counts?.answer ?? 0 }),
    },
  };
};
