import type { SlidePage } from '@console/base/slides';
import type { Database } from '../../../db/database.js';
import type { JobKind, RunningJob } from '../../../jobs/index.js';
import { type ChatModel, ModelError, type ModelFailure } from '../../../models/index.js';
import { hiddenSources, readerOf } from '../../../visibility/index.js';
import type { MakingRow } from '../decks/deckRow.js';
import type { SlidesDeps } from '../slidesDeps.js';
import { gather, holdsSomething } from '../sources/gather.js';
import type { Material } from '../sources/material.js';
import { type NumberedPart, numberedParts, partsForPage } from './byModel/numberedParts.js';
import { outlineByModel } from './byModel/outlineByModel.js';
import { pageByModel } from './byModel/pageByModel.js';
import { agendaPage, deckByRules } from './byRules/deckByRules.js';
import { pageFromParts } from './byRules/pageFromParts.js';
import { makingStore } from './makingStore.js';
import { makingWords } from './makingWords.js';
import { overflowsIn } from './overflows.js';

/** Milliseconds of work after which the job goes back into the queue. */
const SPELL = 3000;
/** Pages that a model is asked for at a time. */
const AT_ONCE = 4;

/** Failures that the next page shares. */
const ofService: ReadonlySet<ModelFailure> = new Set<ModelFailure>([
  'unreachable',
  'unauthorised',
  'key_lost',
  'not_found',
  'rate_limited',
]);

/** Pages that say what they are by themselves. */
const covers: ReadonlySet<string> = new Set(['title', 'section', 'closing']);

export interface MakeSlidesDeps extends Pick<SlidesDeps, 'model' | 'sources' | 'rightsOf' | 'log'> {
  readonly db: Database;
  /** Milliseconds that a model is given for an outline or a page. For tests. */
  readonly patience?: number;
}

/** A material without what is not open to its owner any more. */
export const openMaterial = async (
  db: Database,
  material: Material,
  reader: Parameters<typeof hiddenSources>[1],
): Promise<Material> => {
  const cited = material.sources.flatMap(({ kind, subjectId }) =>
    kind === 'document' ? [{ documentId: subjectId }] : [],
  );
  const hidden = await hiddenSources(db, reader, cited);
  if (hidden.size === 0) return material;
  const isClosed = (place: number): boolean => {
    const source = material.sources[place];
    return source?.kind === 'document' && hidden.has(source.subjectId);
  };
  return {
    ...material,
    blocks: material.blocks.filter((block) => block.kind === 'heading' || !block.sources.some(isClosed)),
  };
};

