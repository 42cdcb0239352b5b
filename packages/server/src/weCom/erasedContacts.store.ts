import sql, { type Sql } from 'sql-template-tag';
import { addressHash } from '../channels/optOuts.store.js';
import { json, type Queryable } from '../db/database.js';
import { countContacts } from './sync.store.js';

/** As refusals know a contact: only this installation makes the same of it. */
const hashOf = (externalUserId: Sql): Sql => addressHash(sql`'qyWechat'::text`, externalUserId);

/** Whether whoever has this id at WeCom, an expression, was erased on request. Costs nothing as long as nobody was. */
export const isErasedContact = (externalUserId: Sql): Sql => sql`
  case when exists (select 1 from wecom_erased) then exists (
    select 1 from wecom_erased e where e.contact_hash = ${hashOf(externalUserId)}) else false end`;

export interface ErasedContact {
  readonly externalUserId: string;
  /** Of `customer_erased_keys`: as long as that one is remembered, so is the contact. Null: for good. */
  readonly keyHash: string | null;
}

/** Has nobody take these in again, nor their names in groups. */
export const rememberErased = async (tx: Queryable, contacts: readonly ErasedContact[]): Promise<void> => {
  if (contacts.length === 0) return;
  await tx.query(sql`
    insert into wecom_erased (contact_hash, key_hash)
    select distinct ${hashOf(sql`g."externalUserId"`)}, g."keyHash"
    from jsonb_to_recordset(${json(contacts)}) as g ("externalUserId" text, "keyHash" text) on conflict do nothing`);
};

/** Nobody has these as a contact, and they have no names in groups any more. What is counted of them stays. */
export const dropContacts = async (tx: Queryable, externalUserIds: readonly string[]): Promise<void> => {
  if (externalUserIds.length === 0) return;
  const ids = [...externalUserIds];
  await tx.query(sql`
    update private_domain_members set name = ''
    where user_id = any(${ids}::text[]) and kind = 'customer' and name <> ''`);
  await tx.query(sql`delete from wecom_contacts where external_user_id = any(${ids}::text[])`);
};

/** Forgets a customer who is erased, by all that they are remembered by, hashes of `customer_erased_keys`. */
export const forgetContactsOf = async (
  tx: Queryable,
  customerId: string,
  keyHashes: readonly string[],
): Promise<void> => {
  const found = await tx.query<{ id: string }>(
    sql`select distinct external_user_id as id from wecom_contacts where customer_id = ${customerId}`,
  );
  if (found.length === 0) return;
  const keys = keyHashes.length === 0 ? [null] : keyHashes;
  await rememberErased(
    tx,
    found.flatMap(({ id }) => keys.map((keyHash) => ({ externalUserId: id, keyHash }))),
  );
  await dropContacts(
    tx,
    found.map(({ id }) => id),
  );
  await countContacts(tx);
};
