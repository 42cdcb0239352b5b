import {
  type addEcologyMember,
  type EcologyHistoryKind,
  type EcologyMemberState,
  ecologyMemberStates,
  type Input,
  type modifyEcologyMember,
  type replyToEcologyMember,
  type restoreEcologyMembers,
  type setEcologyMemberState,
} from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.js';
import { isUniqueViolation } from '../../../db/sqlError.js';
import { fail } from '../../../http/failure.js';

/** Who does it. */
export interface Writer {
  readonly userId: string;
  readonly username: string;
}

/** Days for which a deleted member can be brought back. */
export const KEPT_DAYS = 7;

const taken = (error: unknown): unknown =>
  isUniqueViolation(error, 'ecology_members_name') ? fail('name_taken') : error;

interface Event {
  readonly kind: EcologyHistoryKind | 'replied';
  readonly content?: string;
}

/** Writes down the same of each member. Answers the ids of what was written. */
export const noteEvents = async (
  tx: Queryable,
  memberIds: readonly string[],
  { kind, content = '' }: Event,
  { userId, username }: Writer,
): Promise<string[]> => {
  const ids = memberIds.map(() => randomId());
  await tx.query(sql`
    insert into ecology_events (id, member_id, kind, content, user_id, username)
    select e.id, e.member_id, ${kind}, ${content}, ${userId}, ${username}
    from unnest(${ids}::text[], ${[...memberIds]}::text[]) as e (id, member_id)`);
  return ids;
};

interface Stored {
  readonly message: string;
  readonly state: EcologyMemberState;
  readonly replyCount: number;
  readonly version: number;
}

/** Locked until the transaction ends. Throws `ecology_member_not_found`. */
const lock = async (tx: Queryable, id: string): Promise<Stored> => {
  const [found] = await tx.query<Stored>(sql`
    select message, state, reply_count as "replyCount", version from ecology_members
    where id = ${id} and deleted_at is null for update`);
  if (found === undefined) throw fail('ecology_member_not_found');
  return found;
};

const count = async (tx: Queryable, those: Sql): Promise<number> =>
  (await tx.query(sql`select 1 from ecology_members where ${those}`)).length;

/** Who did that last. */
const lastBy = async (tx: Queryable, id: string, kind: Event['kind']): Promise<string> => {
  const [last] = await tx.query<{ username: string }>(sql`
    select username from ecology_events where member_id = ${id} and kind = ${kind} order by seq desc limit 1`);
  return last?.username ?? '';
};

