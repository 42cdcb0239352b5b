import type { GatherValueType } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import type { CollectedEvent } from './batch.js';

/** The first events of a name say what is usual: what they carry is accepted unasked. */
const USUAL = 20;
/** Names of events, and properties of all of them, that are followed for one source: a sender gone wild fills nothing. */
const MOST_NAMES = 500;
const MOST_PROPERTIES = 5000;

const typeOf = (value: unknown): GatherValueType => {
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'text';
};

/** How often each name, and each type of a property, stands in these events. */
const shapesOf = (events: readonly CollectedEvent[]) => {
  const names = new Map<string, number>();
  const shapes = new Map<string, { name: string; property: string; type: GatherValueType; count: number }>();
  for (const { name, properties } of events) {
    names.set(name, (names.get(name) ?? 0) + 1);
    for (const [property, value] of Object.entries(properties)) {
      const type = typeOf(value);
      const key = JSON.stringify([name, property, type]);
      const known = shapes.get(key) ?? { name, property, type, count: 0 };
      known.count += 1;
      shapes.set(key, known);
    }
  }
  return { names, shapes: [...shapes.values()] };
};

/** Remembers what events carry, in the order of their names so that no two batches wait for each other. */
export const keepSchema = async (tx: Queryable, sourceId: string, events: readonly CollectedEvent[]): Promise<void> => {
  if (events.length === 0) return;
  const { names, shapes } = shapesOf(events);
  const counted = await tx.query<{ name: string; seen: number }>(sql`
    insert into gather_event_names as n (source_id, event_name, seen_count)
    select ${sourceId}, g.name, g.count from unnest(${[...names.keys()]}::text[], ${[...names.values()]}::int[])
      as g (name, count)
    where (select count(*) from gather_event_names where source_id = ${sourceId}) < ${MOST_NAMES}::int
      or exists (select 1 from gather_event_names o where o.source_id = ${sourceId} and o.event_name = g.name)
    order by g.name
    on conflict (source_id, event_name) do update set seen_count = n.seen_count + excluded.seen_count, last_at = now()
    returning event_name as name, seen_count as seen`);
  const seen = new Map(counted.map(({ name, seen: count }) => [name, count]));
  const followed = shapes.flatMap((shape) => {
    const count = seen.get(shape.name);
    if (count === undefined) return [];
    const before = count - (names.get(shape.name) ?? 0);
    return [{ ...shape, seen: count, state: before < USUAL ? 'accepted' : 'new' }];
  });
  if (followed.length === 0) return;
  await tx.query(sql`
    insert into gather_properties as p (source_id, event_name, property_name, value_type, state, seen_count, seen_at_count)
    select ${sourceId}, g.name, g.property, g.type, g.state, g.count, g.seen
    from jsonb_to_recordset(${JSON.stringify(followed)}::jsonb)
      as g (name text, property text, type text, state text, count int, seen bigint)
    where (select count(*) from gather_properties where source_id = ${sourceId}) < ${MOST_PROPERTIES}::int
      or exists (
        select 1 from gather_properties o where o.source_id = ${sourceId} and o.event_name = g.name
          and o.property_name = g.property and o.value_type = g.type
      )
    order by g.name, g.property, g.type
    on conflict (source_id, event_name, property_name, value_type) do update set
      seen_count = p.seen_count + excluded.seen_count, seen_at_count = excluded.seen_at_count, last_at = now()`);
};
