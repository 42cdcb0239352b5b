import type { AuditSubject } from '@console/api/contract';
import sql, { empty } from 'sql-template-tag';
import { json, type Queryable } from '../../db/database.js';
import { pageWithTotal } from '../../db/pageWithTotal.js';
import { containing, type Order, orderBy, pageOf } from '../../db/sqlParts.js';
import { auditNames, idsIn } from './auditNames.store.js';

/** One entry about to be written. */
export interface NewAuditEntry {
  readonly id: string;
  /** Null: nobody was signed in. */
  readonly userId: string | null;
  readonly username: string | null;
  readonly account: string | null;
  /** What somebody typed to sign in; kept only where there is such an account, since it may be a password by mistake. */
  readonly typed: string | null;
  readonly action: string;
  readonly target: string;
  readonly failure: string | null;
  readonly address: string;
  readonly requestId: string;
  /** ISO 8601. */
  readonly time: string;
}

export interface AuditFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly from?: Date;
  /** The second it names is in it. */
  readonly to?: Date;
  readonly userId?: string;
  readonly action?: string;
  readonly keyword?: string;
}

interface AuditRow {
  id: string;
  userId: string;
  username: string;
  account: string;
  action: string;
  target: string;
  failure: string | null;
  address: string;
  requestId: string;
  happenedAt: Date;
}

const KEPT_DAYS = 400;

const sortable = { time: 'happened_at', username: 'username', account: 'account', action: 'action' };

export type AuditLogStore = ReturnType<typeof auditLogStore>;

/** An entry without the words for its failure, which depend on the reader. */
export interface StoredEntry extends Omit<AuditRow, 'happenedAt'> {
  subjects: AuditSubject[];
  time: string;
}

export const auditLogStore = (db: Queryable) => ({
  add: async (entries: readonly NewAuditEntry[]): Promise<void> => {
    await db.query(sql`
      insert into audit_log
        (id, user_id, username, account, action, target, failure, address, request_id, happened_at)
      select e.id, coalesce(e."userId", u.id, '-'), coalesce(e.username, u.username, ''),
        coalesce(e.account, u.account, ''), e.action, e.target, e.failure, e.address, e."requestId", e.time
      from jsonb_to_recordset(${json(entries)}) as e(
          id text, "userId" text, username text, account text, typed text, action text, target text, failure text,
          address text, "requestId" text, time timestamptz
        )
        left join users u on lower(u.account) = lower(e.typed)
      on conflict (id) do nothing
    `);
  },

  /** Newest first unless `orders` say otherwise. */
  page: async (filter: AuditFilter): Promise<{ list: StoredEntry[]; total: number }> => {
    const { current, size, orders, from, to, userId, action = '', keyword = '' } = filter;
    const pattern = containing(keyword);
    const names = auditNames(db);
    const named = keyword.trim() === '' ? [] : await names.find(keyword);
    const where = sql`
      true
      ${from === undefined ? empty : sql`and happened_at >= ${from}`}
      ${to === undefined ? empty : sql`and happened_at < ${new Date(to.getTime() + 1000)}`}
      ${userId === undefined ? empty : sql`and user_id = ${userId}`}
      ${action === '' ? empty : sql`and action = ${action}`}
      ${
        keyword.trim() === ''
          ? empty
          : sql`and (username ilike ${pattern} or account ilike ${pattern} or address ilike ${pattern}
        or target ilike ${pattern}
        or string_to_array(translate(target, '= ', ',,'), ',') && ${named}::text[])`
      }
    `;
    const page = () =>
      db.query<AuditRow>(sql`
      select id, user_id as "userId", username, account, action, target, failure, address, request_id as "requestId",
        happened_at as "happenedAt"
      from audit_log where ${where} ${orderBy(orders, sortable, 'happened_at desc, id')}
      ${pageOf({ current, size })}
    `);
    const count = sql`select count(*)::int as total from audit_log where ${where}`;
    const searched = keyword.trim() !== '' || action !== '';
    const { rows, total } = await pageWithTotal(db, { current, size, searched, count }, page);
    const known = await names.of(rows.flatMap(({ target }) => idsIn(target)));
    const list = rows.map(({ happenedAt, ...row }) => ({
      ...row,
      subjects: idsIn(row.target).flatMap((id) => known.get(id) ?? []),
      time: happenedAt.toISOString(),
    }));
    return { list, total };
  },

  /** Forgets what is older than 400 days. */
  removeOld: async (): Promise<void> => {
    await db.query(sql`delete from audit_log where happened_at < now() - make_interval(days => ${KEPT_DAYS}::int)`);
    await auditNames(db).removeOld(KEPT_DAYS);
  },
});