/** What changes members of the ecology and what is said to them. */
export const memberWrites = (db: Database) => {
  const saved = async <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => {
    try {
      return await db.transaction(work);
    } catch (error) {
      throw taken(error);
    }
  };

  return {
    add: (body: Input<typeof addEcologyMember>, writer: Writer): Promise<{ id: string }> =>
      saved(async (tx) => {
        const id = randomId();
        const { memberName, memberType, contactName, phoneNumber, email = '' } = body;
        const message = body.message?.trim() ?? '';
        await tx.query(sql`
          insert into ecology_members (id, name, kind, contact_name, phone, email, message, state, created_by)
          values (${id}, ${memberName}, ${memberType}, ${contactName}, ${phoneNumber}, ${email}, ${message},
            ${message === '' ? 'none' : 'waiting'}, ${writer.userId})`);
        if (message !== '') await noteEvents(tx, [id], { kind: 'asked', content: message }, writer);
        return { id };
      }),

    modify: (body: Input<typeof modifyEcologyMember>, writer: Writer): Promise<void> =>
      saved(async (tx) => {
        const { id, version, memberName, memberType, contactName, phoneNumber, email } = body;
        const before = await lock(tx, id);
        if (version !== undefined && version !== before.version) throw fail('changed_meanwhile');
        const message = body.message?.trim() ?? before.message;
        const asks = message !== before.message && message !== '';
        // What was never answered is not waited for any more once it is taken away.
        const takesBack = message === '' && before.message !== '' && before.state === 'waiting';
        await tx.query(sql`
          update ecology_members set name = coalesce(${memberName ?? null}, name),
            kind = coalesce(${memberType ?? null}, kind), contact_name = coalesce(${contactName ?? null}, contact_name),
            phone = coalesce(${phoneNumber ?? null}, phone), email = coalesce(${email ?? null}, email),
            message = ${message}, version = version + 1, updated_at = now()
            ${asks ? sql`, state = 'waiting'` : empty} ${takesBack ? sql`, state = 'none'` : empty}
          where id = ${id}`);
        if (asks) await noteEvents(tx, [id], { kind: 'asked', content: message }, writer);
      }),

    /** Throws `ecology_member_closed`, and `answered_meanwhile` where its writer has not seen the last reply. */
    reply: (
      { id, content, seenReplies }: Input<typeof replyToEcologyMember>,
      writer: Writer,
    ): Promise<{ id: string }> =>
      saved(async (tx) => {
        const before = await lock(tx, id);
        if (before.state === 'closed')
          throw fail('ecology_member_closed', { values: { name: await lastBy(tx, id, 'closed') } });
        if (seenReplies !== undefined && seenReplies < before.replyCount)
          throw fail('answered_meanwhile', { values: { name: await lastBy(tx, id, 'replied') } });
        const [made = ''] = await noteEvents(tx, [id], { kind: 'replied', content: content.trim() }, writer);
        await tx.query(sql`
          update ecology_members set state = 'answered', reply_count = reply_count + 1, updated_at = now()
          where id = ${id}`);
        return { id: made };
      }),

    setState: (
      { idList, state, from }: Input<typeof setEcologyMemberState>,
      writer: Writer,
    ): Promise<{
      changedCount: number;
      takeBack: { idList: string[]; state: EcologyMemberState; from: EcologyMemberState }[];
    }> =>
      saved(async (tx) => {
        const wanted = [...new Set(idList)];
        const found = await tx.query<{ id: string; state: EcologyMemberState; hasAsked: boolean }>(sql`
          select id, state, message <> '' as "hasAsked" from ecology_members
          where id = any(${wanted}::text[]) and deleted_at is null order by id for update`);
        if (found.length < wanted.length) throw fail('ecology_member_not_found');
        const changing = found.filter(
          (one) =>
            one.state !== state &&
            (from === undefined || one.state === from) &&
            (state !== 'closed' || one.state !== 'none') &&
            (state !== 'none' || !one.hasAsked),
        );
        const ids = changing.map(({ id }) => id);
        await tx.query(
          sql`update ecology_members set state = ${state}, updated_at = now() where id = any(${ids}::text[])`,
        );
        if (state !== 'none') await noteEvents(tx, ids, { kind: state }, writer);
        const takeBack = ecologyMemberStates.flatMap((was) => {
          const those = changing.filter((one) => one.state === was).map(({ id }) => id);
          return those.length === 0 ? [] : [{ idList: those, state: was, from: state }];
        });
        return { changedCount: ids.length, takeBack };
      }),

    /** Those that are there. What others have deleted before stays theirs to bring back. */
    remove: async (ids: readonly string[]): Promise<{ deletionId: string; removedCount: number }> => {
      const deletionId = randomId();
      const gone = await db.query(sql`
        update ecology_members set deleted_at = now(), deletion_id = ${deletionId}
        where id = any(${[...ids]}::text[]) and deleted_at is null returning 1`);
      return { deletionId, removedCount: gone.length };
    },

    /**
     * All or none: of these, or, where a deletion is named, of those that went with it. Throws `name_taken` where another
     * one is called so by now.
     */
    restore: ({ idList, deletionId }: Input<typeof restoreEcologyMembers>): Promise<void> =>
      saved(async (tx) => {
        const those = sql`id = any(${[...new Set(idList)]}::text[])
          ${deletionId === undefined ? empty : sql`and deletion_id = ${deletionId}`}`;
        const wanted = deletionId === undefined ? new Set(idList).size : await count(tx, those);
        const found = await tx.query(sql`
          update ecology_members set deleted_at = null where ${those}
            and (deleted_at is null or deleted_at > now() - make_interval(days => ${KEPT_DAYS}::int)) returning 1`);
        if (found.length === 0 || found.length < wanted) throw fail('ecology_member_not_found');
      }),
  };
};

/** Those deleted longer ago go for good, with all that was said. */
export const forgetDeleted = async (db: Queryable): Promise<void> => {
  await db.query(sql`delete from ecology_members where deleted_at <= now() - make_interval(days => ${KEPT_DAYS}::int)`);
};
