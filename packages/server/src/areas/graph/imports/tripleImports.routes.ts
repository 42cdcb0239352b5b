import {
  checkTripleRows,
  downloadTripleTemplate,
  pageTripleImports,
  passTripleImport,
  readTripleImport,
  removeTripleImports,
  type TripleImport,
  uploadTriples,
} from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import type { Storage } from '../../../files/storage.js';
import { fail } from '../../../http/failure.js';
import { inLanguage, type Language, type Words } from '../../../http/messages.js';
import { type Actor, FORM_OVERHEAD, type Route, serve } from '../../../http/serve.js';
import { XLSX_TYPE } from '../../../spreadsheets/index.js';
import { readerOf } from '../../../visibility/index.js';
import { beginPassing } from '../review/beginPassing.js';
import { findReviewed } from '../review/reviewOf.js';
import { checkTriples } from './checkTriples.js';
import { tripleImportStore } from './tripleImports.store.js';
import { tripleTemplate } from './tripleTemplate.js';
import { importTriples } from './uploadTriples.js';

const FILE_LIMIT = 50 * 1024 * 1024;

const unread: Words = {
  zh: '读取文件失败，请删除后重新导入',
  en: 'The file could not be read. Delete this import and upload it again.',
};

const shown = (one: TripleImport, language: Language): TripleImport => ({
  ...one,
  failure: one.failure === null ? null : inLanguage(unread, language),
});

/** Triples from a table, on their way to review. */
export const tripleImportRoutes = ({ db, storage }: { readonly db: Database; readonly storage: Storage }): Route[] => {
  const imports = tripleImportStore(db);
  const checkBase = async (id: string, actor: Actor): Promise<void> => {
    if (!(await imports.baseIsThere(id, readerOf(actor)))) throw fail('knowledge_base_not_found');
  };

  return [
    serve(pageTripleImports, async ({ body, request: { language } }, actor) => {
      const { list, ...numbers } = await imports.page(body, readerOf(actor));
      return { list: list.map((one) => shown(one, language)), ...numbers };
    }),

    serve(readTripleImport, async ({ params: { id }, request: { language } }, actor) => {
      const found = await imports.find(id, readerOf(actor));
      return found === undefined ? fail('triple_import_not_found') : shown(found, language);
    }),

    serve(checkTripleRows, async ({ body: { knowBaseId, rows } }, actor) => {
      await checkBase(knowBaseId, actor);
      const triples = rows.map(({ subject, subjectType = '', predicate, object, objectType = '', condition = '' }) => ({
        subject: { name: subject.trim(), entityType: subjectType.trim() },
        predicate: predicate.trim(),
        object: { name: object.trim(), entityType: objectType.trim() },
        condition: condition.trim(),
      }));
      const checked = await checkTriples(db, knowBaseId, triples, new Set());
      return checked.flatMap(({ marks, contradicting }, at) => {
        const row = rows[at]?.row;
        if (row === undefined || marks.length === 0) return [];
        return [{ row, marks: [...marks], contradicting: contradicting.map((one) => ({ ...one })) }];
      });
    }),

    serve(
      uploadTriples,
      async ({ query: { taskName, knowBaseId }, body: { file, dryRun = false }, request }, actor) => {
        await checkBase(knowBaseId, actor);
        const { language, signal } = request;
        const { userId } = actor;
        const upload = { taskName, knowledgeBaseId: knowBaseId, file, dryRun, userId, language, signal };
        return importTriples({ db, storage }, upload);
      },
      { bodyLimit: FILE_LIMIT + FORM_OVERHEAD },
    ),

    serve(downloadTripleTemplate, ({ request: { language } }) => ({
      body: tripleTemplate(language),
      type: XLSX_TYPE,
      name: language === 'en-US' ? 'triples.xlsx' : '三元组模板.xlsx',
    })),

    serve(passTripleImport, async ({ params: { id } }, actor) => {
      const of = { kind: 'import', id } as const;
      await findReviewed(db, of, readerOf(actor));
      return beginPassing(db, of);
    }),

    serve(removeTripleImports, async ({ query: { idList } }, actor) => {
      await imports.remove(idList, readerOf(actor));
      return null;
    }),
  ];
};
