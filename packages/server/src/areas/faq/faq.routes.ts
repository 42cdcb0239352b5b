import {
  addFaq,
  checkFaqRows,
  enableFaq,
  findSimilarFaq,
  type FaqVariant,
  labelFaq,
  listFaqTags,
  modifyFaq,
  pageFaq,
  removeFaq,
  testFaq,
  uploadFaqResource,
} from '@console/api/contract';
import type { Queryable } from '../../db/database.js';
import { cleanHtml, htmlToText } from '../../html/index.js';
import { fail } from '../../http/failure.js';
import type { Language } from '../../http/messages.js';
import { type Actor, FORM_OVERHEAD, type Route, serve } from '../../http/serve.js';
import { uploadIdOf, uploadPath } from '../../uploads/index.js';
import { notHidden, readerOf, seesAllOf } from '../../visibility/index.js';
import { changeLabels, labelsBelow, withLabels } from '../../labels/index.js';
import type { FaqDeps } from './faqDeps.js';
import { faqStore } from './faq.store.js';
import { gapRoutes } from './gaps/gaps.routes.js';
import { closeGap } from './gaps/settleGaps.js';
import { faqSheetRoutes } from './faqSheet.routes.js';
import { matchFaq } from './matchFaq.js';
import { faqCandidates, knownRows, similarFaq } from './nearFaq.js';
import { resourceType } from './resourceType.js';

const MB = 1024 * 1024;
const RESOURCE_LIMIT = 50 * MB;
/** Rows of a spreadsheet with long answers. */
const ROWS_LIMIT = 20 * MB;
/** How many passages of documents a trial shows. */
const PASSAGES = 5;
const SHOWN_WORDS = 300;
const tidy = (questions: readonly string[] | undefined): string[] | undefined =>
  questions === undefined ? undefined : [...new Set(questions.map((one) => one.trim()))];

/** Clean HTML with the pictures in it. Throws `invalid_request` where nothing is left to show. */
const answerOf = (html: string, language: Language): { answer: string; images: string[] } => {
  const images: string[] = [];
  const answer = cleanHtml(html, (src) => {
    const id = uploadIdOf(src);
    if (id === null) return null;
    images.push(id);
    return uploadPath(id);
  });
  if (htmlToText(answer) !== '' || images.length > 0) return { answer, images };
  const message = language === 'en-US' ? 'Enter an answer.' : '请输入答案';
  throw fail('invalid_request', { fields: { answer: message } });
};

interface Answers {
  readonly answer?: string;
  readonly variants?: readonly FaqVariant[];
}

/** Clean answers with all pictures in them; what was not given stays so. */
const answersOf = ({ answer, variants }: Answers, language: Language) => {
  const usual = answer === undefined ? undefined : answerOf(answer, language);
  const others = variants?.map((one) => ({ ...one, ...answerOf(one.answer, language) }));
  return {
    answer: usual?.answer,
    variants: others?.map(({ images: _images, ...one }) => one),
    images: [...(usual?.images ?? []), ...(others ?? []).flatMap(({ images }) => images)],
  };
};

