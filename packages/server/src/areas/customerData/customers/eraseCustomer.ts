import type { ErasedCustomer, Input, allowErasedCustomer } from '@console/api/contract';
import { isDeepStrictEqual } from 'node:util';
import sql, { type Sql } from 'sql-template-tag';
import { forgetWhoRefused } from '../../../channels/consents.store.js';
import { type ErasedKey, erasedHash } from '../../../customers/erased.js';
import { refreshPackSizes } from '../../../customers/packSizes.js';
import { refreshTotals } from '../../../customers/totals.js';
import type { Database, Queryable } from '../../../db/database.js';
import type { Storage } from '../../../files/storage.js';
import { fail } from '../../../http/failure.js';
import { forgetMessages } from '../../../outbox/index.js';
import { forgetContactsOf } from '../../../weCom/index.js';
import { findNamingFiles } from '../uploads/index.js';
import { forgetRules } from './forgetRules.js';
import { forgetUploads } from './forgetUploads.js';
import { type Keys, namingAddress, namingText, type PersonSigns, SHORT_NUMBER, signsOf } from './personSigns.js';

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

/** Answers the hashes by which they are known from now on. */
const remember = async (tx: Queryable, people: readonly Keys[]): Promise<string[]> => {
  const hashes = new Set<string>();
  for (const person of people)
    for (const kind of kinds)
      if (person[kind] !== '') {
        const [known] = await tx.query<{ hash: string }>(sql`
          insert into customer_erased_keys (hash) values (${erasedHash(kind, sql`${person[kind]}::text`)})
          on conflict (hash) do update set hash = excluded.hash returning hash`);
        if (known !== undefined) hashes.add(known.hash);
      }
  return [...hashes];
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
 * since it may be as short as a word; one that is shorter than that where a property is called so. Answers how many.
 */
const forgetEvents = async (
  tx: Queryable,
  id: string,
  { pattern, plain, memberNumbers }: PersonSigns,
): Promise<number> => {
  const said = sql`lower(e.event_key || ' ' || e.object || ' ' || e.properties::text)`;
  const part = (text: Sql): Sql => sql`${text} ~* ${pattern}::text`;
  const whole = [...memberNumbers];
  // What is found fast is looked at closely: `wangli@qq.com` has all of `li@qq.com`.
  const rows = await tx.query<{ customerId: string | null }>(sql`
    delete from customer_events e where e.source_key <> 'upload' and e.customer_id is distinct from ${id} and (
      (exists (select 1 from unnest(${[...plain]}::text[]) w where strpos(${said}, w) > 0) and (
        ${part(sql`e.event_key`)} or ${part(sql`e.object`)}
        or exists (select 1 from jsonb_each_text(e.properties) p where ${part(sql`p.key`)} or ${part(sql`p.value`)})))
      or (lower(e.object) = any(${whole}::text[]) and length(e.object) > ${SHORT_NUMBER})
      or exists (
        select 1 from unnest(${whole}::text[]) w
        where strpos(lower(e.properties::text), to_jsonb(w)::text) > 0 and exists (
          select 1 from jsonb_each(e.properties) p where jsonb_typeof(p.value) = 'string' and lower(p.value #>> '{}') = w
            and (length(w) > ${SHORT_NUMBER} or p.key ~* 'member|会员')))
    ) returning e.customer_id as "customerId"`);
  await refreshTotals(
    tx,
    rows.flatMap(({ customerId }) => customerId ?? []),
  );
  return rows.length;
};

export interface ErasingDeps {
  readonly db: Database;
  readonly storage: Storage;
}

/** Deletes somebody everywhere. Throws the contract's reasons; then nothing was deleted. */
export const eraseCustomer = async (
  { db, storage }: ErasingDeps,
  id: string,
  confirmation: string,
): Promise<ErasedCustomer> => {
  // Files are large: they are looked through before anything is locked.
  const known = signsOf(await keysOf(db, id));
  const files = await findNamingFiles(db, storage, (hasMemberColumn) => namingText(known, hasMemberColumn));
  return db.transaction(async (tx) => {
    const locked = await tx.query<{ name: string; memberNumber: string }>(sql`
      select name, member_number as "memberNumber" from customers where id = ${id} for update`);
    const [person] = locked;
    if (person === undefined) throw fail('customer_not_found');
    if (confirmation.trim() !== (person.name.trim() || person.memberNumber || id)) throw fail('confirmation_wrong');
    const people = await keysOf(tx, id);
    const hashes = await remember(tx, people);
    const signs = signsOf(people);
    const ids = [...new Set(people.map((one) => one.id))];
    // Whoever has another number by now was looked for by the wrong one.
    const looked = isDeepStrictEqual(signs, known) ? files : { looked: [], naming: [] };
    const uploadRowCount = await forgetUploads(tx, ids, signs, looked);
    const conversationCount = await forgetConversations(tx, id);
    const namingCount = await forgetEvents(tx, id, signs);
    await forgetRules(tx, signs);
    await forgetWhoRefused(tx, id, ids);
    await forgetMessages(tx, id, { phones: people.map(({ phone }) => phone), isTheirs: namingAddress(signs, people) });
    const [counts] = await tx.query<{ orders: number; events: number; merges: number }>(sql`
      select (select count(*)::int from customer_orders where customer_id = ${id}) as orders,
        (select count(*)::int from customer_events where customer_id = ${id}) as events,
        (select count(*)::int from customer_merges where kept_id = ${id}) as merges`);
    const packs = await tx.query<{ id: string }>(sql`
      delete from crowd_pack_members where customer_id = ${id} returning pack_id as id`);
    await refreshPackSizes(
      tx,
      packs.map((pack) => pack.id),
    );
    await forgetContactsOf(tx, id, hashes);
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
};

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
