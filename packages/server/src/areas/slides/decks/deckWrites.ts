import { isDeepStrictEqual } from 'node:util';
import type { SlideOrigin } from '@console/api/contract';
import { randomId } from '@console/base';
import type { SlideFormat, SlidePage } from '@console/base/slides';
import sql from 'sql-template-tag';
import { type Database, json, type Queryable } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import { cancelJobs, enqueue } from '../../../jobs/index.js';
import type { Reader } from '../../../visibility/index.js';
import { makingWords } from '../making/makingWords.js';
import type { MadeOf } from '../sources/gather.js';
import { checkSlides } from './checkSlides.js';
import { isAtWork, type MakingRow } from './deckRow.js';
import { deckStore } from './decks.store.js';
import { checkPictures, withTrueSizes } from './pictures.store.js';
import { hiddenDocuments, withKeptSources } from './shownSlides.js';
import { keepState, versionStore } from './versions.store.js';

/** The job that makes decks. The deck is its subject. */
export const MAKE_SLIDES = 'make_slides';

/** Decks that are made for one person at a time. */
const MOST_AT_WORK = 3;
const LONGEST_TITLE = 100;

export interface NewDeck {
  readonly title: string;
  readonly design: string;
  readonly format: SlideFormat;
  readonly origin: SlideOrigin;
  readonly madeOf: MadeOf;
  readonly prompt: string;
  readonly wantedCount: number | null;
  readonly outlineFirst: boolean;
  readonly language: Language;
}

export interface DeckChange {
  readonly version?: number;
  readonly title?: string;
  readonly design?: string;
  readonly format?: SlideFormat;
  readonly slides?: readonly SlidePage[];
}

/** In a transaction. Throws `too_many_jobs`. */
const queue = async (tx: Queryable, id: string, userId: string): Promise<void> => {
  // Two at once wait for one another, and count what the other has begun.
  await tx.query(sql`select 1 from users where id = ${userId} for no key update`);
  const open = await tx.query(sql`
    select 1 from slide_decks where user_id = ${userId} and id <> ${id} and status in ('waiting', 'running')`);
  if (open.length >= MOST_AT_WORK) throw fail('too_many_jobs');
  await enqueue(tx, { kind: MAKE_SLIDES, subject: id });
};

/** Pages that nobody has to write any more, since their owner has changed them. */
const writtenBy = (held: MakingRow, slides: readonly SlidePage[]): string[] => {
  const before = new Map(held.slides.map((page) => [page.id, page]));
  const byHand =
    held.status === 'outlined' ? [] : slides.filter((page) => !isDeepStrictEqual(before.get(page.id), page));
  const there = new Set(slides.map(({ id }) => id));
  return [...new Set([...held.written, ...byHand.map(({ id }) => id)])].filter((id) => there.has(id));
};