export const faqRoutes = ({ db, uploads, embedder, passages }: FaqDeps): Route[] => {
  const faqs = faqStore(db);
  const checkBase = async (kbId: string, actor: Actor): Promise<void> => {
    if (!(await faqs.baseIsThere(kbId, readerOf(actor)))) throw fail('knowledge_base_not_found');
  };

  return [
    serve(pageFaq, async ({ body: { labelIds, ...filter } }, actor) => {
      if (filter.kbId !== undefined) await checkBase(filter.kbId, actor);
      const labels = await labelsBelow(db, labelIds, actor.userId);
      const page = await faqs.page({ ...filter, labels }, readerOf(actor));
      const labelled = await withLabels(db, 'faq', page.list, actor.userId);
      const list = await Promise.all(
        labelled.map(async (faq) => ({
          ...faq,
          answer: await uploads.signed(faq.answer),
          variants: await Promise.all(
            faq.variants.map(async (one) => ({ ...one, answer: await uploads.signed(one.answer) })),
          ),
        })),
      );
      return { ...page, list };
    }),

    serve(addFaq, async ({ body, request }, actor) => {
      const { userId } = actor;
      await checkBase(body.kbId, actor);
      const { answer = '', variants = [], images } = answersOf(body, request.language);
      const resources = body.resourceIds ?? [];
      await uploads.checkUsable(db, [...images, ...resources], userId);
      const content = {
        question: body.question.trim(),
        similarQuestions: tidy(body.similarQuestions) ?? [],
        negativeQuestions: tidy(body.negativeQuestions) ?? [],
        tags: tidy(body.tags) ?? [],
        answer,
        variants,
        enabled: body.enabled ?? true,
      };
      const { kbId, gapId } = body;
      const closing =
        gapId === undefined
          ? undefined
          : (tx: Queryable, faqId: string) => closeGap(tx, { id: gapId, kbId, faqId, userId });
      return { id: await faqs.add(kbId, userId, content, { images, resources }, closing) };
    }),

    serve(modifyFaq, async ({ body, request }, actor) => {
      const { userId } = actor;
      if (!(await seesAllOf(db, readerOf(actor), 'faq', [body.id]))) return fail('faq_not_found');
      const { answer, variants, images } = answersOf(body, request.language);
      await uploads.checkUsable(db, [...images, ...(body.resourceIds ?? [])], userId);
      const settings = {
        question: body.question?.trim(),
        similarQuestions: tidy(body.similarQuestions),
        negativeQuestions: tidy(body.negativeQuestions),
        tags: tidy(body.tags),
        answer,
        variants,
        enabled: body.enabled,
      };
      await faqs.modify(body.id, settings, { resources: body.resourceIds, read: body.version });
      return null;
    }),

    serve(enableFaq, async ({ body: { idList, enabled } }, actor) => {
      await faqs.enable(await notHidden(db, readerOf(actor), 'faq', idList), enabled);
      return null;
    }),

    serve(labelFaq, async ({ body }, actor) => {
      if (!(await seesAllOf(db, readerOf(actor), 'faq', body.idList))) return fail('faq_not_found');
      await faqs.mustBeThere(body.idList);
      return changeLabels(db, 'faq', body, actor.userId);
    }),

    serve(listFaqTags, async ({ body: { kbId } }, actor) => {
      await checkBase(kbId, actor);
      return faqs.tags(kbId);
    }),

    serve(findSimilarFaq, async ({ body }, actor) => {
      await checkBase(body.kbId, actor);
      return similarFaq(db, body);
    }),

    serve(
      checkFaqRows,
      async ({ body: { kbId, rows } }, actor) => {
        await checkBase(kbId, actor);
        return knownRows(db, kbId, rows);
      },
      { bodyLimit: ROWS_LIMIT },
    ),

    serve(testFaq, async ({ body: { kbId, question, channel }, request: { signal } }, actor) => {
      await checkBase(kbId, actor);
      const asked = { knowledgeBaseIds: [kbId], question };
      const hit = await matchFaq({ db }, { ...asked, ...(channel !== undefined && { channel }) });
      const candidates = await faqCandidates({ db, embedder: await embedder() }, { kbId, question }, signal);
      const found = await passages({ ...asked, limit: PASSAGES, signal });
      return {
        hit: hit && { id: hit.id, score: hit.score, answer: hit.text, variant: hit.variant },
        candidates,
        passages: found.map(({ chunkId, documentId, documentName, heading, content, score }) => ({
          chunkId,
          documentId,
          documentName,
          heading: [...heading],
          content: content.slice(0, SHOWN_WORDS),
          score,
        })),
      };
    }),

    serve(removeFaq, async ({ query }, actor) => {
      await faqs.remove(await notHidden(db, readerOf(actor), 'faq', query.idList));
      return null;
    }),

    serve(
      uploadFaqResource,
      async ({ body: { file } }, { userId }) => {
        if (file.size === 0) return fail('empty_file');
        const type = await resourceType(file.name, file);
        if (type === null) return fail('unsupported_resource');
        // Direction marks can make an ending look like another.
        const name = (file.name.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').slice(-200);
        const stored = await uploads.add({ name, type, data: file.stream() }, 'faq', userId);
        return { ...stored, url: uploadPath(stored.id) };
      },
      { bodyLimit: RESOURCE_LIMIT + FORM_OVERHEAD },
    ),

    ...faqSheetRoutes({ db, faqs, checkBase }),
    ...gapRoutes({ db, passages, checkBase }),
  ];
};
