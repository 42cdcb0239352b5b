import { isPhone } from '@console/base';
import sql, { type Sql } from 'sql-template-tag';
import type { WeComContact } from '../channels/weCom/weCom.js';
import { erasedHash } from '../customers/erased.js';
import { json, type Queryable } from '../db/database.js';
import { dropContacts, type ErasedContact, isErasedContact, rememberErased } from './erasedContacts.store.js';
import { staffIdsOf } from './staff.store.js';

const DIGITS = 11;

/** Numbers as customers have them. */
const plainPhones = (phones: readonly string[]): string[] =>
  phones.map((phone) => phone.replace(/\D/g, '').slice(-DIGITS)).filter(isPhone);

/** Lost since then, or found again: each coming and going is counted once. */
const noteChanges = async (
  tx: Queryable,
  kind: 'added' | 'lost',
  changes: readonly { readonly id: number; readonly at: string }[],
): Promise<void> => {
  await tx.query(sql`
    insert into wecom_changes (contact_id, staff_id, link_id, kind, occurred_at)
    select c.id, c.staff_id, c.link_id, ${kind}, g.at
    from jsonb_to_recordset(${json(changes)}) as g (id bigint, at timestamptz) join wecom_contacts c on c.id = g.id
    on conflict (contact_id, kind, occurred_at) do nothing`);
};

/** The labels of the links by which customers came, once: who takes one off again has done so for good. */
const hangLabels = async (tx: Queryable, ids: readonly number[]): Promise<void> => {
  await tx.query(sql`
    with open as (
      update wecom_contacts set tagged = true
      where id = any(${[...ids]}::bigint[]) and not tagged and link_id is not null and customer_id is not null
      returning link_id, customer_id
    )
    insert into customer_labels (tag_id, customer_id)
    select t.tag_id, o.customer_id from open o join referral_link_tags t on t.link_id = o.link_id on conflict do nothing`);
};

/** Rows of contacts: those of people who were erased on request, by a phone number that staff noted, or known so already. */
const letGoErased = async (tx: Queryable, given: Sql): Promise<string[]> => {
  const byPhone = await tx.query<ErasedContact>(sql`
    select distinct g.external as "externalUserId", k.hash as "keyHash"
    from ${given}, unnest(string_to_array(g.phones, ' ')) p (phone)
      join customer_erased_keys k on k.hash = ${erasedHash('phone', sql`p.phone`)}
    where p.phone <> ''`);
  // Whoever takes the number off again brings nobody back.
  await rememberErased(tx, byPhone);
  const known = await tx.query<{ id: string }>(
    sql`select distinct g.external as id from ${given} where ${isErasedContact(sql`g.external`)}`,
  );
  const gone = known.map(({ id }) => id);
  await dropContacts(tx, gone);
  return gone;
};

/**
 * Takes in who has whom as WeCom tells it, in the reading of that number. Whoever was erased on request is not taken in, and
 * is let go where they are known. A contact that WeCom reported as lost is one again only if they came after that.
 */
export const takeContacts = async (tx: Queryable, contacts: readonly WeComContact[], run: number): Promise<void> => {
  if (contacts.length === 0) return;
  const staff = await staffIdsOf(
    tx,
    contacts.map(({ userId }) => userId),
  );
  const rows = contacts.map(({ externalUserId, name, userId, since, state, phones }) => ({
    external: externalUserId,
    staff: staff.get(userId) ?? '',
    name,
    since: since.toISOString(),
    code: state,
    phones: plainPhones(phones).join(' '),
  }));
  const given = sql`jsonb_to_recordset(${json(rows)})
    as g (external text, staff text, name text, since timestamptz, code text, phones text)`;
  const gone = await letGoErased(tx, given);
  const taken = await tx.query<{ id: number; since: Date }>(sql`
    insert into wecom_contacts as c (external_user_id, staff_id, name, customer_id, link_id, since, seen_run)
    select distinct on (g.external, g.staff) g.external, g.staff, g.name,
      (
        select u.id from unnest(string_to_array(g.phones, ' ')) p (phone)
        join customers u on u.phone <> '' and right(u.phone, ${DIGITS}) = p.phone order by u.seq limit 1
      ),
      (select l.id from referral_links l where l.code = g.code and g.code <> ''), g.since, ${run}
    from ${given} where g.external <> all(${gone}::text[]) order by g.external, g.staff
    on conflict (external_user_id, staff_id) do update set name = excluded.name,
      customer_id = coalesce(excluded.customer_id, c.customer_id),
      link_id = case when excluded.since > c.since then excluded.link_id else coalesce(c.link_id, excluded.link_id) end,
      tagged = c.tagged and excluded.since <= c.since, since = excluded.since,
      seen_run = greatest(c.seen_run, excluded.seen_run),
      lost_at = case when c.lost_by = 'report' and excluded.since <= c.lost_at then c.lost_at end,
      lost_by = case when c.lost_by = 'report' and excluded.since <= c.lost_at then 'report' else '' end
    returning c.id, c.since`);
  const ids = taken.map(({ id }) => id);
  // Whoever was only missed by a reading was never away.
  await tx.query(sql`
    delete from wecom_changes h using wecom_contacts c
    where c.id = any(${ids}::bigint[]) and h.contact_id = c.id and h.kind = 'lost' and c.lost_at is null
      and h.occurred_at > c.since`);
  await noteChanges(
    tx,
    'added',
    taken.map(({ id, since }) => ({ id, at: since.toISOString() })),
  );
  await hangLabels(tx, ids);
};

/** Somebody is no contact of a member of staff any more, as WeCom reports. */
export const loseContact = async (
  tx: Queryable,
  { externalUserId, userId, at }: { externalUserId: string; userId: string; at: Date },
): Promise<void> => {
  const lost = await tx.query<{ id: number }>(sql`
    update wecom_contacts c set lost_at = ${at.toISOString()}::timestamptz, lost_by = 'report'
    from wecom_staff s
    where s.id = c.staff_id and s.user_id = ${userId} and c.external_user_id = ${externalUserId}
      and c.since <= ${at.toISOString()}::timestamptz and (c.lost_at is null or c.lost_by = 'reading')
    returning c.id`);
  const ids = lost.map(({ id }) => id);
  // What a reading had found out is known better now.
  await tx.query(sql`
    delete from wecom_changes h using wecom_contacts c
    where c.id = any(${ids}::bigint[]) and h.contact_id = c.id and h.kind = 'lost' and h.occurred_at > c.since`);
  await noteChanges(
    tx,
    'lost',
    ids.map((id) => ({ id, at: at.toISOString() })),
  );
};

/** Whoever was not there when the contacts of a member of staff were read to the end. */
export const loseUnseen = async (tx: Queryable, staffId: string, run: number): Promise<void> => {
  const lost = await tx.query<{ id: number; at: Date }>(sql`
    update wecom_contacts set lost_at = now(), lost_by = 'reading'
    where staff_id = ${staffId} and lost_at is null and seen_run < ${run} returning id, now() as at`);
  await noteChanges(
    tx,
    'lost',
    lost.map(({ id, at }) => ({ id, at: at.toISOString() })),
  );
};
