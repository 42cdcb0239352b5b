import * as z from 'zod/mini';
import { ArchiveCounts, ArchiveFile } from './archives.js';
import { DocumentSummary } from './documentSummaries.js';
import { endpoint } from './endpoint.js';
import { Done, Id, IdList, known, labelIds, Labels, named, note, pageOf, paging, text, Time } from './fields.js';
import { WebPage } from './webPageFields.js';

/** Kinds of file that can be read, by file name ending. */
export const readTypes = [
  'pdf',
  'docx',
  'doc',
  'odt',
  'pptx',
  'ppt',
  'odp',
  'xlsx',
  'xls',
  'csv',
  'html',
  'epub',
  'eml',
  'rtf',
  'md',
  'txt',
  'png',
  'jpg',
] as const;

/** Kinds of file that a knowledge base takes: what can be read, and archives of it. */
export const documentTypes = [...readTypes, 'zip'] as const;

/** Why a document could not be parsed. */
export const parseFailures = [
  'encrypted',
  'corrupt',
  'empty',
  'no_text',
  'unsupported_type',
  'too_many_pages',
  'too_large',
  'timed_out',
  /** Files of this kind are read by LibreOffice, which the server does not have. */
  'office_missing',
  /** An archive of too many files. */
  'too_many_files',
  /** An archive that would take too much room. */
  'unpacks_too_large',
  'internal',
] as const;
export type ParseFailure = (typeof parseFailures)[number];

/** Letters in a tag at most, tags of a document, and tags that one call adds or takes away. */
export const TAG_LENGTH = 30;
const Tags = z.array(text(TAG_LENGTH)).check(z.maxLength(20));

const ParseStep = z.looseObject({
  /** A stage that began then, or how it ended. */
  stage: known(['queued', 'reading', 'chunking', 'indexing', 'done', 'failed', 'cancelled']),
  time: Time,
});
/** When something of the parsing of a document began. */
export interface ParseStep extends z.infer<typeof ParseStep> {}

export const Document = z.looseObject({
  id: Id,
  /** The id under which the `/rag` calls know it. */
  documentId: Id,
  knowledgeBaseId: Id,
  knowledgeBaseName: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  type: known(documentTypes),
  /** 0 where the kind of file has no pages. */
  pageCount: z.int(),
  chunkCount: z.int(),
  status: known(['waiting', 'parsing', 'ready', 'failed', 'cancelled']),
  stage: known(['queued', 'reading', 'chunking', 'indexing', 'done']),
  /** 0 to 100 over all stages. */
  progress: z.number(),
  /** Pages read so far, while `reading`. */
  pagesRead: z.int(),
  failure: z.nullable(known(parseFailures)),
  /** Null where it was never summed up; left out by a backend that sums up nothing. */
  summary: z.optional(z.nullable(named<DocumentSummary>(DocumentSummary))),
  /** Where it was fetched from; left out or null for a file that was uploaded. */
  web: z.optional(z.nullable(named<WebPage>(WebPage))),
  /** Of an archive that was unpacked: how many of its files became documents. */
  unpacked: z.optional(z.nullable(named<ArchiveCounts>(ArchiveCounts))),
  /** Off: nothing in it is found, and no answer is made from it. Left out: on. */
  enabled: z.optional(z.boolean()),
  /** Left out by a backend that has none. */
  tags: z.optional(z.array(z.string())),
  labels: Labels,
  /** How the last parsing went, in its order; empty where nobody kept it. */
  steps: z.optional(z.array(named<ParseStep>(ParseStep))),
  createdBy: z.string(),
  createTime: Time,
  updateTime: Time,
});
export interface Document extends z.infer<typeof Document> {}

const Page = z.looseObject({
  /** In pixels at a width of 794, as displayed. */
  height: z.number(),
  /** Characters on the page, and how many of them the chunks cover. */
  characters: z.int(),
  covered: z.int(),
  /** True where this page alone could not be read. */
  failed: z.boolean(),
  /** Where it was read off its picture: how sure that is, 0 to 1. */
  confidence: z.optional(z.number()),
});

const DocumentDetail = z.looseObject({
  ...Document._zod.def.shape,
  pages: z.array(Page),
  /** Of an archive that was unpacked: every file in it, in its order. */
  files: z.optional(z.nullable(z.array(named<ArchiveFile>(ArchiveFile)))),
});
export interface DocumentDetail extends z.infer<typeof DocumentDetail> {}

/** Documents of one base, or of all. */
export const pageDocuments = endpoint({
  kind: 'read',
  method: 'POST',
  path: '/aiapi/qa/knowledgeBaseUpload/queryPage',
  body: z.strictObject({
    ...paging,
    knowledgeBaseId: z.optional(Id),
    keyword: z.optional(note(100)),
    status: z.optional(z.enum(['waiting', 'parsing', 'ready', 'failed', 'cancelled'])),
    enabled: z.optional(z.boolean()),
    /** Each of them. */
    tags: z.optional(Tags),
    labelIds,
  }),
  reply: pageOf<Document>(Document),
  needs: 'knowledge',
  fails: { knowledge_base_not_found: 404 },
  origin: 'reading',
});

