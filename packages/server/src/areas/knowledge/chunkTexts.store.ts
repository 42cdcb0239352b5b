import type { ChunkVersion, chunkVersionKinds } from '@console/api/contract';
import { type Position, randomId } from '@console/base';
import sql from 'sql-template-tag';
import { type Database, json, type Queryable } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { clipSpan, locate } from '../../parsing/locate.js';
import type { Span } from '../../parsing/types.js';
import { indexChunks, storeVectors } from '../../retrieval/chunkIndex.js';
import { queueAnchoring } from './anchorTriples.job.js';
import { checkPages, placeOf } from './chunkPlace.js';
import { standing } from './standingChunks.js';
import { outdateSummaries } from './summaries.store.js';

/** What people write of a chunk. */
export interface ChunkText {
  readonly content: string;
  readonly tags: readonly string[];
  readonly questions: readonly string[];
  readonly keywords: readonly string[];
}

/** A chunk's meaning, made before the transaction that stores it: an endpoint may take its time. */
export interface Meaning {
  readonly model: string;
  readonly vector: readonly number[];
}

type Kind = (typeof chunkVersionKinds)[number];

/** Letters of a chunk at most. */
const LONGEST = 8000;

/** A chunk that is locked for a change. */
export interface LockedChunk extends ChunkText {
  readonly id: string;
  readonly seq: number;
  readonly documentId: string;
  readonly knowledgeBaseId: string;
  readonly version: number;
  readonly heading: readonly string[];
  readonly place: number;
  readonly spans: readonly Span[] | null;
  readonly positions: readonly Position[];
}

interface VersionRow extends ChunkText {
  version: number;
  kind: string;
  tags: string[];
  questions: string[];
  keywords: string[];
  positions: [number, number, number, number, number][];
  madeBy: string;
  madeAt: Date;
}

interface Change extends Partial<ChunkText> {
  readonly spans?: readonly Span[] | null;
  readonly positions?: readonly Position[];
}

const selected = sql`c.id, c.seq::int8 as seq, c.document_id as "documentId", c.knowledge_base_id as "knowledgeBaseId",
  c.version, c.heading, c.place, c.content, c.tags, c.questions, c.keywords, c.spans, c.positions`;

/** Without doubles, blanks around and what is empty. */
export const tidyWords = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => word.trim()).filter((word) => word !== '')),
];

const hintsOf = ({ tags, keywords, questions }: ChunkText): string[] => [...tags, ...keywords, ...questions];

