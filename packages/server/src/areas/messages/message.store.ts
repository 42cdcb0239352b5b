import type { Message, MessageScope, MessageStatus } from '@console/api/contract';
import { randomId } from '@console/base';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { isForeignKeyViolation } from '../../db/sqlError.js';
import { pageWithTotal } from '../../db/pageWithTotal.js';
import { containing, type Order, orderBy, pageOf } from '../../db/sqlParts.js';
import { fail } from '../../http/failure.js';
import { cancelJobs, enqueue } from '../../jobs/index.js';

/** The job that sends a message when its time has come. */
export const SEND_MESSAGE = 'sendMessage';

export interface MessageFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly keyword?: string;
  readonly status?: MessageStatus;
}

/** What can be set; what is left out stays. */
export interface MessageSettings {
  readonly messageSubject?: string;
  /** Cleaned. */
  readonly content?: string;
  /** Uploads that the content shows; left out: those stay. */
  readonly images?: readonly string[];
  /** Null: as soon as it is passed. */
  readonly notificationTime?: Date | null;
  readonly scope?: MessageScope;
  readonly roleIds?: readonly string[];
  readonly userIds?: readonly string[];
}

export type NewMessage = MessageSettings & Required<Pick<MessageSettings, 'messageSubject' | 'content' | 'scope'>>;

interface Row {
  id: string;
  messageSubject: string;
  content: string;
  notificationTime: Date | null;
  scope: MessageScope;
  status: MessageStatus;
  roles: { id: string; name: string }[];
  users: { id: string; username: string }[];
  receiverCount: number;
  readCount: number;
  createdBy: string;
  createTime: Date;
  updateTime: Date;
}

const columns = {
  messageSubject: 'm.subject',
  notificationTime: 'm.notification_time',
  status: 'm.status',
  createTime: 'm.created_at',
  updateTime: 'm.updated_at',
};

/** Users that a message `m` is for. */
const audience = sql`
  select u.id from staff u where not u.stopped and (
    m.scope = 'all'
    or (m.scope = 'users' and exists (select 1 from message_users mu where mu.message_id = m.id and mu.user_id = u.id))
    or (m.scope = 'roles' and exists (
      select 1 from message_roles mr join user_roles ur on ur.role_id = mr.role_id where mr.message_id = m.id and ur.user_id = u.id
    ))
  )`;

const selected = sql`
  m.id, m.subject as "messageSubject", m.content, m.notification_time as "notificationTime", m.scope, m.status,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.name)
    from message_roles mr join roles r on r.id = mr.role_id where mr.message_id = m.id
  ), '[]') as roles,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', u.id, 'username', u.username) order by u.username, u.id)
    from message_users mu join users u on u.id = mu.user_id where mu.message_id = m.id
  ), '[]') as users,
  -- Everyone is counted once for all messages, and the others from the few that a message names.
  case when m.status = 'sent' then (select count(*) from notification_records n where n.message_id = m.id)
    when m.scope = 'all' then (select count(*) from staff where not stopped)
    when m.scope = 'users' then (
      select count(*) from message_users mu join staff u on u.id = mu.user_id where mu.message_id = m.id and not u.stopped
    )
    else (
      select count(distinct u.id) from message_roles mr join user_roles ur on ur.role_id = mr.role_id
        join users u on u.id = ur.user_id where mr.message_id = m.id and not u.stopped
    ) end::int as "receiverCount",
  (select count(*) from notification_records n where n.message_id = m.id and n.read_flag)::int as "readCount",
  coalesce(c.username, '') as "createdBy", m.created_at as "createTime", m.updated_at as "updateTime"`;

const toMessage = ({ notificationTime, createTime, updateTime, ...row }: Row): Message => ({
  ...row,
  notificationTime: notificationTime?.toISOString() ?? null,
  createTime: createTime.toISOString(),
  updateTime: updateTime.toISOString(),
});

/** Turns what the tables refuse into the failure that it means. */
const refused = (error: unknown): unknown => {
  if (isForeignKeyViolation(error, 'message_roles_role_id_fkey')) return fail('role_not_found');
  if (isForeignKeyViolation(error, 'message_users_user_id_fkey')) return fail('user_not_found');
  return error;
};

const setReceivers = async (tx: Queryable, id: string, { roleIds, userIds }: MessageSettings): Promise<void> => {
  if (roleIds !== undefined) {
    await tx.query(sql`delete from message_roles where message_id = ${id}`);
    await tx.query(sql`
      insert into message_roles (message_id, role_id) select ${id}, role from unnest(${[...new Set(roleIds)]}::text[]) as role`);
  }
  if (userIds !== undefined) {
    await tx.query(sql`delete from message_users where message_id = ${id}`);
    await tx.query(sql`
      insert into message_users (message_id, user_id) select ${id}, usr from unnest(${[...new Set(userIds)]}::text[]) as usr`);
  }
};

const setImages = async (tx: Queryable, id: string, images: readonly string[] | undefined): Promise<void> => {
  if (images === undefined) return;
  await tx.query(sql`delete from message_files where message_id = ${id}`);
  await tx.query(sql`
    insert into message_files (message_id, upload_id) select ${id}, image from unnest(${[...images]}::text[]) as image`);
};

/** Throws `no_receivers` where a message for some names none of them. */
const checkNamed = async (tx: Queryable, id: string): Promise<void> => {
  const [named] = await tx.query<{ named: boolean }>(sql`
    select case m.scope
      when 'roles' then exists (select 1 from message_roles where message_id = m.id)
      when 'users' then exists (select 1 from message_users where message_id = m.id)
      else true end as named
    from messages m where m.id = ${id}`);
  if (named?.named !== true) throw fail('no_receivers');
};

