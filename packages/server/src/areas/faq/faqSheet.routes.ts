import { downloadFaqTemplate, exportFaq, takeBackFaqImport, uploadFaqExcel } from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { sourceOf } from '../../files/source.js';
import { fail } from '../../http/failure.js';
import type { Language } from '../../http/messages.js';
import { type Actor, FORM_OVERHEAD, type Route, serve } from '../../http/serve.js';
import { labelsBelow } from '../../labels/index.js';
import { XLSX_TYPE } from '../../spreadsheets/index.js';
import type { FaqStore } from './faq.store.js';
import { importFaqs, takeBackImport } from './faqImport.js';
import { readFaqSheet, takenMessage, writeFaqSheet } from './faqSheet.js';
import type { SheetFaq } from './faqWrites.js';

export interface FaqSheetDeps {
  readonly db: Database;
  readonly faqs: Pick<FaqStore, 'all'>;
  /** Throws where there is no such base for them. */
  readonly checkBase: (kbId: string, actor: Actor) => Promise<void>;
}

const SHEET_LIMIT = 20 * 1024 * 1024;
const examples: Readonly<Record<Language, SheetFaq>> = {
  'zh-CN': {
    question: '如何重置密码？',
    similarQuestions: ['忘记密码怎么办', '密码怎么改'],
    negativeQuestions: ['如何重置支付密码'],
    tags: ['账号'],
    answer: '<p>在登录页点击“忘记密码”，按提示操作。</p>',
    enabled: true,
  },
  'en-US': {
    question: 'How do I reset my password?',
    similarQuestions: ['I forgot my password'],
    negativeQuestions: ['How do I reset my payment code?'],
    tags: ['account'],
    answer: '<p>Choose “Forgot password” on the sign-in page.</p>',
    enabled: true,
  },
};

const xlsxName = (name: string): string => (/\.xlsx$/i.test(name) ? name : `${name}.xlsx`);

/** FAQ as spreadsheets. */
export const faqSheetRoutes = ({ db, faqs, checkBase }: FaqSheetDeps): Route[] => [
  serve(
    uploadFaqExcel,
    async ({ query: { kbId }, body: { file, existing = 'replace', importId }, request }, actor) => {
      await checkBase(kbId, actor);
      if (file.size === 0) return fail('empty_file');
      const sheet = await readFaqSheet(await sourceOf(file), request.language, request.signal);
      const place = { kbId, userId: actor.userId, existing, importId };
      const { added, updated, taken } = await importFaqs(db, place, sheet.faqs);
      const refused = [...sheet.refused, ...taken.map((row) => ({ row, message: takenMessage(request.language) }))];
      return { added, updated, refused: refused.toSorted((a, b) => a.row - b.row).map((row) => ({ ...row })) };
    },
    { bodyLimit: SHEET_LIMIT + FORM_OVERHEAD },
  ),

  serve(takeBackFaqImport, async ({ body }, actor) => {
    await checkBase(body.kbId, actor);
    const done = await takeBackImport(db, body);
    return done.removed + done.kept > 0 ? done : fail('import_not_found');
  }),

  serve(exportFaq, async ({ query: { fileName, labelIds, ...filter }, request }, actor) => {
    await checkBase(filter.kbId, actor);
    const labels = await labelsBelow(db, labelIds, actor.userId);
    const body = writeFaqSheet(await faqs.all({ ...filter, labels }), request.language);
    return { body, type: XLSX_TYPE, name: xlsxName(fileName) };
  }),

  serve(downloadFaqTemplate, ({ query: { fileName }, request: { language } }) => ({
    body: writeFaqSheet([examples[language]], language),
    type: XLSX_TYPE,
    name: xlsxName(fileName),
  })),
];