/** What a chunk means is made of this. */
export const chunkTexts = (db: Database) => {
  /** The document is locked first: parsing waits for whoever writes, and whoever writes later finds the chunk gone. */
  const lock = async (tx: Queryable, id: string, version?: number): Promise<LockedChunk> => {
    await tx.query(sql`
      select d.id from documents d join chunks c on c.document_id = d.id where c.id = ${id} for no key update of d`);
    const [found] = await tx.query<LockedChunk>(sql`
      select ${selected} from chunks c join documents d on d.id = c.document_id
      where c.id = ${id} and c.parsing = d.parsing for update of c`);
    if (found === undefined) throw fail('chunk_not_found');
    if (version !== undefined && version !== found.version) throw fail('changed_meanwhile');
    return found;
  };

  const keepVersion = (tx: Queryable, id: string, kind: Kind, userId: string | null): Promise<unknown> =>
    tx.query(sql`
      insert into chunk_versions (chunk_id, version, kind, content, tags, questions, keywords, spans, positions, made_by,
        made_at)
      select id, version, ${kind}, content, tags, questions, keywords, spans, positions, ${userId}, updated_at
      from chunks where id = ${id} on conflict (chunk_id, version) do nothing`);

  /** Makes a version of a locked chunk. */
  const write = async (
    tx: Queryable,
    chunk: LockedChunk,
    change: Change,
    { kind, userId, meaning }: { kind: Kind; userId: string; meaning: Meaning | null },
  ): Promise<void> => {
    const { id, seq, documentId, heading } = chunk;
    const next = { ...chunk, ...change };
    await keepVersion(tx, id, 'parsed', null);
    await tx.query(sql`
      update chunks set content = ${next.content}, tags = ${[...next.tags]}::text[],
        questions = ${[...next.questions]}::text[], keywords = ${[...next.keywords]}::text[],
        spans = ${next.spans === null ? null : json(next.spans)}::jsonb, positions = ${json(next.positions)}::jsonb,
        edited = true, version = version + 1, checked_at = null, checked_by = null, updated_at = now()
      where id = ${id}`);
    await keepVersion(tx, id, kind, userId);
    await indexChunks(tx, [{ seq, heading, content: next.content, hints: hintsOf(next) }]);
    if (meaning !== null) await storeVectors(tx, meaning.model, [seq], [meaning.vector]);
    await outdateSummaries(tx, [documentId]);
    await queueAnchoring(tx, [documentId]);
  };

  /** Adds a chunk of a person. The document is locked. */
  const insert = async (
    tx: Queryable,
    {
      heading,
      spans = null,
      positions,
      place,
      enabled = true,
      ...chunk
    }: ChunkText & {
      readonly documentId: string;
      readonly heading: readonly string[];
      readonly place: number;
      readonly positions: readonly Position[];
      readonly spans?: readonly Span[] | null;
      readonly enabled?: boolean;
    },
    { kind, userId, meaning }: { kind: Kind; userId: string; meaning: Meaning | null },
  ): Promise<string> => {
    const id = randomId();
    const { documentId, content, tags, questions, keywords } = chunk;
    const [added] = await tx.query<{ seq: number }>(sql`
      insert into chunks (id, document_id, knowledge_base_id, parsing, index, place, heading, content, tags, questions,
        keywords, spans, positions, enabled, edited)
      select ${id}, d.id, d.knowledge_base_id, d.parsing,
        (select coalesce(max(index), 0) + 1 from chunks where document_id = d.id and parsing = d.parsing), ${place},
        ${json(heading)}::jsonb, ${content}, ${[...tags]}::text[], ${[...questions]}::text[], ${[...keywords]}::text[],
        ${spans === null ? null : json(spans)}::jsonb, ${json(positions)}::jsonb, ${enabled}, true
      from documents d where d.id = ${documentId} returning seq`);
    if (added === undefined) throw fail('document_not_found');
    await tx.query(
      sql`update documents set chunk_count = chunk_count + 1, updated_at = now() where id = ${documentId}`,
    );
    await keepVersion(tx, id, kind, userId);
    const { seq } = added;
    await indexChunks(tx, [{ seq, heading, content, hints: hintsOf(chunk) }]);
    if (meaning !== null) await storeVectors(tx, meaning.model, [seq], [meaning.vector]);
    await outdateSummaries(tx, [documentId]);
    await queueAnchoring(tx, [documentId]);
    return id;
  };

  return {
    lock,
    write,
    insert,

    /** A chunk as it would be indexed after a change; null where it is gone. */
    after: async (id: string, change: Partial<ChunkText>) => {
      const [found] = await db.query<ChunkText & { heading: string[] }>(sql`
        select heading, content, tags, questions, keywords from chunks where id = ${id} and ${standing}`);
      if (found === undefined) return null;
      const next = { ...found, ...change };
      return { heading: found.heading, content: next.content, hints: hintsOf(next) };
    },

    /** Adds a chunk after another, where it stands on a page, or at the end. Throws `document_not_found`, `chunk_not_found` and `page_not_found`. */
    add: (
      chunk: ChunkText & {
        documentId: string;
        after?: string | undefined;
        positions?: readonly Position[] | undefined;
      },
      meaning: Meaning | null,
      userId: string,
    ): Promise<string> =>
      db.transaction(async (tx) => {
        const { documentId, after, positions = [] } = chunk;
        const found = await tx.query(sql`select 1 from documents where id = ${documentId} for no key update`);
        if (found.length === 0) throw fail('document_not_found');
        await checkPages(tx, documentId, positions);
        const where = await placeOf(tx, { documentId, after, at: positions[0] });
        return insert(tx, { ...chunk, ...where, positions }, { kind: 'added', userId, meaning });
      }),

    /** What is found changes at once. Throws `chunk_not_found`, `changed_meanwhile` and `page_not_found`. */
    update: (
      id: string,
      { version, ...change }: Change & { readonly version?: number | undefined },
      meaning: Meaning | null,
      userId: string,
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const chunk = await lock(tx, id, version);
        await checkPages(tx, chunk.documentId, change.positions ?? []);
        const next = { ...chunk, ...change };
        if (JSON.stringify(next) === JSON.stringify(chunk)) return;
        // Of a text that was changed, or moved, nobody knows which of its words stand where.
        const stays = next.content === chunk.content && change.positions === undefined;
        await write(tx, chunk, { ...change, spans: stays ? chunk.spans : null }, { kind: 'edited', userId, meaning });
      }),

    /** Answers the id of the second. Throws `chunk_not_found`, `changed_meanwhile` and `nothing_to_split`. */
    split: (
      id: string,
      at: number,
      version: number | undefined,
      userId: string,
    ): Promise<{ documentId: string; id: string }> =>
      db.transaction(async (tx) => {
        const chunk = await lock(tx, id, version);
        const { content, spans, positions, documentId, heading, tags } = chunk;
        const [first, second] = [content.slice(0, at).trimEnd(), content.slice(at).trimStart()];
        if (first.trim() === '' || second === '' || /^[\udc00-\udfff]/.test(content.slice(at)))
          throw fail('nothing_to_split');
        const from = content.length - second.length;
        const placed = (start: number, end: number, shift: number) => {
          if (spans === null) return { spans, positions };
          const clipped = spans.flatMap((span) => {
            const part = clipSpan(content, span, start, end);
            if (part === null) return [];
            const [spanStart, spanEnd, ...box] = part;
            return [[spanStart - shift, spanEnd - shift, ...box] satisfies Span];
          });
          return { spans: clipped, positions: locate(content, spans, start, end) };
        };
        const made = { kind: 'split', userId, meaning: null } as const;
        const { place } = await placeOf(tx, { documentId, after: id });
        await write(tx, chunk, { content: first, ...placed(0, first.length, 0) }, made);
        const added = await insert(
          tx,
          {
            documentId,
            heading,
            place,
            content: second,
            tags,
            questions: [],
            keywords: [],
            ...placed(from, content.length, from),
          },
          made,
        );
        return { documentId, id: added };
      }),

    /** Throws `chunk_not_found`, `changed_meanwhile`, `no_next_chunk` and `chunk_too_long`. */
    merge: (id: string, version: number | undefined, userId: string): Promise<{ documentId: string }> =>
      db.transaction(async (tx) => {
        const chunk = await lock(tx, id, version);
        const { documentId } = chunk;
        const [next] = await tx.query<LockedChunk>(sql`
          select ${selected} from chunks c join documents d on d.id = c.document_id
          where c.document_id = ${documentId} and c.parsing = d.parsing
            and (c.place, c.seq) > (${chunk.place}::float8, ${chunk.seq}::bigint)
          order by c.place, c.seq limit 1 for update of c`);
        if (next === undefined) throw fail('no_next_chunk');
        const content = `${chunk.content}\n${next.content}`;
        if (content.length > LONGEST) throw fail('chunk_too_long', { values: { most: LONGEST } });
        const shift = chunk.content.length + 1;
        const spans =
          chunk.spans === null || next.spans === null
            ? null
            : [
                ...chunk.spans,
                ...next.spans.map(([start, end, ...box]) => [start + shift, end + shift, ...box] satisfies Span),
              ];
        await tx.query(sql`delete from chunks where id = ${next.id}`);
        await tx.query(sql`
          update documents set chunk_count = chunk_count - 1, updated_at = now() where id = ${documentId}`);
        await write(
          tx,
          chunk,
          {
            content,
            spans,
            positions: [...chunk.positions, ...next.positions],
            tags: tidyWords([...chunk.tags, ...next.tags]).slice(0, 20),
            questions: tidyWords([...chunk.questions, ...next.questions]).slice(0, 20),
            keywords: tidyWords([...chunk.keywords, ...next.keywords]).slice(0, 20),
          },
          { kind: 'merged', userId, meaning: null },
        );
        return { documentId };
      }),

    /** Newest first; a chunk that nobody changed has the one that it is. Throws `chunk_not_found`. */
    versions: async (id: string): Promise<ChunkVersion[]> => {
      const rows = await db.query<VersionRow>(sql`
        select v.version, v.kind, v.content, v.tags, v.questions, v.keywords, v.positions,
          coalesce(u.username, '') as "madeBy", v.made_at as "madeAt"
        from chunk_versions v left join users u on u.id = v.made_by where v.chunk_id = ${id}
        union all
        select c.version, 'parsed', c.content, c.tags, c.questions, c.keywords, c.positions, '', c.updated_at
        from chunks c where c.id = ${id} and not exists (select 1 from chunk_versions where chunk_id = c.id)
        order by version desc limit 200`);
      if (rows.length === 0) throw fail('chunk_not_found');
      return rows.map(({ madeAt, ...row }) => ({ ...row, madeTime: madeAt.toISOString() }));
    },

    /** Throws `chunk_not_found`, `version_not_found` and `changed_meanwhile`. */
    restore: (
      id: string,
      restored: number,
      version: number | undefined,
      userId: string,
    ): Promise<{ documentId: string }> =>
      db.transaction(async (tx) => {
        const chunk = await lock(tx, id, version);
        const [former] = await tx.query<Required<Change>>(sql`
          select content, tags, questions, keywords, spans, positions from chunk_versions
          where chunk_id = ${id} and version = ${restored}`);
        if (former === undefined) throw fail('version_not_found');
        await write(tx, chunk, former, { kind: 'restored', userId, meaning: null });
        return { documentId: chunk.documentId };
      }),
  };
};
