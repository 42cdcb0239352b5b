import type { TagUses } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { andSeenBase, type Reader } from '../visibility/index.js';

/** What carries a label, or one below it, in one base. */
interface InBase {
  label: string;
  id: string;
  name: string;
  documents: number;
  faqs: number;
  ownDocuments: number;
  ownFaqs: number;
}

/** Each label of a system with itself and with every one below it. */
const below = (systemId: string) => sql`
  below as (
    select id as top, id from tags where tag_system_id = ${systemId}
    union
    select b.top, t.id from tags t join below b on t.parent_id = b.id
  )`;

const sum = (bases: readonly InBase[], key: 'documents' | 'faqs' | 'ownDocuments' | 'ownFaqs'): number =>
  bases.reduce((total, base) => total + base[key], 0);

/** On how many things each label of a system hangs, by its id; of documents and FAQ, those that the reader sees. */
export const labelUses = async (
  db: Queryable,
  systemId: string,
  reader: Reader,
): Promise<ReadonlyMap<string, TagUses>> => {
  const people = await db.query<{ id: string; customers: number; own: number }>(sql`
    with recursive ${below(systemId)}
    select b.top as id, count(distinct l.customer_id)::int as customers,
      (count(*) filter (where b.id = b.top and l.customer_id is not null))::int as own
    from below b left join customer_labels l on l.tag_id = b.id group by b.top`);
  const rows = await db.query<InBase>(sql`
    with recursive ${below(systemId)}, hung as (
      select b.top, b.id = b.top as own, d.knowledge_base_id as base, d.id as document, null::bigint as faq
      from below b join document_labels l on l.tag_id = b.id join documents d on d.id = l.document_id
      where true ${andSeenBase(reader, 'd.knowledge_base_id')}
      union all
      select b.top, b.id = b.top, f.knowledge_base_id, null, f.seq
      from below b join faq_labels l on l.tag_id = b.id join faqs f on f.seq = l.faq_seq
      where f.knowledge_base_id not in (select id from removed_bases) ${andSeenBase(reader, 'f.knowledge_base_id')}
    )
    select h.top as label, k.id, k.name, count(distinct h.document)::int as documents,
      count(distinct h.faq)::int as faqs, (count(h.document) filter (where h.own))::int as "ownDocuments",
      (count(h.faq) filter (where h.own))::int as "ownFaqs"
    from hung h join knowledge_bases k on k.id = h.base group by h.top, k.id, k.name order by k.name, k.id`);
  const places = new Map<string, InBase[]>();
  for (const row of rows) {
    const others = places.get(row.label);
    if (others === undefined) places.set(row.label, [row]);
    else others.push(row);
  }
  return new Map(
    people.map(({ id, customers, own }) => {
      const bases = places.get(id) ?? [];
      const uses: TagUses = {
        customers,
        documents: sum(bases, 'documents'),
        faqs: sum(bases, 'faqs'),
        own: { customers: own, documents: sum(bases, 'ownDocuments'), faqs: sum(bases, 'ownFaqs') },
        bases: bases.map((base) => ({ id: base.id, name: base.name, documents: base.documents, faqs: base.faqs })),
      };
      return [id, uses];
    }),
  );
};
