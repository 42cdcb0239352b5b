import type { EcologyMember, EcologyMemberDetail, Input, pageEcologyMembers } from '@console/api/contract';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { pageWithTotal } from '../../../db/pageWithTotal.js';
import { containing, orderBy, pageOf } from '../../../db/sqlParts.js';
import { maskEmail } from '../../../text/maskEmail.js';
import { maskPhone, maskPhones } from '../../../text/maskPhones.js';
import { readWithin } from '../../../text/span.js';

/** Entries of one member that are told at most, of each kind. */
const MOST_ENTRIES = 500;

interface MemberRow {
  readonly id: string;
  readonly memberName: string;
  readonly memberType: string;
  readonly contactName: string;
  readonly phoneNumber: string;
  readonly email: string;
  readonly message: string;
  readonly state: string;
  readonly replyCount: number;
  readonly version: number;
  readonly createdBy: string;
  readonly createTime: Date;
  readonly updateTime: Date;
}

interface EventRow {
  readonly id: string;
  readonly kind: string;
  readonly content: string;
  readonly username: string;
  readonly createTime: Date;
}

const columns = { memberName: 'm.name', createTime: 'm.seq', updateTime: 'm.updated_at', replyCount: 'm.reply_count' };

const rowsOf = (db: Queryable, rest: Sql): Promise<MemberRow[]> =>
  db.query<MemberRow>(sql`
    select m.id, m.name as "memberName", m.kind as "memberType", m.contact_name as "contactName",
      m.phone as "phoneNumber", m.email, m.message, m.state, m.reply_count as "replyCount", m.version,
      coalesce((select u.username from users u where u.id = m.created_by), '') as "createdBy",
      m.created_at as "createTime", m.updated_at as "updateTime"
    from ecology_members m ${rest}`);

/** Whom to reach is masked, here and there: the whole of it is asked for one by one. */
const shown = ({ createdBy: _by, createTime, updateTime, ...row }: MemberRow): EcologyMember => ({
  ...row,
  phoneNumber: maskPhone(row.phoneNumber),
  email: maskEmail(row.email),
  replied: row.replyCount > 0,
  createTime: createTime.toISOString(),
  updateTime: updateTime.toISOString(),
});

/** By a part of what is written, or by a number or address as a whole: by parts of it anybody could find it out. */
const like = (keyword: string): Sql => {
  const typed = keyword.trim();
  if (typed === '') return empty;
  const part = containing(typed);
  return sql`and (m.name ilike ${part} or m.contact_name ilike ${part} or m.message ilike ${part}
    or m.phone = ${typed} or (m.email <> '' and lower(m.email) = lower(${typed})))`;
};

const from = (column: string, sign: '>=' | '<', moment: Date | null): Sql =>
  moment === null ? empty : sql`and ${raw(`${column} ${sign}`)} ${moment.toISOString()}::timestamptz`;

/** Members that fit, newest first. Throws `invalid_request` for a day that does not exist. */
export const pageOfMembers = async (db: Queryable, wanted: Input<typeof pageEcologyMembers>) => {
  const { current, size, orders, keyword = '', memberType, state, replied } = wanted;
  const span = readWithin(wanted);
  const where = sql`where m.deleted_at is null
    ${from('m.created_at', '>=', span.from)} ${from('m.created_at', '<', span.to)}
    ${memberType === undefined ? empty : sql`and m.kind = ${memberType}`}
    ${state === undefined ? empty : sql`and m.state = ${state}`}
    ${replied === undefined ? empty : sql`and (m.reply_count > 0) = ${replied}`}
    ${like(keyword)}`;
  const { rows, total } = await pageWithTotal(
    db,
    {
      current,
      size,
      searched: keyword.trim() !== '',
      count: sql`select count(*)::int as total from ecology_members m ${where}`,
    },
    () => rowsOf(db, sql`${where} ${orderBy(orders, columns, 'm.seq desc')} ${pageOf({ current, size })}`),
  );
  const list = rows.map((row) => ({ ...shown(row), message: maskPhones(row.message) }));
  return { list, total, current, size };
};

/** One member with all that was said; null where there is none. */
export const readMember = async (db: Queryable, id: string): Promise<EcologyMemberDetail | null> => {
  const [row] = await rowsOf(db, sql`where m.id = ${id} and m.deleted_at is null`);
  if (row === undefined) return null;
  const last = (kinds: Sql): Promise<EventRow[]> =>
    db.query<EventRow>(sql`
      select id, kind, content, username, "createTime" from (
        select id, kind, content, username, created_at as "createTime", seq from ecology_events
        where member_id = ${id} and ${kinds} order by seq desc limit ${MOST_ENTRIES}
      ) e order by seq`);
  const [replies, history] = [await last(sql`kind = 'replied'`), await last(sql`kind <> 'replied'`)];
  return {
    ...shown(row),
    createdBy: row.createdBy,
    replies: replies.map(({ id: reply, content, username, createTime }) => ({
      id: reply,
      content,
      repliedBy: username,
      createTime: createTime.toISOString(),
    })),
    history: history.map(({ createTime, ...entry }) => ({ ...entry, createTime: createTime.toISOString() })),
  };
};

/** Whom to reach, whole; null where there is no such member. */
export const contactOf = async (db: Queryable, id: string): Promise<{ phoneNumber: string; email: string } | null> => {
  const [found] = await db.query<{ phoneNumber: string; email: string }>(
    sql`select phone as "phoneNumber", email from ecology_members where id = ${id} and deleted_at is null`,
  );
  return found ?? null;
};
