import type { Reference } from '@console/api/contract';
import type { Position } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import type { Language } from '../../../http/messages.js';
import { andSeenBase, type Reader } from '../../../visibility/index.js';
import type { CitedText, SlideSources } from '../slidesDeps.js';
import { chunkBlocks } from './chunkBlocks.js';
import { citedSources } from './citedSources.js';
import { readMarkdown } from './markdown.js';
import { type Material, type MaterialBlock, type MaterialSource, sourceOf } from './material.js';

/** What a deck is made of, as it was asked for. */
export interface MadeOf {
  readonly content?: string;
  readonly sessionId?: string;
  readonly topicId?: string;
  readonly documentId?: string;
  /** Moments in ISO 8601; the second is not in it. */
  readonly report?: { readonly from: string; readonly to: string };
  readonly planId?: string;
}

export interface GatherDeps {
  readonly db: Queryable;
  readonly sources: SlideSources;
}

export interface GatherFor {
  readonly userId: string;
  readonly reader: Reader;
  readonly language: Language;
  readonly title: string;
}

/** Chunks of a document, and turns of a conversation, that a deck is made of at most. */
const MOST_CHUNKS = 400;
const MOST_TURNS = 60;

interface Answer {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly passages: Reference[];
}

/** Answers of the owner's that have ended, the last one to each question, in their order. */
const answersOf = (
  db: Queryable,
  userId: string,
  wanted: { sessionId?: string; topicId?: string },
): Promise<Answer[]> =>
  db.query<Answer>(sql`
    select s.id, s.question, s.answer, s.passages
    from sessions s join topics t on t.id = s.topic_id
    where t.user_id = ${userId} and s.status <> 'running' and s.answer <> ''
      and (s.id = ${wanted.sessionId ?? null}::text or (s.topic_id = ${wanted.topicId ?? null}::text and not exists (
        select 1 from sessions later where later.topic_id = s.topic_id and later.place = s.place
          and later.version > s.version and later.answer <> '' and later.status <> 'running')))
    order by s.place, s.version limit ${MOST_TURNS}`);

/** What the numbers that a part cites stand for; `own` where that is nothing. */
const placesFor =
  (places: ReadonlyMap<number, number>, own: number) =>
  (cited: readonly number[]): readonly number[] => {
    const found = cited.flatMap((n) => places.get(n) ?? []);
    return found.length > 0 ? [...new Set(found)] : [own];
  };

const ofAnswers = async (
  db: Queryable,
  answers: readonly Answer[],
  { reader, title }: Pick<GatherFor, 'reader' | 'title'>,
): Promise<Material> => {
  const sources: MaterialSource[] = [];
  const blocks: MaterialBlock[] = [];
  for (const { id, question, answer, passages } of answers) {
    const own = sources.push(sourceOf({ kind: 'answer', title: question, subjectId: id })) - 1;
    const places = await citedSources(db, reader, passages, { sources, subjectId: id });
    const read = readMarkdown(answer, placesFor(places, own));
    if (answers.length === 1) blocks.push(...read);
    else {
      blocks.push({ kind: 'heading', level: 1, text: question.replace(/\s+/g, ' ').trim().slice(0, 200) });
      blocks.push(...read.map((block) => (block.kind === 'heading' ? { ...block, level: block.level + 1 } : block)));
    }
  }
  return { title: answers.length === 1 ? (answers[0]?.question ?? title) : title, sources, blocks };
};

interface ChunkRow {
  readonly id: string;
  readonly name: string;
  readonly heading: string[];
  readonly content: string;
  readonly positions: Position[];
}

/** Null where the document is not there for the reader, or holds nothing. */
const ofDocument = async (db: Queryable, id: string, reader: Reader): Promise<Material | null> => {
  const chunks = await db.query<ChunkRow>(sql`
    select c.id, d.name, c.heading, c.content, c.positions
    from documents d join chunks c on c.document_id = d.id and c.parsing = d.parsing and c.enabled
    where d.id = ${id} ${andSeenBase(reader, 'd.knowledge_base_id')} order by c.place, c.seq limit ${MOST_CHUNKS}`);
  if (chunks.length === 0) return null;
  const sources: MaterialSource[] = [];
  const blocks: MaterialBlock[] = [];
  let under: readonly string[] = [];
  for (const { id: chunkId, name, heading, content, positions } of chunks) {
    const at =
      sources.push(sourceOf({ kind: 'document', title: name, quote: content, subjectId: id, chunkId, positions })) - 1;
    const same = heading.findIndex((one, level) => under[level] !== one);
    const from = same === -1 ? heading.length : same;
    for (const [level, text] of heading.entries()) {
      if (level >= from && text.trim() !== '') blocks.push({ kind: 'heading', level: level + 1, text: text.trim() });
    }
    under = heading;
    blocks.push(...chunkBlocks(content, [at]));
  }
  return { title: chunks[0]?.name.replace(/\.[A-Za-z0-9]{1,5}$/, '') ?? '', sources, blocks };
};

const ofText = (text: string, title: string, source: MaterialSource): Material => ({
  title,
  sources: [source],
  blocks: readMarkdown(text, () => [0]),
});

/** What a text says in its parts, with what each of them cites. */
const ofParts = async (
  db: Queryable,
  { title, parts }: CitedText,
  { reader, subjectId }: { readonly reader: Reader; readonly subjectId: string },
): Promise<Material> => {
  const sources: MaterialSource[] = [sourceOf({ kind: 'text', title, subjectId })];
  const blocks: MaterialBlock[] = [];
  for (const part of parts) {
    const places = await citedSources(db, reader, part.references, { sources, subjectId });
    const read = readMarkdown(part.text, placesFor(places, 0));
    if (read.length > 0) blocks.push({ kind: 'heading', level: 2, text: part.title }, ...read);
  }
  return { title, sources, blocks };
};

/** Whether there is anything besides headings. */
export const holdsSomething = ({ blocks }: Material): boolean => blocks.length > 0;

/** Reads what a deck is to be made of; null where it is gone, or not open to its owner any more. */
export const gather = async (
  { db, sources }: GatherDeps,
  madeOf: MadeOf,
  wanted: GatherFor,
): Promise<Material | null> => {
  const { sessionId, topicId, documentId, report, planId, content } = madeOf;
  const { userId, reader, language, title } = wanted;
  if (sessionId !== undefined || topicId !== undefined) {
    const answers = await answersOf(db, userId, sessionId === undefined ? { topicId } : { sessionId });
    return answers.length === 0 ? null : ofAnswers(db, answers, wanted);
  }
  if (documentId !== undefined) return ofDocument(db, documentId, reader);
  if (report !== undefined) {
    const read = await sources.report({ from: new Date(report.from), to: new Date(report.to) }, language, reader);
    return ofText(read.text, read.title, sourceOf({ kind: 'report', title: read.title }));
  }
  if (planId !== undefined) {
    const plan = await sources.plan(userId, planId);
    return plan === null ? null : ofParts(db, plan, { reader, subjectId: planId });
  }
  return ofText(content ?? '', title, sourceOf({ kind: 'text', title }));
};