/** What their owner does with decks. All throw `slide_deck_not_found`, and what the calls say besides. */
export const deckWrites = (db: Database, { userId, reader }: { readonly userId: string; readonly reader: Reader }) => {
  const holdFree = async (tx: Queryable, id: string, version?: number): Promise<MakingRow> => {
    const held = await deckStore(tx, userId).hold(id);
    if (isAtWork(held)) throw fail('slide_deck_running');
    if (version !== undefined && version !== held.version) throw fail('changed_meanwhile');
    return held;
  };

  return {
    add: async (deck: NewDeck): Promise<string> => {
      const id = randomId();
      const { title, design, format, origin, madeOf, prompt, wantedCount, outlineFirst, language } = deck;
      await db.transaction(async (tx) => {
        await tx.query(sql`
          insert into slide_decks (id, user_id, title, design, format, origin, made_of, prompt, wanted_count, outline_first, language)
          values (${id}, ${userId}, ${title}, ${design}, ${format}, ${origin}, ${json(madeOf)}, ${prompt},
            ${wantedCount}, ${outlineFirst}, ${language})`);
        await queue(tx, id, userId);
      });
      return id;
    },

    /** Answers the new version. */
    modify: (id: string, { version, title, design, format, slides }: DeckChange): Promise<number> =>
      db.transaction(async (tx) => {
        const held = await holdFree(tx, id, version);
        let next = held.slides;
        if (slides !== undefined) {
          checkSlides(slides);
          await checkPictures(tx, id, slides);
          const hidden = await hiddenDocuments(tx, reader, slides);
          next = await withTrueSizes(tx, id, withKeptSources(slides, held.slides, hidden));
        }
        await keepState(tx, id, 'saved');
        const written = writtenBy(held, next);
        await tx.query(sql`
          update slide_decks set title = coalesce(${title ?? null}::text, title),
            design = coalesce(${design ?? null}::text, design), format = coalesce(${format ?? null}::text, format),
            slides = ${json(next)}, written = ${written}::text[], version = version + 1, cause = 'saved', updated_at = now()
          where id = ${id}`);
        return held.version + 1;
      }),

    /** Has what is missing written, or all but what is locked. */
    write: (id: string, { version, again = false }: { version?: number; again?: boolean }): Promise<void> =>
      db.transaction(async (tx) => {
        // What was given up is not to be put back by hand beside it.
        await deckStore(tx, userId).find(id);
        await cancelJobs(tx, [id], ['failed']);
        const held = await holdFree(tx, id, version);
        await keepState(tx, id, 'written');
        const locked = held.slides.filter((page) => page.locked).map((page) => page.id);
        await tx.query(sql`
          update slide_decks set status = 'waiting', failure = '', outline_first = false, updated_at = now(),
            stage = case when jsonb_array_length(slides) > 0 then 'writing' else 'queued' end,
            written = ${again ? locked : held.written}::text[]
          where id = ${id}`);
        await queue(tx, id, userId);
      }),

    /** Throws `slide_deck_not_running`. */
    cancel: (id: string): Promise<void> =>
      db.transaction(async (tx) => {
        await deckStore(tx, userId).find(id);
        await cancelJobs(tx, [id], ['queued', 'running']);
        const stopped = await tx.query<{ id: string }>(sql`
          update slide_decks set status = 'cancelled', updated_at = now()
          where id = ${id} and status in ('waiting', 'running') returning id`);
        if (stopped.length === 0) throw fail('slide_deck_not_running');
      }),

    duplicate: (id: string, language: Language): Promise<string> =>
      db.transaction(async (tx) => {
        const held = await holdFree(tx, id);
        const copy = randomId();
        const title = makingWords[language].copy(held.title.slice(0, LONGEST_TITLE - 8)).slice(0, LONGEST_TITLE);
        await tx.query(sql`
          insert into slide_decks (id, user_id, title, design, format, origin, made_of, prompt, wanted_count, outline_first,
            language, status, stage, progress, failure, slides, written, version, cause)
          select ${copy}, user_id, ${title}, design, format, origin, made_of, prompt, wanted_count, outline_first,
            language, status, stage, progress, failure, slides, written, 1, 'made'
          from slide_decks where id = ${id}`);
        await tx.query(sql`
          insert into slide_deck_pictures (deck_id, upload_id, width, height)
          select ${copy}, upload_id, width, height from slide_deck_pictures where deck_id = ${id}`);
        await tx.query(sql`
          insert into slide_deck_materials (deck_id, material)
          select ${copy}, material from slide_deck_materials where deck_id = ${id}`);
        return copy;
      }),

    /** Answers the new version. */
    restore: (id: string, version: number): Promise<number> =>
      db.transaction(async (tx) => {
        const held = await holdFree(tx, id);
        const former = await versionStore(tx).find(id, version);
        if (former === undefined) throw fail('slide_version_not_found');
        await keepState(tx, id, 'restored');
        const written = held.status === 'outlined' ? held.written : former.slides.map((page) => page.id);
        await tx.query(sql`
          update slide_decks set title = ${former.title}, slides = ${json(former.slides)}, written = ${written}::text[],
            version = version + 1, cause = 'restored', updated_at = now()
          where id = ${id}`);
        return held.version + 1;
      }),

    /** Those that are their owner's; what is being made is stopped. */
    remove: (ids: readonly string[]): Promise<void> =>
      db.transaction(async (tx) => {
        const own = await tx.query<{ id: string }>(sql`
          select id from slide_decks where user_id = ${userId} and id = any(${[...new Set(ids)]}::text[])`);
        const found = own.map((one) => one.id);
        await cancelJobs(tx, found);
        await tx.query(sql`delete from slide_decks where id = any(${found}::text[])`);
      }),
  };
};
