import type { MissedQuestion, Permission, Todo, TodoKind } from '@console/api/contract';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import type { Span } from '../../text/span.js';
import { andSeenBase, type Reader } from '../../visibility/index.js';
import { pageOf } from '../../db/sqlParts.js';

/** What has to be looked after: whose work it is, and rows of `name` and `time`. */
const waiting: readonly {
  readonly kind: TodoKind;
  readonly needs: Permission;
  readonly rows: (reader: Reader) => Sql;
}[] = [
  {
    kind: 'feedback',
    needs: 'feedback.answers',
    rows: () => sql`
      select s.question as name, l.updated_at as time from likes l join sessions s on s.id = l.session_id
      left join answer_handling h on h.session_id = s.id
      where not l.is_like and coalesce(h.status, 'pending') = 'pending'
    `,
  },
  {
    kind: 'userFeedback',
    needs: 'feedback',
    rows: () => sql`
      select left(feedback_info, 100) as name, created_at as time from user_feedback
      where status = 'pending' and not removed
    `,
  },
  {
    kind: 'failedDocuments',
    needs: 'knowledge',
    rows: (reader) => sql`
      select name, updated_at as time from documents
      where status = 'failed' ${andSeenBase(reader, 'knowledge_base_id')}`,
  },
  {
    kind: 'staleKnowledgeBases',
    needs: 'knowledge',
    rows: (reader) => sql`
      select name, time from (
        select k.name, greatest(
          k.updated_at,
          (select max(updated_at) from documents where knowledge_base_id = k.id),
          (select max(updated_at) from faqs where knowledge_base_id = k.id)
        ) as time from knowledge_bases k where true ${andSeenBase(reader, 'k.id')}
      ) bases where time < now() - interval '180 days'
    `,
  },
];

const NAMED = 3;

const orderings: Readonly<Record<string, string>> = { count: 'count', lastTime: '"lastTime"', question: 'question' };

/** What waits for somebody, and what nobody could answer. */
export const homeStore = (db: Queryable) => ({
  /** Only what the permissions are for, and only where something waits. */
  todos: async (permissions: ReadonlySet<Permission>, reader: Reader): Promise<Todo[]> => {
    const todos: Todo[] = [];
    for (const { kind, needs, rows } of waiting) {
      if (!permissions.has(needs)) continue;
      const [found] = await db.query<{ count: number; names: string[] | null; oldest: Date | null }>(sql`
        with waiting as (${rows(reader)})
        select (select count(*)::int from waiting) as count, (select min(time) from waiting) as oldest,
          (select jsonb_agg(name) from (select name from waiting order by time limit ${NAMED}) first) as names
      `);
      if (found === undefined || found.count === 0) continue;
      const oldestTime = found.oldest?.toISOString() ?? null;
      todos.push({ kind, count: found.count, names: found.names ?? [], oldestTime });
    }
    return todos;
  },

  /** The most frequent first. The total is true also past the end. */
  missed: async (
    { from, to }: Span,
    {
      current,
      size,
      orders = [],
    }: { current: number; size: number; orders?: readonly { readonly column: string; readonly asc: boolean }[] },
  ): Promise<{ list: MissedQuestion[]; total: number; current: number; size: number }> => {
    const same = sql`lower(regexp_replace(l.question, '[[:space:][:punct:]？！。，、]', '', 'g'))`;
    const where = sql`
      l.used = 0 and l.status = 'done'
      and l.asked_at >= ${from.toISOString()}::timestamptz and l.asked_at < ${to.toISOString()}::timestamptz
    `;
    const wanted = orders.flatMap(({ column, asc }) => {
      const known = Object.hasOwn(orderings, column) ? orderings[column] : undefined;
      return known === undefined ? [] : [raw(`${known} ${asc ? 'asc' : 'desc'}`)];
    });
    const rows = await db.query<{
      question: string;
      count: number;
      lastTime: Date;
      assistantId: string;
      assistantName: string | null;
    }>(sql`
      select q.*, (select name from assistants where id = q."assistantId") as "assistantName" from (
        select (array_agg(l.question order by l.asked_at desc))[1] as question, count(distinct coalesce(l.again_of, l.session_id))::int as count,
          max(l.asked_at) as "lastTime", mode() within group (order by coalesce(l.assistant_id, '')) as "assistantId"
        from answer_log l where ${where} group by ${same}
      ) q
      order by ${join([...wanted, raw('count desc, "lastTime" desc, question')])}
      ${pageOf({ current, size })}
    `);
    const [all] = await db.query<{ total: number }>(
      sql`select count(distinct ${same})::int as total from answer_log l where ${where}`,
    );
    const list = rows.map(({ lastTime, assistantId, assistantName, ...row }) => ({
      ...row,
      lastTime: lastTime.toISOString(),
      assistantId: assistantId === '' ? null : assistantId,
      assistantName: assistantName ?? '',
    }));
    return { list, total: all?.total ?? 0, current, size };
  },
});