const locked = async (tx: Queryable, id: string): Promise<{ status: MessageStatus; notificationTime: Date | null }> => {
  const [found] = await tx.query<{ status: MessageStatus; notificationTime: Date | null }>(sql`
    select status, notification_time as "notificationTime" from messages where id = ${id} and not removed for update`);
  if (found === undefined) throw fail('message_not_found');
  return found;
};

/** Makes a record for everyone whom the message is for just now, and answers how many. */
const deliver = async (tx: Queryable, id: string): Promise<number> => {
  const receivers = await tx.query<{ id: string }>(sql`
    select a.id from messages m cross join lateral (${audience}) a where m.id = ${id}`);
  await tx.query(sql`
    insert into notification_records (id, message_id, user_id)
    select record, ${id}, usr
    from unnest(${receivers.map(() => randomId())}::text[], ${receivers.map((one) => one.id)}::text[]) as t (record, usr)
    on conflict (message_id, user_id) do nothing`);
  await tx.query(sql`
    update messages set status = 'sent', notification_time = now(), updated_at = now() where id = ${id}`);
  return receivers.length;
};

/** Sends a message whose time has come; nothing where it was sent or deleted meanwhile. */
export const sendDue = async (tx: Queryable, id: string): Promise<void> => {
  const [due] = await tx.query(
    sql`select 1 from messages where id = ${id} and status = 'scheduled' and not removed for update`,
  );
  if (due !== undefined) await deliver(tx, id);
};

export type MessageStore = ReturnType<typeof messageStore>;

/** Messages that administrators write. */
export const messageStore = (db: Database) => {
  const select = (from: Sql, more: Sql): Promise<Row[]> =>
    db.query<Row>(sql`select ${selected} from ${from} left join users c on c.id = m.created_by ${more}`);

  return {
    /** Newest first. The total is true also past the end. */
    page: async ({ current, size, orders, keyword = '', status }: MessageFilter) => {
      const where = sql`
        not m.removed
        ${keyword.trim() === '' ? empty : sql`and m.subject ilike ${containing(keyword)}`}
        ${status === undefined ? empty : sql`and m.status = ${status}`}`;
      const order = orderBy(orders, columns, 'm.created_at desc, m.id');
      // Whom a message reaches is gathered for those of the page alone, not for those passed over.
      const wanted = sql`(select * from messages m where ${where} ${order} ${pageOf({ current, size })}) m`;
      const count = sql`select count(*)::int as total from messages m where ${where}`;
      const searched = keyword.trim() !== '';
      const { rows, total } = await pageWithTotal(db, { current, size, searched, count }, () => select(wanted, order));
      return { list: rows.map(toMessage), total, current, size };
    },

    find: async (id: string): Promise<Message | null> => {
      const [row] = await select(sql`messages m`, sql`where m.id = ${id} and not m.removed`);
      return row === undefined ? null : toMessage(row);
    },

    /** Answers the new id. Throws `role_not_found`, `user_not_found` and `no_receivers`. */
    add: async (message: NewMessage, userId: string): Promise<string> => {
      const id = randomId();
      try {
        await db.transaction(async (tx) => {
          await tx.query(sql`
            insert into messages (id, subject, content, notification_time, scope, created_by)
            values (${id}, ${message.messageSubject}, ${message.content}, ${message.notificationTime ?? null}, ${message.scope}, ${userId})`);
          await setReceivers(tx, id, message);
          await setImages(tx, id, message.images);
          await checkNamed(tx, id);
        });
      } catch (error) {
        throw refused(error);
      }
      return id;
    },

    /** Changes a draft. Throws `message_not_found`, `already_passed` and what `add` throws. */
    modify: async (id: string, settings: MessageSettings): Promise<void> => {
      try {
        await db.transaction(async (tx) => {
          const { status } = await locked(tx, id);
          if (status !== 'draft') throw fail('already_passed');
          const { messageSubject = null, content = null, scope = null, notificationTime } = settings;
          await tx.query(sql`
            update messages set
              subject = coalesce(${messageSubject}::text, subject), content = coalesce(${content}::text, content),
              scope = coalesce(${scope}::text, scope), updated_at = now()
              ${notificationTime === undefined ? empty : sql`, notification_time = ${notificationTime}`}
            where id = ${id}`);
          await setReceivers(tx, id, settings);
          await setImages(tx, id, settings.images);
          await checkNamed(tx, id);
        });
      } catch (error) {
        throw refused(error);
      }
    },

    /** Marks it as deleted, at its readers too; one that waits for its time is not sent. Throws `message_not_found`. */
    remove: (id: string): Promise<void> =>
      db.transaction(async (tx) => {
        await cancelJobs(tx, [id]);
        await locked(tx, id);
        await tx.query(sql`update messages set removed = true, updated_at = now() where id = ${id}`);
        await tx.query(sql`update notification_records set del_status = true where message_id = ${id}`);
      }),

    /** Sends a draft, or lets it wait for its time. Throws `message_not_found`, `already_passed` and `no_receivers`. */
    pass: (id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const { status, notificationTime } = await locked(tx, id);
        if (status !== 'draft') throw fail('already_passed');
        if (notificationTime !== null && notificationTime.getTime() > Date.now()) {
          await checkNamed(tx, id);
          await tx.query(sql`update messages set status = 'scheduled', updated_at = now() where id = ${id}`);
          await enqueue(tx, { kind: SEND_MESSAGE, subject: id, runAt: notificationTime, maxAttempts: 10 });
          return;
        }
        if ((await deliver(tx, id)) === 0) throw fail('no_receivers');
      }),
  };
};