/** Stores one file and queues it for parsing. */
export const uploadDocument = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/knowledgeBaseUpload/uploadV2',
  body: z.strictObject({ knowledgeBaseId: Id, file: z.file() }),
  encoding: 'multipart',
  reply: named<Document>(Document),
  needs: 'knowledge',
  fails: {
    knowledge_base_not_found: 404,
    unsupported_type: 415,
    office_missing: 415,
    empty_file: 400,
    file_too_large: 413,
  },
  origin: 'reading',
});

/** One document, with how far its parsing has come. */
export const readDocument = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/knowledgeBaseUpload/getById/{id}',
  params: z.strictObject({ id: Id }),
  reply: named<DocumentDetail>(DocumentDetail),
  needs: 'knowledge',
  fails: { document_not_found: 404 },
  origin: 'ours',
});

/** Changes name or settings of a document. */
export const modifyDocument = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/knowledgeBaseUpload/modify',
  body: z.strictObject({ id: Id, name: text(200) }),
  reply: Done,
  needs: 'knowledge',
  fails: { document_not_found: 404 },
  origin: 'spec',
});

/** What becomes of relationships of the graph that rest on a deleted document alone: they go, or stay and say so. */
export const removedTriples = z.optional(z.enum(['remove', 'keep']));

/** Deletes documents with their chunks. */
export const deleteDocument = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/knowledgeBaseUpload/deleteByIds',
  query: z.strictObject({ id: Id, documentId: Id, knowledgeBaseId: Id }),
  reply: Done,
  needs: 'knowledge',
  fails: { document_not_found: 404 },
  origin: 'spec',
});

/** Parses again from the stored file; the chunks that stand are found until then. What was done to them by hand is kept, to be taken again. */
export const parseDocument = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/knowledgeBaseUpload/parse/{id}',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'knowledge',
  fails: { document_not_found: 404, already_parsing: 409 },
  origin: 'ours',
});

/** Gives up parsing; the file stays. */
export const cancelParsing = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/knowledgeBaseUpload/cancelParsing/{id}',
  params: z.strictObject({ id: Id }),
  reply: Done,
  needs: 'knowledge',
  fails: { document_not_found: 404, not_parsing: 409 },
  origin: 'ours',
});

/** Changes documents, all of them or none: their tags, whether they are found, the base they are in. */
export const modifyDocuments = endpoint({
  kind: 'write',
  method: 'PUT',
  path: '/aiapi/qa/knowledgeBaseUpload/modifyByIds',
  body: z.strictObject({
    idList: IdList,
    enabled: z.optional(z.boolean()),
    addTags: z.optional(Tags),
    removeTags: z.optional(Tags),
    /** The base that they move to. */
    knowledgeBaseId: z.optional(Id),
  }),
  reply: Done,
  needs: 'knowledge',
  fails: { document_not_found: 404, knowledge_base_not_found: 404, already_parsing: 409, too_many_tags: 400 },
  origin: 'ours',
});

/** Parses documents again from their stored files; those being parsed are passed over. */
export const parseDocuments = endpoint({
  kind: 'write',
  method: 'POST',
  path: '/aiapi/qa/knowledgeBaseUpload/parseByIds',
  body: z.strictObject({ idList: IdList }),
  /** How many were queued. */
  reply: z.looseObject({ count: z.int() }),
  needs: 'knowledge',
  fails: { document_not_found: 404 },
  origin: 'ours',
});

/** Deletes documents with their chunks; those that are gone already are passed over. `triples`: default `keep`. */
export const removeDocuments = endpoint({
  kind: 'write',
  method: 'DELETE',
  path: '/aiapi/qa/knowledgeBaseUpload/removeByIds',
  query: z.strictObject({ idList: IdList, triples: removedTriples }),
  reply: Done,
  needs: 'knowledge',
  origin: 'ours',
});

/** The tags of a base's documents, by name, with how many documents each has. */
export const listDocumentTags = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/knowledgeBaseUpload/tags/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.array(z.looseObject({ tag: z.string(), count: z.int() })),
  needs: 'knowledge',
  fails: { knowledge_base_not_found: 404 },
  origin: 'ours',
});

/** The file as it was uploaded. */
export const downloadDocument = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/aiapi/qa/knowledgeBaseUpload/file/{id}',
  params: z.strictObject({ id: Id }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'knowledge',
  fails: { document_not_found: 404 },
  origin: 'ours',
});

/** Widths in pixels in which page images are made; others are rounded up to the next. */
export const pageImageWidths = [200, 400, 800, 1200, 1600] as const;

/** Picture of one page, as displayed. */
export const readDocumentPage = endpoint({
  kind: 'read',
  method: 'GET',
  path: '/rag/documents/{documentId}/pages/{page}',
  params: z.strictObject({ documentId: Id, page: z.int().check(z.gte(1)) }),
  query: z.strictObject({ width: z.optional(z.int().check(z.gte(1), z.lte(4000))) }),
  reply: z.unknown(),
  as: 'blob',
  needs: 'knowledge',
  fails: { document_not_found: 404, page_not_found: 404, page_not_rendered: 500 },
  origin: 'ours',
});