/** Makes decks: reads what they are made of, plans them, and writes their pages, some at a time. Cut off anywhere it goes on where it was. */
export const makeSlidesJob = (deps: MakeSlidesDeps): JobKind => {
  const { db, model, sources, rightsOf, log, patience } = deps;

  const materialOf = async (deck: MakingRow, write: RunningJob['write']): Promise<Material | null> => {
    const rights = await rightsOf(db, deck.userId);
    const reader = readerOf(rights);
    const kept = await makingStore(db).material(deck.id);
    if (kept !== undefined) return openMaterial(db, kept, reader);
    if (deck.origin === 'title') return { title: '', sources: [], blocks: [] };
    // Of all pages the one of statistics alone grants this.
    if (deck.madeOf.report !== undefined && !rights.permissions.has('statistics.answers')) return null;
    const found = await gather({ db, sources }, deck.madeOf, { ...deck, reader });
    if (found === null || !holdsSomething(found)) return null;
    await write((tx) => makingStore(tx).keepMaterial(deck.id, found));
    return found;
  };

  const outline = async (
    deck: MakingRow,
    material: Material,
    parts: readonly NumberedPart[],
    asked: ChatModel | null,
    signal: AbortSignal,
  ): Promise<{ slides: SlidePage[]; isWritten: boolean } | { failure: string }> => {
    const rules = {
      title: deck.title,
      language: deck.language,
      overflows: overflowsIn({ design: deck.templateId, format: deck.format }),
      most: deck.wantedCount ?? undefined,
    };
    if (asked === null && parts.length === 0) return { failure: 'no_model' };
    if (asked === null) return { slides: deckByRules(material, rules), isWritten: true };
    try {
      // Headings alone are an outline: the model is to fill it, and there is nothing that it could be held to.
      const isBare = parts.every(({ words }) => words === '');
      const headings = isBare ? parts.map(({ section, title }) => `${section} / ${title}`).join('\n') : '';
      const wish = { ...deck, prompt: [deck.prompt, headings].filter((one) => one !== '').join('\n') };
      const slides = await outlineByModel(asked, material, isBare ? [] : parts, wish, signal, patience);
      return { slides, isWritten: false };
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ModelError)) throw error;
      log.warn({ deckId: deck.id, failure: error.failure }, 'a model planned no slides');
      if (parts.length === 0) return { failure: error.failure };
      const [first, ...rest] = deckByRules(material, rules);
      const note = makingWords[deck.language].wholeByRules;
      return { slides: first === undefined ? rest : [{ ...first, notes: note }, ...rest], isWritten: true };
    }
  };

  const writePage = async (
    deck: MakingRow,
    page: SlidePage,
    material: Material,
    parts: readonly NumberedPart[],
    asked: ChatModel | null,
    signal: AbortSignal,
  ): Promise<SlidePage> => {
    const byRules = (note: string): SlidePage =>
      pageFromParts(
        page,
        partsForPage(page, parts, material),
        material,
        { language: deck.language, overflows: overflowsIn({ design: deck.templateId, format: deck.format }) },
        note,
      );
    if (page.layout === 'agenda') {
      const [agenda] = agendaPage(
        deck.slides.map(({ section }) => section),
        deck.language,
      );
      return agenda === undefined ? page : { ...page, points: agenda.points };
    }
    if (covers.has(page.layout)) return page;
    // Without a model what stands there already is all that there is.
    if (asked === null) return page.points.length === 0 && page.notes === '' ? byRules('') : page;
    try {
      const wish = { deckTitle: deck.title, prompt: deck.prompt, language: deck.language };
      const written = await pageByModel(asked, page, { material, parts }, wish, signal, patience);
      if (written !== null) return written;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ModelError) || ofService.has(error.failure)) throw error;
      log.warn({ deckId: deck.id, failure: error.failure }, 'a model did not write a page');
    }
    return byRules(makingWords[deck.language].byRules);
  };

  return {
    slots: 2,
    run: async ({ subject: id, signal, write, report }) => {
      const until = performance.now() + SPELL;
      const begun = await write((tx) => makingStore(tx).begin(id));
      if (begun === undefined) return undefined;
      let { slides, written } = begun;
      const material = await materialOf(begun, write);
      if (material === null) return write((tx) => makingStore(tx).failed(id, 'source_gone'));
      const parts = numberedParts(material);
      const asked = await model();
      if (slides.length === 0) {
        const planned = await outline(begun, material, parts, asked, signal);
        if ('failure' in planned) return write((tx) => makingStore(tx).failed(id, planned.failure));
        const done = planned.isWritten ? planned.slides.map((page) => page.id) : [];
        await write(async (tx) => {
          await makingStore(tx).outline(id, planned.slides, done);
          if (begun.outlineFirst) await makingStore(tx).end(id, 'outlined');
        });
        if (begun.outlineFirst) return undefined;
        ({ slides } = planned);
        written = done;
      }
      const waiting = slides.filter((page) => !page.locked && !written.includes(page.id));
      for (let at = 0; at < waiting.length; at += AT_ONCE) {
        signal.throwIfAborted();
        if (performance.now() > until) return { next: {} };
        const some = waiting.slice(at, at + AT_ONCE);
        let made: { of: SlidePage; page: SlidePage }[];
        try {
          made = await Promise.all(
            some.map(async (of) => ({ of, page: await writePage(begun, of, material, parts, asked, signal) })),
          );
        } catch (error) {
          signal.throwIfAborted();
          if (!(error instanceof ModelError)) throw error;
          return write((tx) => makingStore(tx).failed(id, error.failure));
        }
        await write((tx) => makingStore(tx).pages(id, made));
        report(Math.min(1, (at + some.length) / Math.max(1, waiting.length)));
      }
      return write((tx) => makingStore(tx).end(id, 'done'));
    },
    onDead: (tx, { subject }) => makingStore(tx).failed(subject, 'failed'),
    onRetry: (tx, { subject }) => makingStore(tx).again(subject),
  };
};
