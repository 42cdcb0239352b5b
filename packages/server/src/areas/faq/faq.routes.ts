import {
  addFaq,
  downloadFaqTemplate,
  exportFaq,
  modifyFaq,
  pageFaq,
  removeFaq,
  uploadFaqExcel,
  uploadFaqResource,
} from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { cleanHtml, htmlToText } from '../../html/index.js';
import { fail } from '../../http/failure.js';
import type { Language } from '../../http/messages.js';
import { type Actor, type Route, serve } from '../../http/serve.js';
import { sourceOf } from '../../files/source.js';
import { XLSX_TYPE } from '../../spreadsheets/index.js';
import { uploadIdOf, uploadPath, type Uploads } from '../../uploads/index.js';
import { notHidden, readerOf, seesAllOf } from '../../visibility/index.js';
import { type FaqContent, faqStore } from './faq.store.js';
import { readFaqSheet, writeFaqSheet } from './faqSheet.js';
import { resourceType } from './resourceType.js';

export interface FaqDeps {
  readonly db: Database;
  readonly uploads: Uploads;
}

const MB = 1024 * 1024;
const SHEET_LIMIT = 20 * MB;
const RESOURCE_LIMIT = 50 * MB;
/** What a form adds around its file. */
const FORM_OVERHEAD = 64 * 1024;

const examples: Readonly<Record<Language, FaqContent>> = {
  'zh-CN': {
    question: '如何重置密码？',
    similarQuestions: ['忘记密码怎么办', '密码怎么改'],
    answer: '<p>在登录页点击“忘记密码”，按提示操作。</p>',
    enabled: true,
  },
  'en-US': {
    question: 'How do I reset my password?',
    similarQuestions: ['I forgot my password'],
    answer: '<p>Choose “Forgot password” on the sign-in page.</p>',
    enabled: true,
  },
};

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

const xlsxName = (name: string): string => (/\.xlsx$/i.test(name) ? name : `${name}.xlsx`);

export const faqRoutes = ({ db, uploads }: FaqDeps): Route[] => {
  const faqs = faqStore(db);
  const checkBase = async (kbId: string, actor: Actor): Promise<void> => {
    if (!(await faqs.baseIsThere(kbId, readerOf(actor)))) throw fail('knowledge_base_not_found');
  };

  return [
    serve(pageFaq, async ({ body }, actor) => {
      if (body.kbId !== undefined) await checkBase(body.kbId, actor);
      const page = await faqs.page(body, readerOf(actor));
      const list = await Promise.all(
        page.list.map(async (faq) => ({ ...faq, answer: await uploads.signed(faq.answer) })),
      );
      return { ...page, list };
    }),

    serve(addFaq, async ({ body, request }, actor) => {
      const { userId } = actor;
      await checkBase(body.kbId, actor);
      const { answer, images } = answerOf(body.answer, request.language);
      const resources = body.resourceIds ?? [];
      await uploads.checkUsable(db, [...images, ...resources], userId);
      const content = {
        question: body.question.trim(),
        similarQuestions: tidy(body.similarQuestions) ?? [],
        answer,
        enabled: body.enabled ?? true,
      };
      return { id: await faqs.add(body.kbId, userId, content, { images, resources }) };
    }),

    serve(modifyFaq, async ({ body, request }, actor) => {
      const { userId } = actor;
      if (!(await seesAllOf(db, readerOf(actor), 'faq', [body.id]))) return fail('faq_not_found');
      const { answer, images } = body.answer === undefined ? {} : answerOf(body.answer, request.language);
      await uploads.checkUsable(db, [...(images ?? []), ...(body.resourceIds ?? [])], userId);
      const settings = {
        question: body.question?.trim(),
        similarQuestions: tidy(body.similarQuestions),
        answer,
        enabled: body.enabled,
      };
      await faqs.modify(body.id, settings, { images, resources: body.resourceIds });
      return null;
    }),

    serve(removeFaq, async ({ query }, actor) => {
      await faqs.remove(await notHidden(db, readerOf(actor), 'faq', query.idList));
      return null;
    }),

    serve(
      uploadFaqExcel,
      async ({ query: { kbId }, body: { file }, request }, actor) => {
        const { userId } = actor;
        await checkBase(kbId, actor);
        if (file.size === 0) return fail('empty_file');
        const sheet = await readFaqSheet(await sourceOf(file), request.language, request.signal);
        const counts = await faqs.putAll(kbId, userId, sheet.faqs);
        return { ...counts, refused: sheet.refused.map((row) => ({ ...row })) };
      },
      { bodyLimit: SHEET_LIMIT + FORM_OVERHEAD },
    ),

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

    serve(exportFaq, async ({ query: { kbId, fileName }, request }, actor) => {
      await checkBase(kbId, actor);
      const body = writeFaqSheet(await faqs.all(kbId), request.language);
      return { body, type: XLSX_TYPE, name: xlsxName(fileName) };
    }),

    serve(downloadFaqTemplate, ({ query: { fileName }, request: { language } }) => ({
      body: writeFaqSheet([examples[language]], language),
      type: XLSX_TYPE,
      name: xlsxName(fileName),
    })),
  ];
};
