import { createHash } from 'node:crypto';
import { randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { hashOfSecret } from './secret.js';

/** A key as far as trading it goes. */
export interface TradedKey {
  readonly id: string;
  readonly origins: readonly string[];
  /** False: stopped or expired. */
  readonly active: boolean;
}

/** What a visitor is known by here: nobody reads the portal's own id from it. */
const markOf = (visitor: string): string => createHash('sha256').update(visitor).digest('hex').slice(0, 32);

const traded = sql`
  id, origins, enabled and (expires_at is null or expires_at > now()) as active`;

/** Who comes with an embed key: a user without password, role and place among the staff. */
export const visitorStore = (db: Queryable) => ({
  /** Null where the two do not belong together, and for a secret that was replaced too long ago. */
  keyOfSecret: async (publicKey: string, secret: string): Promise<TradedKey | null> => {
    const hash = hashOfSecret(secret);
    const [row] = await db.query<TradedKey>(sql`
      select ${traded} from embed_keys where public_key = ${publicKey}
        and (secret_hash = ${hash}::bytea or (former_secret_hash = ${hash}::bytea and former_secret_until > now()))`);
    return row ?? null;
  },

  key: async (id: string): Promise<TradedKey | null> => {
    const [row] = await db.query<TradedKey>(sql`select ${traded} from embed_keys where id = ${id}`);
    return row ?? null;
  },

  /**
   * Id of a key's visitor, who is made where nobody knows them yet. They are the customer with that member number, and stay
   * that where it is not said: what they asked before goes with the customer.
   */
  visitor: async (keyId: string, visitor: string, memberNumber = ''): Promise<string> => {
    const mark = markOf(visitor);
    const id = randomId();
    const [found] = await db.query<{ id: string }>(sql`
      insert into users (id, account, username, password_hash, embed_key_id, last_sign_in_at, customer_id)
      values (${id}, ${`embed:${keyId}:${mark}`}, ${`访客 ${mark.slice(0, 6)}`}, '', ${keyId}, now(),
        (select c.id from customers c where c.member_number = ${memberNumber} and c.member_number <> ''))
      on conflict (lower(account)) do update set last_sign_in_at = now(),
        customer_id = coalesce(excluded.customer_id, users.customer_id)
      returning id`);
    return found?.id ?? id;
  },

  /** Origins of a key that stands in a page, as long as it works. */
  originsOf: async (publicKey: string): Promise<readonly string[]> => {
    const [row] = await db.query<TradedKey>(sql`select ${traded} from embed_keys where public_key = ${publicKey}`);
    return row?.active === true ? row.origins : [];
  },

  /** All origins of keys that work. */
  origins: async (): Promise<string[]> => {
    const rows = await db.query<{ origin: string }>(sql`
      select distinct unnest(origins) as origin from embed_keys where enabled and (expires_at is null or expires_at > now())`);
    return rows.map(({ origin }) => origin);
  },

  /** Forgets visitors of whom nothing is left, and their counts. */
  removeOld: async (): Promise<void> => {
    await db.query(sql`
      delete from users u where embed_key_id is not null and last_sign_in_at < now() - interval '2 days'
        and not exists (select 1 from topics t where t.user_id = u.id)`);
    await db.query(
      sql`delete from embed_questions where scope in ('visitor', 'origin') and since < now() - interval '2 days'`,
    );
  },
});

export type VisitorStore = ReturnType<typeof visitorStore>;
