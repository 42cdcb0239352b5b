import type { MergedField } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { refreshTotals } from '../../../customers/totals.js';
import type { Database, Queryable } from '../../../db/database.js';
import { pageOf } from '../../../db/sqlParts.js';
import { isUniqueViolation } from '../../../db/sqlError.js';
import { fail } from '../../../http/failure.js';

interface MergeRow {
  readonly id: string;
  readonly keptId: string;
  readonly keptName: string;
  readonly goneName: string;
  readonly mergedBy: string;
  readonly createTime: Date;
}

const columns: Readonly<Record<MergedField, string>> = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  memberNumber: 'member_number',
  gender: 'gender',
  birthday: 'birthday',
  city: 'city',
  level: 'level',
  staffName: 'staff_name',
  source: 'source',
};

const noticed = (error: unknown): unknown => {
  if (isUniqueViolation(error, 'customers_phone')) return fail('phone_taken');
  if (isUniqueViolation(error, 'customers_member')) return fail('member_number_taken');
  return error;
};

/** Rows of `customers`, locked, in the order of their ids so that two merges never wait for each other. */
const lockBoth = async (tx: Queryable, ids: readonly string[]): Promise<void> => {
  const found = await tx.query<{ id: string }>(sql`
    select id from customers where id = any(${[...ids]}::text[]) order by id for update`);
  if (found.length < ids.length) throw fail('customer_not_found');
};

/** Packs count their members; what moved between people changes that. */
const countPacks = (tx: Queryable, customerIds: readonly string[]) =>
  tx.query(sql`
    update crowd_packs p set member_count = (select count(*)::int from crowd_pack_members m where m.pack_id = p.id)
    where p.id in (select pack_id from crowd_pack_members where customer_id = any(${[...customerIds]}::text[]))`);

const put = (chosen: readonly MergedField[], from: Sql): Sql =>
  join(
    [
      ...chosen.map((field) => sql`${raw(columns[field])} = ${from}.${raw(columns[field])}`),
      sql`attributes = ${from}.attributes || k.attributes`,
      sql`updated_at = now()`,
    ],
    ', ',
  );

/** What moves: ids alone, and consents as they were on both sides. */
const movedOf = (keptId: string, goneId: string): Sql => sql`
  jsonb_build_object(
    'orders', (select coalesce(jsonb_agg(id), '[]') from customer_orders where customer_id = ${goneId}),
    'events', (select coalesce(jsonb_agg(id), '[]') from customer_events where customer_id = ${goneId}),
    'visitors', (select coalesce(jsonb_agg(id), '[]') from users where customer_id = ${goneId}),
    'browsers', (select coalesce(jsonb_agg(to_jsonb(v)), '[]') from gather_visitors v where customer_id = ${goneId}),
    'labels', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from customer_labels l where customer_id = ${goneId}),
    'keptLabels', (select coalesce(jsonb_agg(tag_id), '[]') from customer_labels where customer_id = ${keptId}),
    'messages', (select coalesce(jsonb_agg(seq), '[]') from outbox where customer_id = ${goneId}),
    'packs', (select coalesce(jsonb_agg(pack_id), '[]') from crowd_pack_members where customer_id = ${goneId}),
    'keptPacks', (select coalesce(jsonb_agg(pack_id), '[]') from crowd_pack_members where customer_id = ${keptId}),
    'consents', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from customer_consents s where customer_id = ${goneId}),
    'keptConsents', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from customer_consents s where customer_id = ${keptId})
  )`;

