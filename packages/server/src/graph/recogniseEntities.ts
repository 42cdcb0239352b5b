import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { normalName } from './names.js';

/** An entity that a text speaks of. */
export interface RecognisedEntity {
  readonly id: string;
  readonly name: string;
  readonly entityType: string;
  readonly knowledgeBaseId: string;
  readonly degree: number;
  /** The words that name it, as they stand in the text. */
  readonly matched: string;
}

/** Characters of a text that are looked at. */
const LOOKED_AT = 400;
const SHORTEST = 2;
const LONGEST = 30;
/** Relationships that make it likely that two characters are meant as a name. */
const KNOWN_WELL = 3;

/** A letter or digit of a script whose words stand apart. */
const apart = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;

interface Letter {
  readonly sign: string;
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
  /** A name may begin here: it is not in the middle of a word. */
  readonly begins: boolean;
  readonly ends: boolean;
}

const lettersOf = (text: string): Letter[] => {
  const signs = [...text].slice(0, LOOKED_AT);
  let from = 0;
  return signs.flatMap((sign, at) => {
    const to = from + sign.length;
    const inWord = apart.test(sign);
    const begins = !inWord || !apart.test(signs[at - 1] ?? ' ');
    const ends = !inWord || !apart.test(signs[at + 1] ?? ' ');
    const letters = [...normalName(sign)].map((one) => ({ sign: one, from, to, begins, ends }));
    from = to;
    return letters;
  });
};

interface Span {
  readonly normal: string;
  readonly from: number;
  readonly to: number;
}

const spansOf = (letters: readonly Letter[]): Span[] =>
  letters.flatMap((first, start) => {
    if (!first.begins) return [];
    const spans: Span[] = [];
    let normal = '';
    for (const [at, last] of letters.slice(start, start + LONGEST).entries()) {
      normal += last.sign;
      if (at + 1 >= SHORTEST && last.ends) spans.push({ normal, from: first.from, to: last.to });
    }
    return spans;
  });

interface FoundName extends Omit<RecognisedEntity, 'matched'> {
  readonly normal: string;
}

/**
 * Entities of these bases whose name or other name stands in a text, in the order of the text, the best connected first
 * where several have that name. Of names in names the longest counts; one character is never a name, two are where much is
 * known of it. Looks the parts of the text up in the index of names: how many entities there are makes no difference.
 */
export const recogniseEntities = async (
  db: Queryable,
  text: string,
  knowledgeBaseIds: readonly string[],
  most: number,
): Promise<RecognisedEntity[]> => {
  const spans = spansOf(lettersOf(text));
  if (spans.length === 0 || knowledgeBaseIds.length === 0) return [];
  const parts = [...new Set(spans.map(({ normal }) => normal))];
  const names = await db.query<{ id: string; normal: string }>(sql`
    select id, normal from graph_entities where normal = any(${parts}::text[])
    union select entity_id, normal from graph_aliases where normal = any(${parts}::text[])`);
  if (names.length === 0) return [];
  const rows = await db.query<FoundName>(sql`
    select e.id, e.name, e.entity_type as "entityType", e.knowledge_base_id as "knowledgeBaseId", e.degree, f.normal
    from unnest(${names.map(({ id }) => id)}::text[], ${names.map(({ normal }) => normal)}::text[]) as f (id, normal)
      join graph_entities e on e.id = f.id
    where e.knowledge_base_id = any(${[...knowledgeBaseIds]}::text[]) and e.degree > 0
      and (char_length(f.normal) > ${SHORTEST} or e.degree >= ${KNOWN_WELL})
    order by e.degree desc, e.id`);
  const byNormal = new Map<string, FoundName[]>();
  for (const row of rows) byNormal.set(row.normal, [...(byNormal.get(row.normal) ?? []), row]);

  const taken = new Set<number>();
  const kept: Span[] = [];
  const longestFirst = spans
    .filter(({ normal }) => byNormal.has(normal))
    .toSorted((one, other) => other.to - other.from - (one.to - one.from) || one.from - other.from);
  for (const span of longestFirst) {
    const places = Array.from({ length: span.to - span.from }, (_, at) => span.from + at);
    if (places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    kept.push(span);
  }
  const found = kept
    .toSorted((one, other) => one.from - other.from)
    .flatMap(({ normal, from, to }) =>
      (byNormal.get(normal) ?? []).map(({ id, name, entityType, knowledgeBaseId, degree }) => {
        return { id, name, entityType, knowledgeBaseId, degree, matched: text.slice(from, to) };
      }),
    );
  return [...new Map(found.map((entity) => [entity.id, entity])).values()].slice(0, most);
};
