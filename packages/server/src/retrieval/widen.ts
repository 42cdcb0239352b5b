import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.js';
import { measure } from '../parsing/chunker.js';
import type { Span } from '../parsing/types.js';
import type { Passage } from './retrieve.js';

/** Length in Chinese characters that a passage is made at most. */
const LONGEST = 1600;
/** Chunks on either side that are looked at. */
const AROUND = 20;

type Part = Pick<Passage, 'chunkId' | 'content' | 'spans' | 'positions'>;

/** How much of a text the text before it ends with. */
const overlapOf = (before: string, after: string): number => {
  for (let length = Math.min(before.length, after.length, 600); length > 20; length -= 1) {
    if (before.endsWith(after.slice(0, length).trimEnd())) return length;
  }
  return 0;
};

const join = (parts: readonly Part[]): Pick<Passage, 'content' | 'spans' | 'positions'> => {
  let content = '';
  let spans: Span[] | null = [];
  for (const part of parts) {
    const cut = overlapOf(content, part.content);
    if (content !== '') content += '\n';
    const shift = content.length - cut;
    for (const [start, end, ...box] of part.spans ?? []) {
      if (start >= cut) spans?.push([start + shift, end + shift, ...box]);
    }
    // Where a part was changed by hand, nobody knows which of its words stand where.
    if (part.spans === null) spans = null;
    content += part.content.slice(cut);
  }
  return { content, spans, positions: parts.flatMap(({ positions }) => [...positions]) };
};

/** The chunks around a passage that stand under the same headings, in their order, itself among them. */
const sectionOf = async (db: Queryable, { chunkId, heading }: Passage): Promise<Part[]> =>
  db.query<Part>(sql`
    with own as (select document_id, parsing, place, seq from chunks where id = ${chunkId}),
    around as (
      (select c.* from chunks c, own where c.document_id = own.document_id and c.parsing = own.parsing and c.enabled
        and (c.place, c.seq) <= (own.place, own.seq) order by c.place desc, c.seq desc limit ${AROUND + 1})
      union all
      (select c.* from chunks c, own where c.document_id = own.document_id and c.parsing = own.parsing and c.enabled
        and (c.place, c.seq) > (own.place, own.seq) order by c.place, c.seq limit ${AROUND})
    )
    select id as "chunkId", content, spans, positions from around
    where heading = ${JSON.stringify(heading)}::jsonb order by place, seq`);

const widened = async (db: Queryable, passage: Passage): Promise<{ passage: Passage; chunkIds: readonly string[] }> => {
  const section = await sectionOf(db, passage);
  let first = section.findIndex(({ chunkId }) => chunkId === passage.chunkId);
  if (first === -1) return { passage, chunkIds: [passage.chunkId] };
  let last = first;
  let room = LONGEST - measure(passage.content);
  for (;;) {
    const [before, after] = [section[first - 1], section[last + 1]];
    const fits = (part: Part | undefined): part is Part => part !== undefined && measure(part.content) <= room;
    // What follows says more about a passage than what stands before it.
    if (fits(after)) {
      last += 1;
      room -= measure(after.content);
    } else if (fits(before)) {
      first -= 1;
      room -= measure(before.content);
    } else break;
  }
  const parts = section.slice(first, last + 1);
  return { passage: { ...passage, ...join(parts) }, chunkIds: parts.map(({ chunkId }) => chunkId) };
};

/**
 * Passages with the section around them, as far as they are of one of these bases: small chunks are found best, what is
 * around them makes them understood. One that stands in the section of a better one is left out.
 */
export const widen = async (
  db: Queryable,
  passages: readonly Passage[],
  bySection: ReadonlySet<string>,
): Promise<Passage[]> => {
  const wide: Passage[] = [];
  const read = new Set<string>();
  for (const one of passages) {
    if (!bySection.has(one.knowledgeBaseId)) {
      wide.push(one);
      continue;
    }
    if (read.has(one.chunkId)) continue;
    const { passage, chunkIds } = await widened(db, one);
    for (const id of chunkIds) read.add(id);
    wide.push(passage);
  }
  return wide;
};
