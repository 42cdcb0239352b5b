import type { Session } from '@console/api/contract';
import sql, { empty, raw } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { type Order, pageOf } from '../../../db/sqlParts.js';
import type { Language } from '../../../http/messages.js';
import type { Actor } from '../../../http/serve.js';
import { type SessionPageQuery, sessionStore } from '../topics/session.store.js';
import { isSharedWith } from './sharedWith.js';

const newestFirst = (orders: readonly Order[] = []): boolean =>
  orders.some(({ column, asc }) => column === 'createTime' && !asc);

/** What a reader sees of conversations that are shared. What is hidden from them is withheld, as in their own. */
export const sharedSessionStore = (db: Queryable, reader: Actor, language?: Language) => {
  const shared = isSharedWith(reader);
  const sessions = sessionStore(db, reader, language, shared);
  return {
    /** Oldest first, or as ordered by `createTime`. The total is true also past the end. */
    page: async (topicId: string, { current, size, orders }: SessionPageQuery) => {
      const desc = newestFirst(orders) ? raw('desc') : empty;
      const list = await sessions.list(sql`
        s.topic_id = ${topicId} order by s.place ${desc} ${pageOf({ current, size })}`);
      const [all] = await db.query<{ total: number }>(sql`
        select count(*)::int as total from sessions s join topics t on t.id = s.topic_id
        where s.topic_id = ${topicId} and ${shared}`);
      return { list: list.map(({ lastEventId: _lastEventId, ...one }): Session => one), total: all?.total ?? 0 };
    },

    /** An answer with the one whose it is; null: it is not shared, or not with the reader. */
    find: async (id: string): Promise<(Session & { ownerId: string }) | null> => {
      const session = await sessions.find(id);
      if (session === null) return null;
      const [owner] = await db.query<{ ownerId: string }>(sql`
        select user_id as "ownerId" from topics where id = ${session.topicId}`);
      return owner === undefined ? null : { ...session, ...owner };
    },
  };
};
