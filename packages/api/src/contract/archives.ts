import * as z from 'zod/mini';
import { Id, known } from './fields.js';

/** Why a file of an archive did not become a document. */
export const unpackFailures = [
  'unsupported_type',
  'office_missing',
  'encrypted',
  'corrupt',
  'empty',
  /** Larger than a file may be that is uploaded by itself. */
  'too_large',
  /** Its name leads out of the folder. */
  'unsafe_name',
  /** A link or a device rather than a file. */
  'no_file',
  /** Another file of the archive has the same name and folder. */
  'repeated',
  /** Packed in a way that is hardly used. */
  'unknown_packing',
  /** An archive in an archive in an archive, and so on. */
  'too_deep',
  'too_many_files',
  'unpacks_too_large',
] as const;
export type UnpackFailure = (typeof unpackFailures)[number];

/** A file of an archive, and what became of it. */
export const ArchiveFile = z.looseObject({
  /** Its folders and name, with those of the archives it lay in. */
  name: z.string(),
  /** The document that it became. Null: it became none, or that has been deleted since. */
  documentId: z.nullable(Id),
  /** Why it became none. */
  failure: z.nullable(known(unpackFailures)),
});
export interface ArchiveFile extends z.infer<typeof ArchiveFile> {}

export const ArchiveCounts = z.looseObject({
  /** Files that became documents. */
  taken: z.int(),
  /** Files that did not. */
  refused: z.int(),
});
export interface ArchiveCounts extends z.infer<typeof ArchiveCounts> {}
