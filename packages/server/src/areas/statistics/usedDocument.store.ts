import type { UsedDocument } from '@console/api/contract';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { pageOf } from '../../db/sqlParts.js';
import type { Span } from '../../text/span.js';
import { andSeenBase, type Reader } from '../../visibility/index.js';
import { during } from './sqlParts.js';
import { spanBefore } from './trend.js';

interface DocumentPage {
  readonly current: number;
  readonly size: number;
}

interface Row {
  id: string;
  name: string;
  knowledgeBaseId: string;
  knowledgeBaseName: string;
  count: number;
  previous: number;
  createTime: Date;
}

export type UsedDocumentStore = ReturnType<typeof usedDocumentStore>;

/** Which documents answers rest on, and which none ever did. */
export const usedDocumentStore = (db: Queryable) => {
  const paged = async (from: Sql, order: Sql, { current, size }: DocumentPage) => {
    const rows = await db.query<Row>(sql`
      select d.id, d.name, k.id as "knowledgeBaseId", k.name as "knowledgeBaseName", d.count, d.previous, d.created_at as "createTime"
      ${from} ${order} ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total ${from}`);
    const list: UsedDocument[] = rows.map(({ createTime, ...row }) => ({
      ...row,
      createTime: createTime.toISOString(),
    }));
    return { list, total: all?.total ?? 0, current, size };
  };

  return {
    /** The most cited first. */
    cited: (span: Span, page: DocumentPage, reader: Reader) => {
      const before = spanBefore(span);
      const asked = sql`l.asked_at`;
      return paged(
        sql`from (
          select d.id, d.name, d.knowledge_base_id, d.created_at, c.count, c.previous from (
            select cited as id,
              (count(distinct l.session_id) filter (where ${during(asked, span)}))::int as count,
              (count(distinct l.session_id) filter (where ${during(asked, before)}))::int as previous
            from answer_log l cross join unnest(l.documents) as cited
            where ${during(asked, { from: before.from, to: span.to })} group by 1
          ) c join documents d on d.id = c.id where c.count > 0
        ) d join knowledge_bases k on k.id = d.knowledge_base_id ${andSeenBase(reader, 'k.id')}`,
        sql`order by d.count desc, d.previous desc, d.id`,
        page,
      );
    },

    /** The oldest first. */
    neverCited: (page: DocumentPage, reader: Reader) =>
      paged(
        sql`from (
          select d.id, d.name, d.knowledge_base_id, d.created_at, 0 as count, 0 as previous from documents d
          where d.status = 'ready' and not exists (select 1 from answer_log l where l.documents @> array[d.id] and l.documents <> '{}')
        ) d join knowledge_bases k on k.id = d.knowledge_base_id ${andSeenBase(reader, 'k.id')}`,
        sql`order by d.created_at, d.id`,
        page,
      ),
  };
};
