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
  total: number;
}

export type UsedDocumentStore = ReturnType<typeof usedDocumentStore>;

/** Which documents answers rest on, and which none ever did. */
export const usedDocumentStore = (db: Queryable) => {
  /** `counted`: rows of `id`, `count` and `previous` that are made once, for the page and its total. */
  const paged = async (
    { counted, reader, where, order }: { counted: Sql; reader: Reader; where: Sql; order: Sql },
    { current, size }: DocumentPage,
  ) => {
    const from = sql`
      from counted c join documents d on d.id = c.id join knowledge_bases k on k.id = d.knowledge_base_id
      where ${where} ${andSeenBase(reader, 'k.id')}`;
    const rows = await db.query<Row>(sql`
      with counted as materialized (${counted})
      select d.id, d.name, k.id as "knowledgeBaseId", k.name as "knowledgeBaseName", c.count, c.previous,
        d.created_at as "createTime", (count(*) over ())::int as total
      ${from} ${order} ${pageOf({ current, size })}`);
    const list: UsedDocument[] = rows.map(({ createTime, total: _total, ...row }) => ({
      ...row,
      createTime: createTime.toISOString(),
    }));
    const [first] = rows;
    if (first !== undefined || current === 1) return { list, total: first?.total ?? 0, current, size };
    const [all] = await db.query<{ total: number }>(sql`
      with counted as materialized (${counted}) select count(*)::int as total ${from}`);
    return { list, total: all?.total ?? 0, current, size };
  };

  return {
    /** The most cited first. */
    cited: (span: Span, page: DocumentPage, reader: Reader) => {
      const before = spanBefore(span);
      const asked = sql`l.asked_at`;
      // Cited for several passages, a document counts once for each answer.
      const counted = sql`
        select cited.id, (count(*) filter (where ${during(asked, span)}))::int as count,
          (count(*) filter (where ${during(asked, before)}))::int as previous
        from answer_log l cross join lateral (select distinct unnest(l.documents) as id) cited
        where ${during(asked, { from: before.from, to: span.to })} group by cited.id`;
      const order = sql`order by c.count desc, c.previous desc, d.id`;
      return paged({ counted, reader, where: sql`c.count > 0`, order }, page);
    },

    /** The oldest first. */
    neverCited: (page: DocumentPage, reader: Reader) =>
      paged(
        {
          counted: sql`
            select d.id, 0 as count, 0 as previous from documents d
            where d.status = 'ready' and d.enabled and not exists (
              select 1 from answer_log l where l.documents @> array[d.id] and l.documents <> '{}'
            )`,
          reader,
          where: sql`true`,
          order: sql`order by d.created_at, d.id`,
        },
        page,
      ),
  };
};
