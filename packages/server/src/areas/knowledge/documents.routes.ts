import {
  cancelParsing,
  deleteDocument,
  downloadDocument,
  labelDocuments,
  listDocumentTags,
  modifyDocument,
  modifyDocuments,
  pageDocuments,
  parseDocument,
  parseDocuments,
  readDocument,
  readDocumentPage,
  removeDocuments,
  uploadDocument,
} from '@console/api/contract';
import { FileMissing } from '../../files/storage.js';
import { fail } from '../../http/failure.js';
import { type Actor, FORM_OVERHEAD, type Route, serve } from '../../http/serve.js';
import { type DocumentType, fileKind, hasPages, isOfficeType } from '../../parsing/fileKind.js';
import { PageNotRendered } from '../../parsing/pageImages.js';
import { XLSX_TYPE } from '../../spreadsheets/index.js';
import { changeLabels, labelsBelow, withLabels } from '../../labels/index.js';
import { documentPages } from './documentPages.js';
import { documentStore } from './documents.store.js';
import { notHidden, readerOf, seesAllOf } from '../../visibility/index.js';
import { documentBatches } from './documentBatches.store.js';
import { cleanFileName } from '../../files/fileName.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { knowledgeBaseStore } from './knowledgeBases.store.js';

const mediaTypes: Readonly<Record<DocumentType, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  odt: 'application/vnd.oasis.opendocument.text',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ppt: 'application/vnd.ms-powerpoint',
  odp: 'application/vnd.oasis.opendocument.presentation',
  xlsx: XLSX_TYPE,
  xls: 'application/vnd.ms-excel',
  epub: 'application/epub+zip',
  // Never one that a browser would act on: it is somebody else's message.
  eml: 'text/plain',
  rtf: 'application/rtf',
  csv: 'text/csv',
  // Never one that a browser would act on: it is somebody else's page.
  html: 'text/plain',
  txt: 'text/plain',
  md: 'text/markdown',
  png: 'image/png',
  jpg: 'image/jpeg',
  zip: 'application/zip',
};

export const documentRoutes = (deps: KnowledgeDeps): Route[] => {
  const { db, storage, office, pageImages, maxUploadBytes } = deps;
  const documents = documentStore(db);
  const bases = knowledgeBaseStore(db);
  const pages = documentPages(deps);

  const batches = documentBatches(db);
  const isBaseThere = (actor: Actor, id: string) => bases.isThere(id, readerOf(actor));
  /** Throws `document_not_found` where one of them is hidden from the actor. */
  const checkSeen = async (actor: Actor, ...ids: string[]): Promise<void> => {
    if (!(await seesAllOf(db, readerOf(actor), 'document', ids))) throw fail('document_not_found');
  };

  return [
    serve(pageDocuments, async ({ body: { labelIds, ...filter } }, actor) => {
      if (filter.knowledgeBaseId !== undefined && !(await isBaseThere(actor, filter.knowledgeBaseId)))
        return fail('knowledge_base_not_found');
      const labels = await labelsBelow(db, labelIds, actor.userId);
      const page = await documents.page({ ...filter, labels }, readerOf(actor));
      return { ...page, list: await withLabels(db, 'document', page.list, actor.userId) };
    }),

    serve(labelDocuments, async ({ body }, actor) => {
      await checkSeen(actor, ...body.idList);
      await documents.mustBeThere(body.idList);
      return changeLabels(db, 'document', body, actor.userId);
    }),

    serve(listDocumentTags, async ({ params: { id } }, actor) =>
      (await isBaseThere(actor, id)) ? batches.tags(id) : fail('knowledge_base_not_found'),
    ),

    serve(modifyDocuments, async ({ body: { idList, knowledgeBaseId, ...change } }, actor) => {
      await checkSeen(actor, ...idList);
      if (knowledgeBaseId !== undefined && !(await isBaseThere(actor, knowledgeBaseId))) {
        return fail('knowledge_base_not_found');
      }
      await batches.modify(idList, { ...change, moveTo: knowledgeBaseId });
      return null;
    }),

    serve(parseDocuments, async ({ body: { idList } }, actor) => {
      await checkSeen(actor, ...idList);
      return { count: await batches.parseAgain(idList) };
    }),

    serve(removeDocuments, async ({ query: { idList, triples = 'keep' } }, actor) => {
      await batches.remove(await notHidden(db, readerOf(actor), 'document', idList), triples);
      return null;
    }),

    serve(
      uploadDocument,
      async ({ body: { knowledgeBaseId, file } }, actor) => {
        if (!(await isBaseThere(actor, knowledgeBaseId))) return fail('knowledge_base_not_found');
        if (file.size === 0) return fail('empty_file');
        if (file.size > maxUploadBytes) {
          return fail('file_too_large', { values: { limit: `${Math.round(maxUploadBytes / 1024 / 1024)} MB` } });
        }
        const name = cleanFileName(file.name);
        const type = await fileKind(name, file);
        if (type === null) return fail('unsupported_type');
        if (isOfficeType(type) && !office.isThere()) return fail('office_missing', { values: { type: `.${type}` } });
        const stored = await storage.put(file.stream());
        try {
          return await documents.add({ knowledgeBaseId, name, type, file: stored, userId: actor.userId });
        } catch (error) {
          await storage.delete(stored.key);
          throw error;
        }
      },
      { bodyLimit: maxUploadBytes + FORM_OVERHEAD },
    ),

    serve(readDocument, async ({ params }, actor) => {
      await checkSeen(actor, params.id);
      const found = await documents.detail(params.id);
      if (found !== null && hasPages(found.type)) pageImages.warmUp();
      if (found === null) return fail('document_not_found');
      const [labelled] = await withLabels(db, 'document', [found], actor.userId);
      return labelled ?? found;
    }),

    serve(modifyDocument, async ({ body }, actor) => {
      await checkSeen(actor, body.id);
      return (await documents.rename(body.id, cleanFileName(body.name))) ? null : fail('document_not_found');
    }),

    serve(deleteDocument, async ({ query: { id, documentId, knowledgeBaseId } }, actor) => {
      await checkSeen(actor, id);
      if (id !== documentId) return fail('document_not_found');
      await documents.remove(id, knowledgeBaseId);
      return null;
    }),

    serve(parseDocument, async ({ params }, actor) => {
      await checkSeen(actor, params.id);
      await documents.parseAgain(params.id);
      return null;
    }),

    serve(cancelParsing, async ({ params }, actor) => {
      await checkSeen(actor, params.id);
      await documents.cancelParsing(params.id);
      return null;
    }),

    serve(downloadDocument, async ({ params }, actor) => {
      await checkSeen(actor, params.id);
      const file = await documents.file(params.id);
      if (file === null) return fail('document_not_found');
      try {
        return { body: await storage.stream(file.fileKey), type: mediaTypes[file.type], name: file.name };
      } catch (error) {
        if (error instanceof FileMissing) return fail('document_not_found');
        throw error;
      }
    }),

    serve(readDocumentPage, async ({ params: { documentId, page }, query: { width }, request }, actor) => {
      await checkSeen(actor, documentId);
      try {
        const image = await pages.image({ documentId, page, width, signal: request.signal });
        if (image !== null) return image;
        return fail((await documents.file(documentId)) === null ? 'document_not_found' : 'page_not_found');
      } catch (error) {
        if (error instanceof PageNotRendered || error instanceof FileMissing) return fail('page_not_rendered');
        throw error;
      }
    }),
  ];
};
