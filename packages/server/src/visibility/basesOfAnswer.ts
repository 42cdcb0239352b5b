import sql, { type Sql } from 'sql-template-tag';
import { andSeenBase, type Reader } from './visibility.js';

/** Bases that are offered for an FAQ. */
const MOST_BASES = 100;

/** The bases that answer `s` of `sessions` rests on; where one is gone, null. */
export const citedBases = sql`
  select coalesce(d.knowledge_base_id, f.knowledge_base_id) as id from jsonb_array_elements(s.passages) one
  left join documents d on not one ? 'faqId' and d.id = one ->> 'documentId'
  left join faqs f on f.id = one ->> 'faqId'`;

/**
 * Of the bases that a reader may look at, those that an FAQ on answer `s` of `sessions` may belong to: the ones it
 * cites, those of its assistant, then the others. `[{id, name}]`.
 */
export const basesForFaq = (reader: Reader): Sql => sql`
  coalesce((
    select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name) order by k.uncited, k.others, k.weight desc, k.name)
    from (
      select k.id, k.name, (k.id in (${citedBases})) is not true as uncited, b.weight is null as others,
        coalesce(b.weight, 0) as weight
      from knowledge_bases k
      left join assistant_bases b on b.knowledge_base_id = k.id and b.assistant_id = s.assistant_id
      where true ${andSeenBase(reader, 'k.id')} order by 3, 4, 5 desc, 2 limit ${MOST_BASES}
    ) k
  ), '[]')`;
