import sql from 'sql-template-tag';
import { refreshTotals } from '../../../customers/totals.js';
import type { Database, Queryable } from '../../../db/database.js';
import { today } from '../../../db/today.js';
import { fail } from '../../../http/failure.js';
import type { CollectedEvent } from './batch.js';
import { hashOfKey } from './gatherKey.js';
import { keepSchema } from './schema.store.js';

/** A source as its batches need it. */
export interface SendingSource {
  readonly id: string;
  readonly kind: string;
  readonly authorized: boolean;
  readonly origins: string[];
  readonly perMinute: number;
  readonly perDay: number;
}

/** Columns of a batch as it travels. */
const given = (json: string) => sql`
  jsonb_to_recordset(${json}::jsonb) as g (nth int, key text, name text, object text, phone text, "memberNumber" text,
    "anonymousId" text, properties jsonb, "occurredAt" timestamptz)
  left join customers p on p.phone = g.phone and p.phone <> ''
  left join customers m on m.member_number = g."memberNumber" and m.member_number <> ''`;

/** Remembers whose browser it is; answers those that are known anew, or of somebody else by now. */
const learn = (tx: Queryable, sourceId: string, json: string) =>
  tx.query<{ anonymousId: string; customerId: string }>(sql`
    insert into gather_visitors as v (source_id, anonymous_id, customer_id)
    select distinct on (g."anonymousId") ${sourceId}, g."anonymousId", coalesce(p.id, m.id)
    from ${given(json)}
    where g."anonymousId" is not null and coalesce(p.id, m.id) is not null
    order by g."anonymousId", g.nth desc
    on conflict (source_id, anonymous_id) do update set customer_id = excluded.customer_id, known_at = now()
      where v.customer_id <> excluded.customer_id
    returning anonymous_id as "anonymousId", customer_id as "customerId"`);

/** What has not come before, the same event once. */
const newOf = async (
  tx: Queryable,
  sourceId: string,
  events: readonly CollectedEvent[],
): Promise<readonly CollectedEvent[]> => {
  const keys = events.map(({ key }) => key);
  const known = await tx.query<{ key: string }>(sql`
    select event_key as key from customer_events where source_key = ${sourceId} and event_key = any(${keys}::text[])`);
  const seen = new Set(known.map(({ key }) => key));
  return events.filter(({ key }) => !seen.has(key) && seen.add(key));
};

/**
 * Stores what has not come before. Whoever is named, and not known, is nobody: neither the one whose browser it was, nor
 * whoever says later that it is theirs.
 */
const store = (tx: Queryable, sourceId: string, json: string) =>
  tx.query<{ key: string; customerId: string | null }>(sql`
    insert into customer_events (source_key, event_key, customer_id, name, object, properties, occurred_at, anonymous_id)
    select ${sourceId}, g.key,
      case when g.phone is null and g."memberNumber" is null then v.customer_id else coalesce(p.id, m.id) end,
      g.name, g.object, g.properties, g."occurredAt",
      case when (g.phone is null and g."memberNumber" is null) or coalesce(p.id, m.id) is not null
        then g."anonymousId" end
    from ${given(json)}
    left join gather_visitors v on v.source_id = ${sourceId} and v.anonymous_id = g."anonymousId"
    order by g.nth
    on conflict (source_key, event_key) do nothing
    returning event_key as key, customer_id as "customerId"`);

/** What a browser did before it was known whose it is becomes theirs. */
const join = async (
  tx: Queryable,
  sourceId: string,
  learnt: readonly { anonymousId: string; customerId: string }[],
) => {
  const anonymous = learnt.map(({ anonymousId }) => anonymousId);
  const customers = learnt.map(({ customerId }) => customerId);
  await tx.query(sql`
    update customer_events e set customer_id = l.customer_id
    from unnest(${anonymous}::text[], ${customers}::text[]) as l (anonymous_id, customer_id)
    where e.source_key = ${sourceId} and e.anonymous_id = l.anonymous_id and e.customer_id is null`);
};

/** Takes in what sources send. */
export const collectStore = (db: Database) => ({
  /** The source of a key, or of one that still works beside its successor; null where there is none. */
  sourceOf: async (key: string): Promise<SendingSource | null> => {
    const hash = hashOfKey(key);
    const [source] = await db.query<SendingSource>(sql`
      select id, kind, authorized, origins, per_minute as "perMinute", per_day as "perDay" from gather_sources
      where key_hash = ${hash}::bytea or (former_key_hash = ${hash}::bytea and former_key_until > now())`);
    return source ?? null;
  },

  /**
   * Takes all events of a batch that have not come before, or none. Throws `too_many_requests` where the day is full, and
   * `gather_not_authorized` where the source was stopped meanwhile.
   */
  take: ({ id }: Pick<SendingSource, 'id'>, events: readonly CollectedEvent[]) =>
    db.transaction(async (tx) => {
      // What came before says nothing of whose a browser is by now: somebody else may have said so since.
      const fresh = await newOf(tx, id, events);
      const json = JSON.stringify(fresh.map((event, nth) => ({ nth, ...event })));
      const learnt = await learn(tx, id, json);
      const stored = await store(tx, id, json);
      if (learnt.length > 0) await join(tx, id, learnt);
      const theirs = [...stored, ...learnt].flatMap(({ customerId }) => (customerId === null ? [] : [customerId]));
      await refreshTotals(tx, theirs.toSorted());
      const keys = new Set(stored.map(({ key }) => key));
      await keepSchema(
        tx,
        id,
        fresh.filter(({ key }) => keys.delete(key)),
      );
      const [source] = await tx.query<{ wait: number | null }>(sql`
        update gather_sources set event_count = event_count + ${stored.length}::int,
          last_event_at = case when ${stored.length}::int > 0 then now() else last_event_at end, counted_day = ${today},
          day_count = case when counted_day = ${today} then day_count else 0 end + ${stored.length}::int
        where id = ${id} and authorized
        returning case when ${stored.length}::int > 0 and day_count > per_day
          then extract(epoch from ${today} + interval '1 day' - now())::float8 end as wait`);
      if (source === undefined) throw fail('gather_not_authorized');
      if (source.wait !== null) throw fail('too_many_requests', { retryAfter: Math.ceil(source.wait) });
      return { takenCount: stored.length, knownCount: events.length - stored.length };
    }),
});
