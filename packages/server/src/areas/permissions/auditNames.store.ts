import type { AuditSubject } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { containing } from '../../db/sqlParts.js';

/** Things whose name holds what is searched for; beyond it they are found by more of their name. */
const MOST_FOUND = 100;

/** The ids in the target of an entry, each once: `id=u1 roleIds=r1,r2`. */
export const idsIn = (target: string): string[] => [
  ...new Set(target.split(' ').flatMap((part) => part.slice(part.indexOf('=') + 1).split(','))),
];

/** What things are called, or were when they were deleted. */
export const auditNames = (db: Queryable) => ({
  /** Those of them that have a name, by id. */
  of: async (ids: readonly string[]): Promise<Map<string, AuditSubject>> => {
    const rows = await db.query<AuditSubject>(sql`
      select id, kind, name, present as exists from named_things where id = any(${[...ids]}::text[]) order by present
    `);
    return new Map(rows.map((row) => [row.id, row]));
  },

  /** Ids of things by words of their name. */
  find: async (keyword: string): Promise<string[]> => {
    const rows = await db.query<{ id: string }>(
      sql`select id from named_things where name ilike ${containing(keyword)} limit ${MOST_FOUND}`,
    );
    return rows.map(({ id }) => id);
  },

  /** Forgets what was deleted longer ago than the log goes back. */
  removeOld: (days: number) =>
    db.query(sql`delete from deleted_names where deleted_at < now() - make_interval(days => ${days}::int)`),
});
