import sql, { type Sql } from 'sql-template-tag';

/** By what somebody is known again after they were erased. */
export type ErasedKey = 'phone' | 'memberNumber' | 'email';

/** The hash of a value, itself an expression; null of null. Only this installation makes the same of it. */
export const erasedHash = (key: ErasedKey, value: Sql): Sql => sql`
  encode(sha256(convert_to((select salt from customer_erasure_salt) || ${`:${key}:`}::text || lower(${value}), 'UTF8')), 'hex')`;

/**
 * Whether somebody was erased on request, by expressions for their phone number, member number and e-mail address, null where
 * a row has none. An address alone counts only where there is neither of the others: several may share it. Costs nothing as long
 * as nobody was erased.
 */
export const isErased = ({ phone, memberNumber, email }: Readonly<Record<ErasedKey, Sql>>): Sql => sql`
  case when exists (select 1 from customer_erased_keys) then exists (
    select 1 from customer_erased_keys known where known.hash in (
      ${erasedHash('phone', phone)}, ${erasedHash('memberNumber', memberNumber)},
      case when ${phone} is null and ${memberNumber} is null then ${erasedHash('email', email)} end)
  ) else false end`;
