import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';

/** How many documents of a base are named. */
const NAMED = 20;
/** Characters of the line that says what one is about. */
const LINE = 80;

/** What a base holds that can be searched. */
export interface BaseContents {
  readonly name: string;
  /** The newest documents, and what each is about in a line; null where nobody knows. */
  readonly documents: readonly { readonly name: string; readonly about: string | null }[];
  readonly total: number;
}

interface Row {
  name: string;
  documents: { name: string; kind: string | null; text: string | null }[];
  total: number;
}

/** Something of document `d` can be found. */
export const isSearchable = sql`
  d.enabled and exists (select 1 from chunks where document_id = d.id and parsing = d.parsing and enabled)`;

const lineOf = ({ kind, text }: Row['documents'][number]): string | null => {
  const [first = ''] = /^.+?(?:[。！？!?]|\.(?=\s|$)|\n|$)/u.exec((text ?? '').trim()) ?? [];
  const line = first.trim();
  if (line === '') return null;
  const cut = line.length > LINE ? `${line.slice(0, LINE).replace(/\p{Cs}$/u, '')}…` : line;
  // Its own words, and nobody's summary.
  return kind === 'extract' ? `“${cut}”` : cut;
};

/** What bases hold, by name; one that is gone is passed over. */
export const contentsOf = async (db: Queryable, knowledgeBaseIds: readonly string[]): Promise<BaseContents[]> => {
  const rows = await db.query<Row>(sql`
    select k.name, coalesce(l.documents, '[]') as documents, coalesce(l.total, 0) as total
    from knowledge_bases k left join lateral (
      select jsonb_agg(jsonb_build_object('name', named.name, 'kind', s.kind, 'text', left(s.text, ${LINE * 4}))
          order by n) as documents, max(named.total)::int as total
      from (
        select d.id, d.name, count(*) over () as total, row_number() over (order by d.created_at desc, d.id) as n
        from documents d where d.knowledge_base_id = k.id and ${isSearchable}
        order by n limit ${NAMED}
      ) named
      left join document_summaries s on s.document_id = named.id and not s.outdated
    ) l on true
    where k.id = any(${[...knowledgeBaseIds]}) order by k.name, k.id`);
  return rows.map(({ documents, ...row }) => ({
    ...row,
    documents: documents.map((one) => ({ name: one.name, about: lineOf(one) })),
  }));
};
