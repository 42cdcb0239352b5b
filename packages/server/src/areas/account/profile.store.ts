import type { BaseInfo } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import { isUniqueViolation } from '../../db/sqlError.js';
import { fail } from '../../http/failure.js';
import { uploadIdOf, type Uploads, uploadPath } from '../../uploads/index.js';

/** What people change of themselves. */
export interface ProfileSettings {
  readonly username: string;
  readonly phoneNumber: string;
  readonly email: string;
  /** Path of a picture of the user's own, empty for none. Left out, it stays. */
  readonly avatar?: string;
  /** Left out, it stays. */
  readonly introduction?: string;
}

export type ProfileStore = ReturnType<typeof profileStore>;

/** What a user sees and changes of themselves. */
export const profileStore = (db: Database, uploads: Pick<Uploads, 'find'>) => {
  const ownPicture = async (path: string, userId: string): Promise<string> => {
    const id = uploadIdOf(path);
    const upload = id === null ? null : await uploads.find(id);
    if (upload === null || upload.ownerId !== userId || !upload.type.startsWith('image/')) throw fail('file_not_found');
    return upload.id;
  };
  return {
    read: async (userId: string): Promise<BaseInfo | null> => {
      const [found] = await db.query<BaseInfo & { avatarId: string | null }>(sql`
      select id, username, account, phone_number as "phoneNumber", email, introduction,
        (select upload_id from user_avatars where user_id = users.id) as "avatarId",
        coalesce(
          (
            select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name)
            from roles r join user_roles ur on ur.role_id = r.id where ur.user_id = users.id
          ),
          '[]'
        ) as roles
      from users where id = ${userId}
    `);
      if (found === undefined) return null;
      const { avatarId, ...info } = found;
      return { ...info, avatar: avatarId === null ? '' : uploadPath(avatarId) };
    },

    /** False where there is no such user. Throws `phone_taken`, `email_taken`, and `file_not_found` of an avatar. */
    modify: async (
      userId: string,
      { username, phoneNumber, email, avatar, introduction }: ProfileSettings,
    ): Promise<boolean> => {
      const avatarId = avatar ? await ownPicture(avatar, userId) : null;
      try {
        return await db.transaction(async (tx) => {
          if (avatar !== undefined) await tx.query(sql`delete from user_avatars where user_id = ${userId}`);
          if (avatarId !== null)
            await tx.query(sql`insert into user_avatars (user_id, upload_id) values (${userId}, ${avatarId})`);
          const rows = await tx.query(sql`
        update users set username = ${username}, phone_number = ${phoneNumber}, email = ${email}, updated_at = now(),
          introduction = coalesce(${introduction ?? null}::text, introduction)
        where id = ${userId} returning id
      `);
          return rows.length > 0;
        });
      } catch (error) {
        if (isUniqueViolation(error, 'users_phone')) throw fail('phone_taken');
        if (isUniqueViolation(error, 'users_email')) throw fail('email_taken');
        throw error;
      }
    },

    passwordHash: async (userId: string): Promise<string | null> => {
      const [found] = await db.query<{ hash: string }>(
        sql`select password_hash as hash from users where id = ${userId}`,
      );
      return found?.hash ?? null;
    },

    /** Ends every sign-in of the user as well. False where the password is no longer the one that `former` is of. */
    changePassword: (userId: string, former: string, hash: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const changed = await tx.query(sql`
        update users set password_hash = ${hash}, updated_at = now()
        where id = ${userId} and password_hash = ${former} returning id
      `);
        if (changed.length === 0) return false;
        await tx.query(sql`update sign_ins set revoked_at = now() where user_id = ${userId} and revoked_at is null`);
        return true;
      }),
  };
};