/** Of both said, the later word on a channel counts: a refusal after a consent stays a refusal. */
const moveRest = async (tx: Queryable, keptId: string, goneId: string): Promise<void> => {
  await tx.query(sql`update customer_orders set customer_id = ${keptId} where customer_id = ${goneId}`);
  await tx.query(sql`update customer_events set customer_id = ${keptId} where customer_id = ${goneId}`);
  await tx.query(sql`update users set customer_id = ${keptId} where customer_id = ${goneId}`);
  await tx.query(sql`update gather_visitors set customer_id = ${keptId} where customer_id = ${goneId}`);
  await tx.query(sql`update wecom_contacts set customer_id = ${keptId} where customer_id = ${goneId}`);
  await tx.query(sql`
    update staff_assignment_people p set customer_id = ${keptId} where customer_id = ${goneId} and not exists (
      select 1 from staff_assignment_people o where o.assignment_id = p.assignment_id and o.customer_id = ${keptId})`);
  await tx.query(sql`update outbox set customer_id = ${keptId} where customer_id = ${goneId}`);
  await tx.query(sql`
    insert into customer_labels (tag_id, customer_id, created_at)
    select tag_id, ${keptId}, created_at from customer_labels where customer_id = ${goneId} on conflict do nothing`);
  await tx.query(sql`
    insert into crowd_pack_members (pack_id, customer_id)
    select pack_id, ${keptId} from crowd_pack_members where customer_id = ${goneId} on conflict do nothing`);
  await tx.query(sql`
    insert into customer_consents as kept (customer_id, channel, agreed, source, changed_at)
    select ${keptId}, channel, agreed, source, changed_at from customer_consents where customer_id = ${goneId}
    on conflict (customer_id, channel) do update set agreed = excluded.agreed, source = excluded.source,
      changed_at = excluded.changed_at where excluded.changed_at > kept.changed_at`);
};

