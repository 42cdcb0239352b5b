import type { ErasedCustomer, Input, allowErasedCustomer } from '@console/api/contract';
import sql, { raw } from 'sql-template-tag';
import { type ErasedKey, erasedHash } from '../../../customers/erased.js';
import { refreshTotals } from '../../../customers/totals.js';
import type { Database, Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';

interface Keys {
  readonly phone: string;
  readonly memberNumber: string;
  readonly email: string;
}

const kinds: readonly ErasedKey[] = ['phone', 'memberNumber', 'email'];

/** The person, and whoever was merged into them: each has numbers of their own. */
const keysOf = (tx: Queryable, id: string) =>
  tx.query<Keys & { name: string; id: string }>(sql`
    select id, name, phone, member_number as "memberNumber", email from customers where id = ${id}
    union all
    select p.id, p.name, p.phone, p.member_number, p.email
    from customer_merges m,
      lateral (values (m.gone), (m.kept_before)) r (row), jsonb_populate_record(null::customers, r.row) p
    where m.kept_id = ${id}`);

const remember = async (tx: Queryable, people: readonly Keys[]): Promise<void> => {
  for (const person of people)
    for (const kind of kinds)
      if (person[kind] !== '')
        await tx.query(sql`
          insert into customer_erased_keys (hash) values (${erasedHash(kind, sql`${person[kind]}::text`)})
          on conflict do nothing`);
};

/**
 * Deletes what uploads keep of them: rows shown, what was changed, and the files themselves. Numbers are found however they are
 * written, with gaps or without. Throws `data_upload_running` where one of those uploads is under way.
 */
const forgetUploads = async (tx: Queryable, people: readonly (Keys & { id: string })[]): Promise<number> => {
  const signs = people.flatMap(({ phone, memberNumber, email }) => [phone, memberNumber, email.toLowerCase()]);
  const wanted = [...new Set(signs.filter((sign) => sign.length > 3))];
  const ids = [...new Set(people.map(({ id }) => id))];
  const [found] = await tx.query<{ uploads: string[]; busy: boolean }>(sql`
    with touched as (
      select upload_id as id from data_upload_rows r, unnest(${wanted}::text[]) w
      where strpos(regexp_replace(lower(r.cells::text || r.changes::text), '[[:space:]-]', '', 'g'),
        regexp_replace(w, '[[:space:]-]', '', 'g')) > 0
      union select upload_id from data_upload_changes where target_id = any(${ids}::text[])
        or target_id in (select o.id from customer_orders o where o.customer_id = any(${ids}::text[]))
      union select upload_id from customers where id = any(${ids}::text[])
      union select upload_id from customer_orders where customer_id = any(${ids}::text[])
      union select upload_id from customer_events where customer_id = any(${ids}::text[])
    )
    select coalesce(array_agg(d.id), '{}') as uploads,
      coalesce(bool_or(d.status in ('checking', 'running', 'takingBack')), false) as busy
    from data_uploads d join touched t on t.id = d.id`);
  if (found?.busy) throw fail('data_upload_running');
  const uploads = found?.uploads ?? [];
  await tx.query(sql`update data_uploads set file_key = null, columns = (
      select coalesce(jsonb_agg(c || '{"samples": []}' order by n), '[]')
      from jsonb_array_elements(columns) with ordinality e (c, n)
    ) where id = any(${uploads}::text[])`);
  await tx.query(sql`
    delete from data_upload_changes where target_id = any(${ids}::text[])
      or target_id in (select id from customer_orders where customer_id = any(${ids}::text[]))`);
  const rows = await tx.query<{ one: number }>(sql`
    delete from data_upload_rows r using unnest(${wanted}::text[]) w
    where strpos(regexp_replace(lower(r.cells::text || r.changes::text), '[[:space:]-]', '', 'g'),
      regexp_replace(w, '[[:space:]-]', '', 'g')) > 0 returning 1 as one`);
  return rows.length;
};

/** What they asked as visitors of sites that said who they are, with all that was answered. Answers how many conversations. */
const forgetConversations = async (tx: Queryable, id: string): Promise<number> => {
  const [found] = await tx.query<{ topics: number }>(sql`
    select count(*)::int as topics from topics t join users u on u.id = t.user_id
    where u.customer_id = ${id} and u.embed_key_id is not null`);
  // What is counted of answers outlives them, and gaps are gathered from it.
  await tx.query(sql`
    delete from answer_log where user_id in (
      select id from users where customer_id = ${id} and embed_key_id is not null)`);
  await tx.query(sql`delete from users where customer_id = ${id} and embed_key_id is not null`);
  return found?.topics ?? 0;
};

/**
 * Gathered events that name them, whosever they are: a number or address anywhere in them, a member number as a whole value,
 * since it may be as short as a word. Answers how many.
 */
const forgetEvents = async (tx: Queryable, id: string, people: readonly Keys[]): Promise<number> => {
  const parts = people.flatMap(({ phone, email }) => [phone, email.toLowerCase()]).filter((sign) => sign !== '');
  const whole = people.map(({ memberNumber }) => memberNumber.toLowerCase()).filter((sign) => sign !== '');
  const said = sql`lower(e.event_key || ' ' || e.object || ' ' || e.properties::text)`;
  const rows = await tx.query<{ customerId: string | null }>(sql`
    delete from customer_events e where e.source_key <> 'upload' and e.customer_id is distinct from ${id} and (
      exists (select 1 from unnest(${parts}::text[]) w where strpos(${said}, w) > 0)
      or exists (
        select 1 from unnest(${whole}::text[]) w
        where lower(e.object) = w or strpos(lower(e.properties::text), to_jsonb(w)::text) > 0)
    ) returning e.customer_id as "customerId"`);
  await refreshTotals(
    tx,
    rows.flatMap(({ customerId }) => customerId ?? []),
  );
  return rows.length;
};

/** Rules of packs that name them by a number or address find nobody by it any more, in former versions too. */
const forgetRules = async (tx: Queryable, people: readonly Keys[]): Promise<void> => {
  for (const person of people)
    for (const kind of kinds) {
      if (person[kind] === '') continue;
      const value = sql`to_jsonb(${person[kind]}::text)::text`;
      for (const table of ['crowd_packs', 'crowd_pack_versions'])
        await tx.query(sql`
          update ${raw(table)} set rules = replace(rules::text, ${value}, '"erased"')::jsonb
          where strpos(rules::text, ${value}) > 0`);
    }
};

/** Deletes somebody everywhere. Throws the contract's reasons; then nothing was deleted. */
export const eraseCustomer = (db: Database, id: string, confirmation: string): Promise<ErasedCustomer> =>
  db.transaction(async (tx) => {
    const locked = await tx.query<{ name: string; memberNumber: string }>(sql`
      select name, member_number as "memberNumber" from customers where id = ${id} for update`);
    const [person] = locked;
    if (person === undefined) throw fail('customer_not_found');
    if (confirmation.trim() !== (person.name.trim() || person.memberNumber || id)) throw fail('confirmation_wrong');
    const people = await keysOf(tx, id);
    await remember(tx, people);
    const uploadRowCount = await forgetUploads(tx, people);
    const conversationCount = await forgetConversations(tx, id);
    const namingCount = await forgetEvents(tx, id, people);
    await forgetRules(tx, people);
    const [counts] = await tx.query<{ orders: number; events: number; merges: number }>(sql`
      select (select count(*)::int from customer_orders where customer_id = ${id}) as orders,
        (select count(*)::int from customer_events where customer_id = ${id}) as events,
        (select count(*)::int from customer_merges where kept_id = ${id}) as merges`);
    const packs = await tx.query<{ id: string }>(sql`
      delete from crowd_pack_members where customer_id = ${id} returning pack_id as id`);
    await tx.query(sql`
      update crowd_packs p set member_count = (select count(*)::int from crowd_pack_members m where m.pack_id = p.id)
      where p.id = any(${packs.map((pack) => pack.id)}::text[])`);
    await tx.query(sql`delete from customers where id = ${id}`);
    return {
      id,
      orderCount: counts?.orders ?? 0,
      eventCount: (counts?.events ?? 0) + namingCount,
      conversationCount,
      uploadRowCount,
      crowdPackCount: packs.length,
      mergeCount: counts?.merges ?? 0,
    };
  });

/** Forgets that somebody was erased. Answers whether they had been. */
export const allowErased = async (db: Database, input: Input<typeof allowErasedCustomer>): Promise<boolean> => {
  const { phoneNumber, memberNumber, email } = input;
  const given = { phone: phoneNumber, memberNumber: memberNumber?.trim(), email };
  let count = 0;
  for (const kind of kinds) {
    const value = given[kind];
    if (value === undefined || value === '') continue;
    const rows = await db.query<{ one: number }>(sql`
      delete from customer_erased_keys where hash = ${erasedHash(kind, sql`${value}::text`)} returning 1 as one`);
    count += rows.length;
  }
  return count > 0;
};
