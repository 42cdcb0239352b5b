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

const counting =
  (wanted: ReadonlySet<string>) =>
  ({ seq, length, words }: Row): Candidate => {
    const counts = new Map<string, number>();
    for (const word of words.split(' ')) if (wanted.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { seq, length, counts };
  };

const columns = sql`c.seq::int8 as seq, c.length, w.words`;
const joined = sql`chunk_words w join chunks c on c.seq = w.chunk_seq join documents d on d.id = c.document_id`;

/** Chunks of all scopes, about, and whether there is an index that knows which of them are best. */
const lookAtIndex = async (db: Queryable): Promise<{ total: number; ranked: boolean }> => {
  const [row] = await db.query<{ total: number; ranked: boolean }>(sql`
    select greatest(reltuples, 0)::float8 as total, to_regclass(${BM25_INDEX}) is not null as ranked
    from pg_class where oid = 'chunk_words'::regclass`);
  return row ?? { total: 0, ranked: false };
};

/** Chunks of a scope, up to `most`: with those of former parsings, which are seldom many, and never there for long. */
const countScope = async (db: Queryable, { knowledgeBaseIds, documentId }: Scope, most: number): Promise<number> => {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from chunks where enabled and knowledge_base_id = any(${[...knowledgeBaseIds]}::text[])
        and (${documentId ?? null}::text is null or document_id = ${documentId ?? null}) limit ${most}
    ) as few`);
  return row?.count ?? 0;
};

/** So many are read as fast as an index answers. */
const FEW = 200;
/**
 * A chunk is read in 80 µs, and the index goes past one in 4: among `all` chunks it passes `all / few` of them for each of the
 * hundred that are wanted. About here both take the same time.
 */
const fewAmong = (all: number): number => Math.max(FEW, Math.sqrt(5 * all));

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

/**
 * The best chunks of the scope. The index is asked for the best of all, and for more of them until enough are in the scope. By itself:
 * within a larger query it is not always what orders the chunks, and each is then scored alone, which takes a hundred times as long.
 */
const readBest = async (db: Queryable, scope: Scope, query: string, most: number): Promise<Row[]> => {
  for (let asked = FURTHER * most; ; asked *= FURTHER) {
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
    total,
    most,
    count,
  }: { weights: TermWeights; total: number; most: number; count: (row: Row) => Candidate },
): Promise<Candidates> => {
  const query = [...weights].flatMap(([term, weight]) => Array<string>(weight).fill(term)).join(' ');
  const rows = await readBest(db, scope, query, most);
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
  const { total, ranked } = await lookAtIndex(db);
  const few = Math.floor(limits.readWhole ?? fewAmong(total));
  const count = counting(new Set(weights.keys()));
  if ((await countScope(db, scope, few + 1)) <= few) return readWhole(db, scope, count);
  if (ranked) return findByBm25(db, scope, { weights, total, most: limits.most ?? 60, count });
  return findByElements(db, scope, { weights, total, count });
};
