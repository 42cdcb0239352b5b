import type { Reference } from '@console/api/contract';
import type { FilePlace, Position } from '@console/base';
import sql from 'sql-template-tag';
import type { CitedPlace } from '../../../citedDocuments/index.js';
import type { Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { type Passage, type Quote, quotePositions } from '../../../retrieval/index.js';
import { andSeenBase, hiddenSources, type Reader } from '../../../visibility/index.js';

/** What a plan needs to know of documents. */
export interface Evidence {
  /** The passages relevant to a question, best first; none where nothing is. */
  retrieve(wanted: {
    readonly knowledgeBaseIds: readonly string[];
    readonly question: string;
    readonly limit: number;
    readonly signal?: AbortSignal;
  }): Promise<Passage[]>;
  /** The words of a passage that answer a question best. */
  bestQuote(passage: Passage, question: string): Quote;
}

/** A passage as whoever writes names it: its number in the text, its chunk, and the words of it that are meant. */
export interface CitedPassage {
  readonly n: number;
  readonly chunkId: string;
  readonly quote?: string;
}

interface ChunkRow {
  id: string;
  index: number;
  documentId: string;
  documentName: string;
  knowledgeBaseName: string;
  heading: string[];
  content: string;
  spans: Passage['spans'];
  positions: Position[];
  place: FilePlace | null;
}

const LONGEST_QUOTE = 2000;

/** Places as the contract has them. */
const placesOf = (positions: readonly Position[]): Reference['positions'] =>
  positions.map(([page, left, right, top, bottom]) => [page, left, right, top, bottom]);

/** The passage as `[n]` of a text. */
export const referenceOf = (passage: Passage, n: number, quote: { start: number; end: number }): Reference => ({
  n,
  chunkId: passage.chunkId,
  chunkIndex: passage.chunkIndex,
  documentId: passage.documentId,
  documentName: passage.documentName,
  knowledgeBaseName: passage.knowledgeBaseName,
  heading: [...passage.heading],
  content: passage.content.slice(quote.start, quote.end),
  positions: placesOf(quotePositions(passage, quote.start, quote.end)),
  ...(passage.place !== null && { place: { ...passage.place } }),
});

const readChunks = async (db: Queryable, reader: Reader, ids: readonly string[]): Promise<Map<string, ChunkRow>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.query<ChunkRow>(sql`
    select c.id, c.index, c.document_id as "documentId", d.name as "documentName", b.name as "knowledgeBaseName", c.heading,
      c.content, c.spans, c.positions, c.file_place as place
    from chunks c join documents d on d.id = c.document_id join knowledge_bases b on b.id = c.knowledge_base_id
    where c.id = any(${[...ids]}::text[]) and c.enabled ${andSeenBase(reader, 'b.id')}`);
  return new Map(rows.map((row) => [row.id, row]));
};

/** What is kept of it where its base is hidden from whoever writes: they name it by its number alone. */
const WITHHELD = 'withheld';

/**
 * What the passages that a writer names stand for. Those that the text had already stay, also where they are hidden from this
 * writer or gone; new ones are taken from bases that the writer sees, in the words of the document. Others are left out.
 */
export const citedReferences = async (
  db: Queryable,
  reader: Reader,
  cited: readonly CitedPassage[],
  had: readonly Reference[],
): Promise<Reference[]> => {
  const wanted = [...new Map(cited.map((one) => [one.n, one])).values()];
  const kept = ({ n, chunkId, quote }: CitedPassage): Reference | undefined =>
    chunkId === WITHHELD
      ? had.find((one) => one.n === n)
      : had.find((one) => one.chunkId === chunkId && (quote === undefined || quote === one.content));
  const chunks = await readChunks(
    db,
    reader,
    wanted.flatMap((one) => (kept(one) === undefined ? one.chunkId : [])),
  );
  return wanted.flatMap((one): Reference[] => {
    const known = kept(one);
    if (known !== undefined) return [{ ...known, n: one.n }];
    const chunk = chunks.get(one.chunkId);
    if (chunk === undefined) return [];
    const at = one.quote === undefined || one.quote === '' ? -1 : chunk.content.indexOf(one.quote);
    const start = Math.max(0, at);
    const end = at < 0 ? Math.min(chunk.content.length, LONGEST_QUOTE) : at + (one.quote ?? '').length;
    const { id, index, ...rest } = chunk;
    const passage: Passage = { ...rest, chunkId: id, chunkIndex: index, knowledgeBaseId: '', score: 0 };
    return [referenceOf(passage, one.n, { start, end })];
  });
};

/** Where in a document stands what a plan cites, and a chunk of it that was found; nothing where it is hidden from the reader. */
export const citedPlaces = async (
  db: Queryable,
  reader: Reader,
  cited: readonly Reference[],
  { documentId, chunkId }: { readonly documentId: string; readonly chunkId: string | undefined },
): Promise<CitedPlace[]> => {
  const hidden = await hiddenSources(db, reader, [{ documentId }]);
  if (hidden.has(documentId)) return [];
  const found = await readChunks(db, reader, chunkId === undefined ? [] : [chunkId]);
  return [...cited, ...[...found.values()].map(({ id, ...chunk }) => ({ ...chunk, chunkId: id }))].filter(
    (one) => one.documentId === documentId,
  );
};

/** Throws `knowledge_base_not_found` where one of them is not there for this reader. */
export const seenBases = async (db: Queryable, reader: Reader, ids: readonly string[]): Promise<void> => {
  const wanted = [...new Set(ids)];
  const found = await db.query(sql`
    select 1 from knowledge_bases b where b.id = any(${wanted}::text[]) ${andSeenBase(reader, 'b.id')}`);
  if (found.length < wanted.length) throw fail('knowledge_base_not_found');
};

/** The bases that this reader sees. */
export const listBases = (db: Queryable, reader: Reader) =>
  db.query<{ id: string; name: string; documentCount: number }>(sql`
    select b.id, b.name, (select count(*)::int from documents d where d.knowledge_base_id = b.id) as "documentCount"
    from knowledge_bases b where true ${andSeenBase(reader, 'b.id')} order by b.name, b.id limit 200`);
