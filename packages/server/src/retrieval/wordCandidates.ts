import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { B, BM25_INDEX, GIN_INDEX, K1 } from './wordIndex.js';

/** Where to look. Only chunks that are enabled, of documents that were parsed, are ever found. */
export interface Scope {
  readonly knowledgeBaseIds: readonly string[];
  /** Narrows it to one document. */
  readonly documentId?: string;
}

/** A chunk that may answer. */
export interface Candidate {
  readonly seq: number;
  /** Terms in it. */
  readonly length: number;
  /** How often each of the wanted terms comes, those that do. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Those that may answer, and how common their words are among the chunks that were looked at. */
export interface Candidates {
  readonly chunks: readonly Candidate[];
  /** Chunks that were looked at. */
  readonly total: number;
  /** How many of them have a term; terms that none has are left out. */
  readonly chunksWith: ReadonlyMap<string, number>;
}

/** How often the index is asked for a term: more often, the more it counts. */
export type TermWeights = ReadonlyMap<string, number>;

export interface CandidateLimits {
  /** Chunks that an index offers. Default 60. */
  readonly most?: number;
  /** A scope of so many chunks is read whole: an index would go through all others to find its few. Default by how many others. */
  readonly readWhole?: number;
}

const live = ({ knowledgeBaseIds, documentId }: Scope): Sql => sql`
  c.enabled and d.enabled and c.parsing = d.parsing and c.knowledge_base_id = any(${[...knowledgeBaseIds]}::text[])
    and (${documentId ?? null}::text is null or c.document_id = ${documentId ?? null})`;

/** The chunks of a scope, as `c`. */
export const liveChunks = (scope: Scope): Sql => sql`
  select c.seq, c.length from chunks c join documents d on d.id = c.document_id where ${live(scope)}`;

interface Row {
  seq: number;
  length: number;
  words: string;
}

/** Splitting a text of a thousand words into strings takes longer than all else: only those that begin like a wanted one are read. */
const counting = (wanted: ReadonlySet<string>) => {
  const beginnings = new Set([...wanted].map((term) => term.charCodeAt(0)));
  return ({ seq, length, words }: Row): Candidate => {
    const counts = new Map<string, number>();
    for (let start = 0; start < words.length; ) {
      const blank = words.indexOf(' ', start);
      const end = blank === -1 ? words.length : blank;
      if (beginnings.has(words.charCodeAt(start))) {
        const word = words.slice(start, end);
        if (wanted.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
      }
      start = end + 1;
    }
    return { seq, length, counts };
  };
};

const columns = sql`c.seq::int8 as seq, c.length, w.words`;
const joined = sql`chunk_words w join chunks c on c.seq = w.chunk_seq join documents d on d.id = c.document_id`;

/** So many are read as fast as an index answers. */
const FEW = 200;

interface Surroundings {
  /** Chunks of all scopes, about. */
  readonly total: number;
  /** Whether there is an index that knows which of them are best. */
  readonly ranked: boolean;
  /** Whether the scope has so few chunks that they are read whole. */
  readonly small: boolean;
  /** 0 to 1: which part of all chunks is in the scope, about. 0: not known. */
  readonly share: number;
}

/**
 * A chunk is read in 80 µs, and the index goes past one in 4: among `total` chunks it passes `total / few` of them for each of
 * the hundred that are wanted. At `sqrt(5 * total)` both take about the same time. What is counted of a scope has those of former
 * parsings in it, which are seldom many, and never there for long.
 */
const lookAround = async (
  db: Queryable,
  { knowledgeBaseIds, documentId }: Scope,
  readWhole: number | undefined,
): Promise<Surroundings> => {
  const ids = [...knowledgeBaseIds];
  const [row] = await db.query<Surroundings>(sql`
    with index as (
      select greatest(reltuples, 0)::float8 as total, to_regclass(${BM25_INDEX}) is not null as ranked
      from pg_class where oid = 'chunk_words'::regclass
    ), few as (
      select coalesce(${readWhole ?? null}::int, greatest(${FEW}::int, sqrt(5 * total)::int)) as most from index
    )
    select index.total, index.ranked,
      (select count(*) from (
        select 1 from chunks where enabled and knowledge_base_id = any(${ids}::text[])
          and (${documentId ?? null}::text is null or document_id = ${documentId ?? null}) limit (select most + 1 from few)
      ) as counted) <= few.most as small,
      case when ${documentId ?? null}::text is null then coalesce((
        select sum(usual.share) from pg_stats s, unnest(s.most_common_vals::text::text[], s.most_common_freqs) as usual (id, share)
        where s.schemaname = current_schema() and s.tablename = 'chunks' and s.attname = 'knowledge_base_id'
          and usual.id = any(${ids}::text[])), 0)::float8 else 0 end as share
    from index, few`);
  return row ?? { total: 0, ranked: false, small: true, share: 0 };
};

const readWhole = async (db: Queryable, scope: Scope, count: (row: Row) => Candidate): Promise<Candidates> => {
  const rows = await db.query<Row>(sql`select ${columns} from ${joined} where ${live(scope)}`);
  const chunksWith = new Map<string, number>();
  const chunks = rows.map(count).filter(({ counts }) => counts.size > 0);
  for (const { counts } of chunks) {
    for (const term of counts.keys()) chunksWith.set(term, (chunksWith.get(term) ?? 0) + 1);
  }
  return { chunks, total: rows.length, chunksWith };
};

/** How many chunks have each term. The index scores a term against itself, and what it makes of that says how rare the term is. */
const frequenciesByBm25 = async (
  db: Queryable,
  terms: readonly string[],
  total: number,
  averageLength: number,
): Promise<Map<string, number>> => {
  const rows = await db.query<{ term: string; score: number }>(sql`
    select term, -(term <@> to_bm25query(term, ${BM25_INDEX})) as score from unnest(${[...terms]}::text[]) term`);
  const ofOneWord = (K1 + 1) / (1 + K1 * (1 - B + B / Math.max(1, averageLength)));
  return new Map(
    rows.flatMap(({ term, score }) =>
      score <= 0 ? [] : [[term, Math.max(1, (total + 1) / Math.exp(score / ofOneWord) - 0.5)]],
    ),
  );
};

/** How many times more chunks the index is asked for where too few of the last ones are in the scope. */
const FURTHER = 8;
/** How many more than a scope's share promises: its chunks are not spread evenly. */
const SPARE = 1.3;

/**
 * The best chunks of the scope. The index is asked for the best of all, and for more of them until enough are in the scope. By itself:
 * within a larger query it is not always what orders the chunks, and each is then scored alone, which takes a hundred times as long.
 */
const readBest = async (
  db: Queryable,
  scope: Scope,
  query: string,
  { most, share }: { readonly most: number; readonly share: number },
): Promise<Row[]> => {
  for (let asked = Math.ceil(most * (share > 0 ? SPARE / share : FURTHER)); ; asked *= FURTHER) {
    const best = await db.query<{ seq: number }>(sql`
      select chunk_seq as seq from chunk_words order by words <@> to_bm25query(${query}, ${BM25_INDEX}) limit ${asked}`);
    const rows = await db.query<Row>(sql`
      select here.seq, here.length, w.words
      from (
        select c.seq::int8 as seq, c.length, best.place
        from unnest(${best.map(({ seq }) => seq)}::bigint[]) with ordinality as best (seq, place)
          join chunks c on c.seq = best.seq join documents d on d.id = c.document_id
        where ${live(scope)} order by best.place limit ${most}
      ) here join chunk_words w on w.chunk_seq = here.seq
      order by here.place`);
    if (rows.length >= most || best.length < asked) return rows;
  }
};

const findByBm25 = async (
  db: Queryable,
  scope: Scope,
  {
    weights,
    around: { total, share },
    most,
    count,
  }: { weights: TermWeights; around: Surroundings; most: number; count: (row: Row) => Candidate },
): Promise<Candidates> => {
  const query = [...weights].flatMap(([term, weight]) => Array<string>(weight).fill(term)).join(' ');
  const rows = await readBest(db, scope, query, { most, share });
  const averageLength = rows.reduce((sum, { length }) => sum + length, 0) / Math.max(1, rows.length);
  const all = Math.max(total, rows.length);
  const chunksWith = await frequenciesByBm25(db, [...weights.keys()], all, averageLength);
  return { chunks: rows.map(count), total: all, chunksWith };
};

/** Chunks with any of the rarest words of a question that are read, about. */
const MOST_BY_ELEMENTS = 2000;

const findByElements = async (
  db: Queryable,
  scope: Scope,
  { weights, total, count }: { weights: TermWeights; total: number; count: (row: Row) => Candidate },
): Promise<Candidates> => {
  const terms = [...weights.keys()];
  const common = await db.query<{ term: string; share: number }>(sql`
    select element.term, element.share
    from pg_stats s, unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as element (term, share)
    where s.schemaname = current_schema() and s.tablename = ${GIN_INDEX} and element.term = any(${terms}::text[])`);
  const known = new Map(common.map(({ term, share }) => [term, share * total]));
  const chunksWith = new Map(terms.map((term) => [term, known.get(term) ?? 1]));
  const rarestFirst = terms.toSorted((a, b) => (chunksWith.get(a) ?? 0) - (chunksWith.get(b) ?? 0));
  let expected = 0;
  const rarest = rarestFirst.filter((term, at) => {
    expected += chunksWith.get(term) ?? 0;
    return at === 0 || expected <= MOST_BY_ELEMENTS;
  });
  const rows = await db.query<Row>(sql`
    select ${columns} from ${joined}
    where ${live(scope)} and string_to_array(w.words, ' ') && ${rarest}::text[] limit ${2 * MOST_BY_ELEMENTS}`);
  return { chunks: rows.map(count), total: Math.max(total, rows.length), chunksWith };
};

/** The chunks of a scope that have to do with these terms, the best of them for sure. */
export const findCandidates = async (
  db: Queryable,
  scope: Scope,
  weights: TermWeights,
  limits: CandidateLimits = {},
): Promise<Candidates> => {
  const around = await lookAround(db, scope, limits.readWhole);
  const count = counting(new Set(weights.keys()));
  if (around.small) return readWhole(db, scope, count);
  if (around.ranked) return findByBm25(db, scope, { weights, around, most: limits.most ?? 60, count });
  return findByElements(db, scope, { weights, total: around.total, count });
};
