import type { GatherDrift, GatherEvent, GatherProperty } from '@console/api/contract';
import sql, { empty } from 'sql-template-tag';
import * as z from 'zod/mini';
import type { Database } from '../../../db/database.js';
import { pageOf } from '../../../db/sqlParts.js';
import { fail } from '../../../http/failure.js';
import { maskPhones } from '../../../text/maskPhones.js';
import { readWithin } from '../../../text/span.js';

export interface EventFilter {
  readonly current: number;
  readonly size: number;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly sourceId?: string;
  readonly eventName?: string;
}

/** Events that are counted before a total says "many". */
const MOST_COUNTED = 10_000;
/** Events without a property after which it has stopped coming, where at least this part of them carried it. */
const MISSED = 20;
const USUAL_SHARE = 0.5;

const Properties = z.record(z.string(), z.unknown());

interface Row {
  id: number;
  sourceId: string | null;
  sourceName: string;
  eventName: string;
  object: string;
  customerId: string | null;
  customerName: string;
  properties: unknown;
  time: Date;
  receivedTime: Date;
}

interface PropertyRow {
  eventName: string;
  propertyName: string;
  valueType: string;
  state: string;
  seenCount: number;
  /** Events of the name: all of them, and since it was last seen. */
  eventCount: number;
  missedCount: number;
  firstTime: Date;
  lastTime: Date;
  /** Whether another type of it is accepted. */
  otherType: boolean;
}

const toEvent = ({ id, properties, time, receivedTime, object, ...row }: Row): GatherEvent => ({
  ...row,
  id: String(id),
  object: maskPhones(object),
  properties: Object.entries(z.parse(Properties, properties)).map(([name, value]) => ({
    name,
    value: maskPhones(typeof value === 'string' ? value : JSON.stringify(value)),
  })),
  time: time.toISOString(),
  receivedTime: receivedTime.toISOString(),
});

const driftOf = ({ state, otherType, missedCount, seenCount, eventCount }: PropertyRow): GatherDrift => {
  if (state === 'warned') return 'warned';
  if (state === 'new') return otherType ? 'changed' : 'new';
  const before = eventCount - missedCount;
  return missedCount >= MISSED && seenCount >= before * USUAL_SHARE ? 'missing' : 'none';
};

/** What has come from sources, and what it carries. */
export const gatheredStore = (db: Database) => ({
  /** Newest first. The total stops at 10,000. */
  page: async ({ current, size, sourceId, eventName = '', ...within }: EventFilter) => {
    const { from, to } = readWithin(within);
    const where = sql`e.source_key <> 'upload'
      ${sourceId === undefined ? empty : sql`and e.source_key = ${sourceId}`}
      ${eventName.trim() === '' ? empty : sql`and e.name = ${eventName.trim()}`}
      ${from === null ? empty : sql`and e.received_at >= ${from}`}
      ${to === null ? empty : sql`and e.received_at < ${to}`}`;
    const rows = await db.query<Row>(sql`
      select e.id, s.id as "sourceId", coalesce(s.name, '') as "sourceName", e.name as "eventName", e.object,
        e.customer_id as "customerId", coalesce(c.name, '') as "customerName", e.properties, e.occurred_at as time,
        e.received_at as "receivedTime"
      from customer_events e left join gather_sources s on s.id = e.source_key left join customers c on c.id = e.customer_id
      where ${where} order by e.id desc ${pageOf({ current, size })}`);
    const [counted] = await db.query<{ total: number }>(sql`
      select count(*)::int as total from (
        select 1 from customer_events e where ${where} limit ${MOST_COUNTED}
      ) counted`);
    return { list: rows.map(toEvent), total: counted?.total ?? 0, current, size };
  },

  /** By name of the event and of the property. Throws `gather_source_not_found`. */
  schema: async (sourceId: string): Promise<GatherProperty[]> => {
    const known = await db.query(sql`select 1 from gather_sources where id = ${sourceId}`);
    if (known.length === 0) throw fail('gather_source_not_found');
    const rows = await db.query<PropertyRow>(sql`
      select p.event_name as "eventName", p.property_name as "propertyName", p.value_type as "valueType", p.state,
        p.seen_count as "seenCount", n.seen_count as "eventCount", n.seen_count - p.seen_at_count as "missedCount",
        p.first_at as "firstTime", p.last_at as "lastTime",
        exists (
          select 1 from gather_properties o where o.source_id = p.source_id and o.event_name = p.event_name
            and o.property_name = p.property_name and o.value_type <> p.value_type and o.state = 'accepted'
        ) as "otherType"
      from gather_properties p
      join gather_event_names n on n.source_id = p.source_id and n.event_name = p.event_name
      where p.source_id = ${sourceId} order by p.event_name, p.property_name, p.value_type`);
    return rows.map((row) => ({
      eventName: row.eventName,
      propertyName: row.propertyName,
      valueType: row.valueType,
      drift: driftOf(row),
      seenCount: row.seenCount,
      share: row.eventCount === 0 ? 0 : Math.min(1, row.seenCount / row.eventCount),
      firstTime: row.firstTime.toISOString(),
      lastTime: row.lastTime.toISOString(),
    }));
  },

  /**
   * Says that a property is as it should be, which one that has stopped coming is by being counted from now on, or that it is
   * to be warned of. Throws `gather_source_not_found` where it never came.
   */
  judge: async (
    sourceId: string,
    property: { eventName: string; propertyName: string; valueType: string; accepted: boolean },
  ): Promise<void> => {
    const { eventName, propertyName, valueType, accepted } = property;
    const rows = await db.query(sql`
      update gather_properties p set state = ${accepted ? 'accepted' : 'warned'}, seen_at_count = n.seen_count
      from gather_event_names n
      where n.source_id = p.source_id and n.event_name = p.event_name and p.source_id = ${sourceId}
        and p.event_name = ${eventName} and p.property_name = ${propertyName} and p.value_type = ${valueType}
      returning p.source_id`);
    if (rows.length === 0) throw fail('gather_source_not_found');
  },
});
