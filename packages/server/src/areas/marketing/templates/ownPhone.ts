import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';

export interface OwnPhone {
  /** Empty: there is none. */
  readonly phone: string;
  /** Somebody who manages users has given it: whoever writes it themselves could write anybody's. */
  readonly confirmed: boolean;
}

/** The phone number of an account as it is now. */
export const readOwnPhone = async (db: Queryable, userId: string): Promise<OwnPhone> => {
  const [found] = await db.query<OwnPhone>(sql`
    select phone_number as phone, phone_number <> '' and phone_number = given_phone as confirmed
    from users where id = ${userId}`);
  return found ?? { phone: '', confirmed: false };
};
