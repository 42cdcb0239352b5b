import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { refreshPackSizes } from '../../../customers/packSizes.js';
import { refreshTotals } from '../../../customers/totals.js';

/** How much one step did: rows that are as they were before, and rows that stay as others have made them since. */
export interface TakenBack {
  readonly restored: number;
  readonly kept: number;
}

interface Row {
  readonly isRestored: boolean;
  readonly customerId: string;
}

const summed = (rows: readonly Row[]): TakenBack => ({
  restored: rows.filter(({ isRestored }) => isRestored).length,
  kept: rows.filter(({ isRestored }) => !isRestored).length,
});

/**
 * One step of taking an upload back, each for some rows at a time; both zero: nothing is left of it. Only what still is as
 * the upload made it becomes what it was.
 */
export type Step = (tx: Queryable, uploadId: string, most: number) => Promise<TakenBack>;

/**
 * Changes that belong to nobody any more, such as of customers that were deleted, go along. Whoever was changed last by this
 * upload was changed last by what came before it again, and a later upload that is taken back goes back to that too: who is as
 * an upload brought them is known by their moment alone.
 */
export const changedCustomers: Step = async (tx, uploadId, most) => {
  const rows = await tx.query<Row>(sql`
    with gone as (
      delete from data_upload_changes where (upload_id, target_id) in (
        select upload_id, target_id from data_upload_changes where upload_id = ${uploadId} limit ${most}
      ) returning target_id, before, after
    ), compared as (
      select c.id, g.before, g.after, g.after - '{attributes,updatedAt}'::text[] <@ jsonb_build_object('name', c.name, 'phone', c.phone,
          'memberNumber', c.member_number, 'email', c.email, 'gender', c.gender, 'birthday', c.birthday, 'city', c.city,
          'level', c.level, 'staffName', c.staff_name, 'source', c.source)
        and c.attributes @> coalesce(g.after -> 'attributes', '{}')
        and not exists (select 1 from customers o where o.id <> c.id and o.phone <> '' and o.phone = g.before ->> 'phone')
        and not exists (
          select 1 from customers o where o.id <> c.id and o.member_number <> ''
            and o.member_number = g.before ->> 'memberNumber'
        ) as same
      from gone g left join customers c on c.id = g.target_id
    ), restored as (
      update customers c set name = coalesce(o.before ->> 'name', c.name), phone = coalesce(o.before ->> 'phone', c.phone),
        member_number = coalesce(o.before ->> 'memberNumber', c.member_number),
        email = coalesce(o.before ->> 'email', c.email), gender = coalesce(o.before ->> 'gender', c.gender),
        birthday = case when o.after ? 'birthday' then (o.before ->> 'birthday')::date else c.birthday end,
        city = coalesce(o.before ->> 'city', c.city), level = coalesce(o.before ->> 'level', c.level),
        staff_name = coalesce(o.before ->> 'staffName', c.staff_name),
        source = coalesce(o.before ->> 'source', c.source),
        attributes = case when o.after ? 'attributes' then
          (c.attributes - array(select jsonb_object_keys(o.after -> 'attributes')))
            || coalesce((
              select jsonb_object_agg(e.key, e.value) from jsonb_each(o.before -> 'attributes') e
              where o.after -> 'attributes' ? e.key
            ), '{}')
          else c.attributes end,
        updated_at = case when c.updated_at = (o.after ->> 'updatedAt')::timestamptz
            then (o.before ->> 'updatedAt')::timestamptz
          when o.after ? 'updatedAt' then c.updated_at else now() end
      from compared o where o.same and c.id = o.id
    ), relinked as (
      update data_upload_changes d set before = d.before || jsonb_build_object('updatedAt', o.before -> 'updatedAt')
      from compared o where o.same and d.target_id = o.id and d.upload_id <> ${uploadId}
        and (d.before ->> 'updatedAt')::timestamptz = (o.after ->> 'updatedAt')::timestamptz
    )
    select coalesce(same, false) as "isRestored", coalesce(id, '') as "customerId" from compared`);
  return summed(rows);
};

