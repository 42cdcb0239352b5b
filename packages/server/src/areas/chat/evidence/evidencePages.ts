import sql from 'sql-template-tag';
import type { DocumentPages } from '../../../citedDocuments/index.js';
import type { Queryable } from '../../../db/database.js';
import { hasPages } from '../../../parsing/fileKind.js';
import type { PageImages } from '../../../parsing/pageImages.js';
import { textAround } from '../../../retrieval/index.js';
import type { Retrieval } from './retrieval.js';

export interface EvidenceDeps {
  readonly db: Queryable;
  readonly retrieval: Pick<Retrieval, 'documentPages' | 'pageImage' | 'textAround'>;
  readonly pageImages: Pick<PageImages, 'image' | 'warmUp'>;
}

interface OwnFile {
  name: string;
  type: string;
  heights: number[];
  fileKey: string;
  fileHash: string;
}

/** Seconds a browser keeps a picture: a file never changes. */
const MAX_AGE = 3600;

/** Pages of whatever an answer may cite: documents of knowledge bases, and the reader's own files. */
export const evidencePages = ({ db, retrieval, pageImages }: EvidenceDeps, userId: string): DocumentPages => {
  const ownFile = async (id: string): Promise<OwnFile | null> => {
    const [file] = await db.query<OwnFile>(sql`
      select name, type, page_heights as heights, file_key as "fileKey", file_hash as "fileHash"
      from dialogue_files where id = ${id} and user_id = ${userId} and status = 'ready'`);
    return file ?? null;
  };
  return {
    documentPages: async (documentId) => {
      const own = await ownFile(documentId);
      if (own === null) return retrieval.documentPages(documentId);
      if (hasPages(own.type)) pageImages.warmUp();
      return { name: own.name, heights: own.heights };
    },

    textAround: async (documentId, chunkIds) => {
      if ((await ownFile(documentId)) === null) return retrieval.textAround(documentId, chunkIds);
      const numbered = sql`
        select id, index, heading, content, file_place, row_number() over (order by index) as n
        from dialogue_chunks where file_id = ${documentId}`;
      return textAround(db, numbered, chunkIds);
    },

    pageImage: async ({ documentId, page, width }) => {
      const own = await ownFile(documentId);
      if (own === null) return retrieval.pageImage({ documentId, page, width });
      if (!hasPages(own.type)) return null;
      const body = await pageImages.image({ fileKey: own.fileKey, fileHash: own.fileHash, page, width });
      return body === null ? null : { body, type: 'image/webp', maxAge: MAX_AGE };
    },
  };
};
