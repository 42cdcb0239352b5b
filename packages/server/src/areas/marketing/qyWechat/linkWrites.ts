import type { addReferralLink, Input, modifyReferralLink } from '@console/api/contract';
import { randomCode, randomId } from '@console/base';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../../db/sqlError.js';
import { fail } from '../../../http/failure.js';
import { readMoment } from '../../../text/moment.js';
import { checkStaff } from '../../../weCom/index.js';
import { queueContactWay } from './contactWay.store.js';

/** Letters of the part of an address that tells links apart. */
const CODE = 12;

const refused = (error: unknown): unknown => {
  if (isUniqueViolation(error, 'referral_links_name')) return fail('name_taken');
  return isForeignKeyViolation(error, 'referral_link_tags_tag_id_fkey') ? fail('tag_not_found') : error;
};

const setStaff = async (tx: Queryable, id: string, staffIds: readonly string[]): Promise<void> => {
  await tx.query(sql`delete from referral_link_staff where link_id = ${id}`);
  await tx.query(sql`
    insert into referral_link_staff (link_id, staff_id, order_num)
    select ${id}, staff_id, min(at) from unnest(${[...staffIds]}::text[]) with ordinality g (staff_id, at) group by staff_id`);
};

const setTags = async (tx: Queryable, id: string, tagIds: readonly string[]): Promise<void> => {
  await tx.query(sql`delete from referral_link_tags where link_id = ${id}`);
  await tx.query(sql`
    insert into referral_link_tags (link_id, tag_id) select distinct ${id}, tag from unnest(${[...tagIds]}::text[]) as tag`);
};

/** Throws `invalid_request` for a day that does not exist. */
const endOf = (expireTime: string | null): string | null => {
  if (expireTime === null) return null;
  const moment = readMoment(expireTime);
  if (moment === null) throw fail('invalid_request', { fields: { expireTime } });
  return moment.toISOString();
};

/** What people change of links; WeCom is told in the background. */
export const linkWrites = (db: Database) => {
  const saved = async <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => {
    try {
      return await db.transaction(work);
    } catch (error) {
      throw refused(error);
    }
  };

  return {
    /** `configured`: WeCom can be asked to make a way. */
    add: (body: Input<typeof addReferralLink>, userId: string, configured: boolean): Promise<{ id: string }> =>
      saved(async (tx) => {
        const { linkName, staffIds, tagIds = [], welcome = '', enabled = true, expireTime = null } = body;
        await checkStaff(tx, staffIds);
        if (!configured) throw fail('channel_not_configured');
        const id = randomId();
        await tx.query(sql`
          insert into referral_links (id, name, code, welcome, enabled, expire_at, created_by)
          values (${id}, ${linkName.trim()}, ${randomCode(CODE)}, ${welcome.trim()}, ${enabled},
            ${endOf(expireTime)}::timestamptz, ${userId})`);
        await setStaff(tx, id, staffIds);
        await setTags(tx, id, tagIds);
        await queueContactWay(tx, id);
        return { id };
      }),

    modify: (body: Input<typeof modifyReferralLink>, configured: boolean): Promise<void> =>
      saved(async (tx) => {
        const { id, version, linkName, staffIds, tagIds, welcome, enabled, expireTime } = body;
        const [found] = await tx.query<{ version: number }>(sql`
          select version from referral_links where id = ${id} and deleted_at is null for update`);
        if (found === undefined) throw fail('referral_link_not_found');
        if (version !== undefined && version !== found.version) throw fail('changed_meanwhile');
        if (staffIds !== undefined) await checkStaff(tx, staffIds);
        if (!configured) throw fail('channel_not_configured');
        await tx.query(sql`
          update referral_links set name = coalesce(${linkName?.trim() ?? null}, name),
            welcome = coalesce(${welcome?.trim() ?? null}, welcome), enabled = coalesce(${enabled ?? null}::boolean, enabled),
            expire_at = case when ${expireTime !== undefined} then ${endOf(expireTime ?? null)}::timestamptz else expire_at end,
            version = version + 1, wanted = wanted + 1, updated_at = now()
          where id = ${id}`);
        if (staffIds !== undefined) await setStaff(tx, id, staffIds);
        if (tagIds !== undefined) await setTags(tx, id, tagIds);
        await queueContactWay(tx, id);
      }),

    remove: (ids: readonly string[]): Promise<void> =>
      saved(async (tx) => {
        const gone = await tx.query<{ id: string }>(sql`
          update referral_links set deleted_at = now(), wanted = wanted + 1
          where id = any(${[...ids]}::text[]) and deleted_at is null returning id`);
        for (const { id } of gone) await queueContactWay(tx, id);
      }),

    /** Tries again what failed. */
    retry: (id: string, configured: boolean): Promise<void> =>
      saved(async (tx) => {
        const [found] = await tx.query(sql`
          select 1 as one from referral_links where id = ${id} and deleted_at is null for update`);
        if (found === undefined) throw fail('referral_link_not_found');
        if (!configured) throw fail('channel_not_configured');
        await tx.query(sql`
          update referral_links set way_state = 'waiting', way_problem = '', way_said = ''
          where id = ${id} and way_state = 'failed'`);
        await queueContactWay(tx, id);
      }),
  };
};