export const changedOrders: Step = async (tx, uploadId, most) => {
  const rows = await tx.query<Row>(sql`
    with gone as (
      delete from data_upload_changes where (upload_id, target_id) in (
        select upload_id, target_id from data_upload_changes where upload_id = ${uploadId} limit ${most}
      ) returning target_id, before, after
    ), compared as (
      select o.id, o.customer_id, g.before, g.after, g.after - 'orderedAt' <@ jsonb_build_object('amount', o.amount,
          'status', o.status, 'product', o.product, 'channel', o.channel)
        and (not g.after ? 'orderedAt' or (g.after ->> 'orderedAt')::timestamptz = o.ordered_at) as same
      from gone g left join customer_orders o on o.id = g.target_id
    ), restored as (
      update customer_orders o set amount = coalesce((c.before ->> 'amount')::numeric, o.amount),
        status = coalesce(c.before ->> 'status', o.status), product = coalesce(c.before ->> 'product', o.product),
        channel = coalesce(c.before ->> 'channel', o.channel),
        ordered_at = coalesce((c.before ->> 'orderedAt')::timestamptz, o.ordered_at)
      from compared c where c.same and o.id = c.id
    )
    select coalesce(same, false) as "isRestored", coalesce(customer_id, '') as "customerId" from compared`);
  await refreshTotals(
    tx,
    rows.map(({ customerId }) => customerId),
  );
  return summed(rows);
};

/**
 * A customer stays with whom anything else has been done since: an edit, a label, an order, an event, an agreement, a message, a
 * conversation, a place in a pack by hand or from a file. Packs by rules lose them, and count anew.
 */
export const addedCustomers: Step = async (tx, uploadId, most) => {
  const rows = await tx.query<Row & { readonly packs: string[] }>(sql`
    with chosen as (
      select id, updated_at = created_at
          and not exists (select 1 from customer_orders where customer_id = c.id)
          and not exists (select 1 from customer_events where customer_id = c.id)
          and not exists (select 1 from customer_labels where customer_id = c.id)
          and not exists (select 1 from customer_consents where customer_id = c.id)
          and not exists (select 1 from outbox where customer_id = c.id)
          and not exists (select 1 from users where customer_id = c.id)
          and not exists (
            select 1 from crowd_pack_members m join crowd_packs p on p.id = m.pack_id
            where m.customer_id = c.id and p.source <> 'rules'
          ) as same
      from customers c where upload_id = ${uploadId} limit ${most}
    ), gone as (delete from customers where id in (select id from chosen where same)),
    kept as (update customers set upload_id = null where id in (select id from chosen where not same))
    select same as "isRestored", id as "customerId", case when same
      then array(select pack_id from crowd_pack_members m where m.customer_id = chosen.id) else '{}' end as packs
    from chosen`);
  await refreshPackSizes(
    tx,
    rows.flatMap(({ packs }) => packs),
  );
  return summed(rows);
};

/** An order that a later upload has changed stays. */
export const addedOrders: Step = async (tx, uploadId, most) => {
  const rows = await tx.query<Row>(sql`
    with chosen as (
      select id, customer_id, not exists (select 1 from data_upload_changes where target_id = o.id) as same
      from customer_orders o where upload_id = ${uploadId} limit ${most}
    ), gone as (delete from customer_orders where id in (select id from chosen where same)),
    kept as (update customer_orders set upload_id = null where id in (select id from chosen where not same))
    select same as "isRestored", customer_id as "customerId" from chosen`);
  await refreshTotals(
    tx,
    rows.map(({ customerId }) => customerId),
  );
  return summed(rows);
};

export const addedEvents: Step = async (tx, uploadId, most) => {
  const rows = await tx.query<Row>(sql`
    delete from customer_events where id in (select id from customer_events where upload_id = ${uploadId} limit ${most})
    returning true as "isRestored", coalesce(customer_id, '') as "customerId"`);
  await refreshTotals(
    tx,
    rows.map(({ customerId }) => customerId),
  );
  return summed(rows);
};
