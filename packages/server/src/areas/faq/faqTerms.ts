import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.js';
import { pieces } from '../../db/pieces.js';
import { phrasingTerms } from './phrasing.js';

interface Phrasing {
  readonly seq: number;
  readonly text: string;
}

/** Writes what phrasings are found by, beside what is there. */
export const writeTerms = async (tx: Queryable, phrasings: readonly Phrasing[]): Promise<void> => {
  const terms = phrasings.flatMap(({ seq, text }) => phrasingTerms(text).map((term) => ({ seq, term })));
  await tx.query(sql`
    insert into faq_terms (term, phrasing_seq)
    select * from unnest(${terms.map(({ term }) => term)}::text[], ${terms.map(({ seq }) => seq)}::bigint[])
    on conflict do nothing
  `);
};

/** Finds phrasings that have no terms yet, as those of an installation that cut words otherwise, and writes them. */
export const fillTerms = async (db: Database): Promise<void> => {
  const { size, timed } = pieces();
  for (let last = 0; ; ) {
    const phrasings = await db.query<Phrasing>(sql`
      select p.seq::int8 as seq, p.text from faq_phrasings p
      where p.seq > ${last} and not exists (select 1 from faq_terms t where t.phrasing_seq = p.seq)
      order by p.seq limit ${size()}`);
    if (phrasings.length === 0) return;
    await timed(phrasings.length, () => db.transaction((tx) => writeTerms(tx, phrasings)));
    last = phrasings.at(-1)?.seq ?? last;
  }
};
