import type { Tag } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { andSeenBase, type Reader } from '../visibility/index.js';

export type LabelUses = NonNullable<Tag['uses']>;

/** On how many things each label of a system hangs, by its id; of documents and FAQ, those that the reader sees. */
export const labelUses = async (
  db: Queryable,
  systemId: string,
  reader: Reader,
): Promise<ReadonlyMap<string, LabelUses>> => {
  const rows = await db.query<{ id: string; customers: number; documents: number; faqs: number }>(sql`
    select t.id,
      (select count(*)::int from customer_labels l where l.tag_id = t.id) as customers,
      (
        select count(*)::int from document_labels l join documents d on d.id = l.document_id
        where l.tag_id = t.id ${andSeenBase(reader, 'd.knowledge_base_id')}
      ) as documents,
      (
        select count(*)::int from faq_labels l join faqs f on f.seq = l.faq_seq
        where l.tag_id = t.id and f.knowledge_base_id not in (select id from removed_bases)
          ${andSeenBase(reader, 'f.knowledge_base_id')}
      ) as faqs
    from tags t where t.tag_system_id = ${systemId}`);
  return new Map(rows.map(({ id, ...uses }) => [id, uses]));
};
