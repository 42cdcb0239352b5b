import type { Input, modifyCustomer } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import { isUniqueViolation } from '../../../db/sqlError.js';
import { fail } from '../../../http/failure.js';

/** Changes what is given. Throws the contract's reasons. */
export const modifyFacts = async (db: Database, input: Input<typeof modifyCustomer>): Promise<void> => {
  const { id, customerName, phoneNumber, email, memberNumber, gender, birthday, city, level, staffName } = input;
  const text = (value: string | undefined): string | null => value?.trim() ?? null;
  try {
    const rows = await db.query<{ one: number }>(sql`
      update customers set name = coalesce(${text(customerName)}, name), phone = coalesce(${text(phoneNumber)}, phone),
        email = coalesce(${text(email)}, email), member_number = coalesce(${text(memberNumber)}, member_number),
        gender = coalesce(${text(gender)}, gender),
        birthday = case when ${birthday !== undefined} then ${birthday ?? null}::date else birthday end,
        city = coalesce(${text(city)}, city), level = coalesce(${text(level)}, level),
        staff_name = coalesce(${text(staffName)}, staff_name), updated_at = now()
      where id = ${id} returning 1 as one`);
    if (rows.length === 0) throw fail('customer_not_found');
  } catch (error) {
    if (isUniqueViolation(error, 'customers_phone')) throw fail('phone_taken');
    if (isUniqueViolation(error, 'customers_member')) throw fail('member_number_taken');
    throw error;
  }
};
