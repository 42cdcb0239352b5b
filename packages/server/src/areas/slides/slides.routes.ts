import {
  cancelSlides,
  downloadSlideDeck,
  duplicateSlideDeck,
  generateSlides,
  IMAGE_MAX_BYTES,
  modifySlideDeck,
  pageSlideDecks,
  pageSlideDeckVersions,
  readSlideDeck,
  readSlideDeckVersion,
  readSlidePrompt,
  readSlideSource,
  readSlideSourcePage,
  removeSlideDecks,
  restoreSlideDeckVersion,
  rewriteSlide,
  uploadSlidePicture,
  writeSlides,
} from '@console/api/contract';
import { slideDesigns } from '@console/base/slides';
import { fail } from '../../http/failure.js';
import { type Actor, FORM_OVERHEAD, type Route, serve } from '../../http/serve.js';
import { readerOf } from '../../visibility/index.js';
import { checkMadeOf } from './checkMadeOf.js';
import { shownDeck } from './decks/deckRow.js';
import { deckStore } from './decks/decks.store.js';
import { deckWrites } from './decks/deckWrites.js';
import { openSources, shownSlides } from './decks/shownSlides.js';
import { versionStore } from './decks/versions.store.js';
import { citedDocument, citedPage } from '../../citedDocuments/index.js';
import { deckFile } from './downloadDeck.js';
import { rewritePage } from './making/rewriteSlide.js';
import { storePicture } from './pictureUpload.js';
import type { SlidesDeps } from './slidesDeps.js';
import { standardPrompt } from './standardPrompt.js';

/** A model writes them: not more often than people click. */
const OFTEN = { points: 20, window: 60 };

/** A page with its pictures, tables and quotations may be long; sixty of them are. */
const LARGEST_DECK = 8 * 1024 * 1024;

const checkDesign = (id: string | undefined): string | undefined => {
  if (id !== undefined && !slideDesigns.some((design) => design.id === id)) throw fail('slide_template_not_found');
  return id;
};

/** Own decks of slides: made, written, changed, and fetched as files. */
export const slideRoutes = ({
  db,
  storage,
  uploads,
  limiter,
  model,
  sources,
  documents,
  log,
}: Omit<SlidesDeps, 'background'>): Route[] => {
  const writes = (actor: Actor) => deckWrites(db, { userId: actor.userId, reader: readerOf(actor) });
  const decks = ({ userId }: Actor) => deckStore(db, userId);
  /** What an own deck takes from a document, as far as that is open to its owner. */
  const openOf = async (id: string, documentId: string, actor: Actor) =>
    openSources(db, readerOf(actor), (await decks(actor).find(id)).slides, documentId);

  return [
    serve(readSlidePrompt, async ({ request: { language } }) => ({
      prompt: standardPrompt[language],
      modelConfigured: (await model()) !== null,
      templates: slideDesigns.map(({ id, name, ground, text, accent }) => ({
        id,
        name: language === 'en-US' ? name.en : name.zh,
        colours: [ground, text, accent],
      })),
    })),

    serve(generateSlides, async ({ body, request: { language } }, actor) => {
      const { title, prompt = '', templateId, format = '16:9', slideCount, outlineFirst = false, ...asked } = body;
      const design = checkDesign(templateId) ?? slideDesigns[0]?.id ?? '';
      const { origin, madeOf } = await checkMadeOf(db, sources, asked, actor);
      if (origin === 'title' && (await model()) === null) return fail('model_not_configured');
      const wantedCount = slideCount ?? null;
      const deck = { title: title.trim(), design, format, origin, madeOf, prompt, wantedCount, outlineFirst, language };
      return { id: await writes(actor).add(deck) };
    }),

    serve(pageSlideDecks, ({ body, request: { language } }, actor) => decks(actor).page(body, language)),

    serve(readSlideDeck, async ({ params: { id }, request: { language } }, actor) => {
      const { slides, ...deck } = await decks(actor).find(id);
      return { ...shownDeck(deck, language), slides: await shownSlides(db, readerOf(actor), slides) };
    }),

    serve(
      modifySlideDeck,
      async ({ body: { id, templateId, title, ...change } }, actor) => ({
        version: await writes(actor).modify(id, { ...change, title: title?.trim(), design: checkDesign(templateId) }),
      }),
      { bodyLimit: LARGEST_DECK },
    ),

    serve(writeSlides, async ({ params: { id }, body }, actor) => {
      await writes(actor).write(id, body);
      return null;
    }),

    serve(rewriteSlide, async ({ body: { id, pageId, wish = '', notesOnly = false }, request: { signal } }, actor) => {
      const deck = await decks(actor).findForMaking(id);
      const retryAfter = await limiter.take(`slides:${actor.userId}`, OFTEN);
      if (retryAfter !== null) {
        const seconds = Math.ceil(retryAfter);
        return fail('too_many_questions', { retryAfter: seconds, values: { seconds } });
      }
      const reader = readerOf(actor);
      const page = await rewritePage(db, await model(), { deck, pageId, wish, notesOnly, reader, signal });
      const [slide] = await shownSlides(db, reader, [page]);
      return slide === undefined ? fail('model_failed') : { slide };
    }),

    serve(duplicateSlideDeck, async ({ body: { id }, request: { language } }, actor) => ({
      id: await writes(actor).duplicate(id, language),
    })),

    serve(pageSlideDeckVersions, async ({ body: { id, current, size } }, actor) => {
      await decks(actor).find(id);
      return versionStore(db).page(id, { current, size });
    }),

    serve(readSlideDeckVersion, async ({ params: { id }, query: { version } }, actor) => {
      await decks(actor).find(id);
      const found = await versionStore(db).find(id, version);
      if (found === undefined) return fail('slide_version_not_found');
      return { title: found.title, slides: await shownSlides(db, readerOf(actor), found.slides) };
    }),

    serve(restoreSlideDeckVersion, async ({ body: { id, version } }, actor) => ({
      version: await writes(actor).restore(id, version),
    })),

    serve(
      uploadSlidePicture,
      ({ body: { id, file } }, { userId }) => storePicture({ db, uploads }, { deckId: id, file, userId }),
      { bodyLimit: IMAGE_MAX_BYTES + FORM_OVERHEAD },
    ),

    serve(downloadSlideDeck, async ({ params: { id }, request: { language, signal } }, actor) =>
      deckFile({ db, storage }, await decks(actor).find(id), { reader: readerOf(actor), language, signal }),
    ),

    serve(readSlideSource, async ({ params: { id, documentId } }, actor) =>
      citedDocument(documents(actor.userId), documentId, await openOf(id, documentId, actor)),
    ),

    serve(readSlideSourcePage, async ({ params: { id, documentId, page }, query: { width } }, actor) =>
      citedPage(
        { documents: documents(actor.userId), log },
        { documentId, page, width },
        await openOf(id, documentId, actor),
      ),
    ),

    serve(cancelSlides, async ({ params: { id } }, actor) => {
      await writes(actor).cancel(id);
      return null;
    }),

    serve(removeSlideDecks, async ({ query: { idList } }, actor) => {
      await writes(actor).remove(idList);
      return null;
    }),
  ];
};