/** Two customers that become one, and two again. */
export const customerMerges = (db: Database) => ({
  /** Throws the contract's reasons. */
  merge: (
    { keptId, goneId, take = [] }: { keptId: string; goneId: string; take?: readonly MergedField[] },
    userId: string,
  ): Promise<{ id: string }> =>
    db.transaction(async (tx) => {
      if (keptId === goneId) throw fail('same_customer');
      await lockBoth(tx, [keptId, goneId]);
      const id = randomId();
      await tx.query(sql`
        insert into customer_merges (id, kept_id, gone_id, gone_name, kept_before, kept_after, gone, moved, merged_by)
        select ${id}, k.id, g.id, g.name, to_jsonb(k), to_jsonb(k), to_jsonb(g), ${movedOf(keptId, goneId)}, ${userId}
        from customers k, customers g where k.id = ${keptId} and g.id = ${goneId}`);
      await moveRest(tx, keptId, goneId);
      // A merge that the other one kept goes on under the one that is kept now, and cannot be undone before this one.
      await tx.query(sql`update customer_merges set kept_id = ${keptId} where kept_id = ${goneId}`);
      const packs = await tx.query<{ id: string }>(sql`
        delete from crowd_pack_members where customer_id = ${goneId} returning pack_id as id`);
      await tx.query(sql`delete from customers where id = ${goneId}`);
      await tx.query(sql`
        update customers k set ${put([...new Set(take)], sql`g`)}
        from (
          select (jsonb_populate_record(null::customers, gone)).* from customer_merges where id = ${id}
        ) g where k.id = ${keptId}`);
      await refreshTotals(tx, [keptId]);
      await tx.query(sql`
        update customer_merges m set kept_after = to_jsonb(k) from customers k where m.id = ${id} and k.id = m.kept_id`);
      if (packs.length > 0) await countPacks(tx, [keptId]);
      return { id };
    }),

  /** Newest first. */
  page: async ({ current, size }: { current: number; size: number }) => {
    const rows = await db.query<MergeRow>(sql`
      select m.id, m.kept_id as "keptId", k.name as "keptName", m.gone_name as "goneName",
        coalesce(u.username, '') as "mergedBy", m.created_at as "createTime"
      from customer_merges m join customers k on k.id = m.kept_id left join users u on u.id = m.merged_by
      order by m.seq desc ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total from customer_merges`);
    return {
      list: rows.map(({ createTime, ...row }) => ({ ...row, createTime: createTime.toISOString() })),
      total: all?.total ?? 0,
      current,
      size,
    };
  },

  /**
   * Each as it was before; what the kept one got since stays with it, and so does a field that was edited since. Throws the
   * contract's reasons.
   */
  undo: async (id: string): Promise<{ customerIds: string[] }> => {
    try {
      return await db.transaction(async (tx) => {
        const [found] = await tx.query<{ keptId: string; goneId: string; again: boolean }>(sql`
          select m.kept_id as "keptId", m.gone_id as "goneId", exists (
              select 1 from customer_merges o where o.kept_id = m.kept_id and o.seq > m.seq
            ) as again
          from customer_merges m where m.id = ${id} for update of m`);
        if (found === undefined) throw fail('customer_merge_not_found');
        if (found.again) throw fail('merged_again');
        const { keptId, goneId } = found;
        await lockBoth(tx, [keptId]);
        const back = Object.values(columns).map((column) => {
          const one = raw(column);
          return sql`${one} = case when k.${one} is not distinct from a.${one} then b.${one} else k.${one} end`;
        });
        await tx.query(sql`
          update customers k set ${join(back, ', ')},
            attributes = case when k.attributes = a.attributes then b.attributes else k.attributes end,
            updated_at = case when k.updated_at = a.updated_at then b.updated_at else now() end
          from customer_merges m, jsonb_populate_record(null::customers, m.kept_before) b,
            jsonb_populate_record(null::customers, m.kept_after) a
          where m.id = ${id} and k.id = m.kept_id`);
        await tx.query(sql`
          insert into customers overriding system value
          select (jsonb_populate_record(null::customers, gone)).* from customer_merges where id = ${id}`);
        for (const [table, key, rowId, type] of [
          ['customer_orders', 'orders', 'id', 'text'],
          ['customer_events', 'events', 'id', 'bigint'],
          ['users', 'visitors', 'id', 'text'],
          ['outbox', 'messages', 'seq', 'bigint'],
        ] as const)
          await tx.query(sql`
            update ${raw(table)} t set customer_id = ${goneId} from customer_merges m, jsonb_array_elements_text(m.moved -> ${key}::text) o
            where m.id = ${id} and t.${raw(rowId)} = o::${raw(type)} and t.customer_id = ${keptId}`);
        await tx.query(sql`
          update gather_visitors v set customer_id = ${goneId} from customer_merges m, jsonb_array_elements(m.moved -> 'browsers') b
          where m.id = ${id} and v.source_id = b ->> 'source_id' and v.anonymous_id = b ->> 'anonymous_id'
            and v.customer_id = ${keptId}`);
        for (const [table, column, key, before] of [
          ['customer_labels', 'tag_id', 'labels', 'keptLabels'],
          ['crowd_pack_members', 'pack_id', 'packs', 'keptPacks'],
        ] as const) {
          const one = table === 'customer_labels' ? sql`(e ->> 'tag_id')` : sql`(e #>> '{}')`;
          const there = table === 'customer_labels' ? sql`tags` : sql`crowd_packs`;
          await tx.query(sql`
            insert into ${raw(table)} (${raw(column)}, customer_id)
            select ${one}, ${goneId} from customer_merges m, jsonb_array_elements(m.moved -> ${key}::text) e
            where m.id = ${id} and exists (select 1 from ${there} t where t.id = ${one}) on conflict do nothing`);
          await tx.query(sql`
            delete from ${raw(table)} t using customer_merges m, jsonb_array_elements(m.moved -> ${key}::text) e
            where m.id = ${id} and t.customer_id = ${keptId} and t.${raw(column)} = ${one}
              and not m.moved -> ${before}::text ? ${one}`);
        }
        // Where both had said something, the earlier word of the kept one; a word since then stays.
        await tx.query(sql`
          delete from customer_consents s using customer_merges m, jsonb_array_elements(m.moved -> 'consents') e
          where m.id = ${id} and s.customer_id = ${keptId} and s.channel = e ->> 'channel'
            and s.changed_at = (e ->> 'changed_at')::timestamptz`);
        await tx.query(sql`
          insert into customer_consents (customer_id, channel, agreed, source, changed_at)
          select (c).customer_id, (c).channel, (c).agreed, (c).source, (c).changed_at from (
            select jsonb_populate_record(null::customer_consents, e) as c
            from customer_merges m, jsonb_array_elements((m.moved -> 'consents') || (m.moved -> 'keptConsents')) e
            where m.id = ${id}
          ) s on conflict do nothing`);
        // Merges that the other one had kept are its own again.
        await tx.query(sql`
          update customer_merges o set kept_id = ${goneId} from customer_merges m
          where m.id = ${id} and o.seq < m.seq and o.kept_id = ${keptId} and o.kept_before ->> 'id' = ${goneId}`);
        await tx.query(sql`delete from customer_merges where id = ${id}`);
        await refreshTotals(tx, [keptId, goneId]);
        await countPacks(tx, [keptId, goneId]);
        return { customerIds: [keptId, goneId] };
      });
    } catch (error) {
      throw noticed(error);
    }
  },
});
