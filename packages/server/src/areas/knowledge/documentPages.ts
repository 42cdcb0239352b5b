import type { TextPassage } from '@console/base';
import sql from 'sql-template-tag';
import type { FileReply } from '../../http/serve.js';
import { hasPages } from '../../parsing/fileKind.js';
import { textAround } from '../../retrieval/index.js';
import { documentStore } from './documents.store.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { standing } from './standingChunks.js';

/** Seconds a browser keeps a picture: a document's file never changes. */
const MAX_AGE = 3600;

export interface PageWanted {
  readonly documentId: string;
  /** From 1. */
  readonly page: number;
  /** Pixels; rounded up to one of the contract's widths. */
  readonly width?: number;
  readonly signal?: AbortSignal;
}

/** Pages of documents, for whoever has made sure that the reader may see them. */
export const documentPages = ({ db, pageImages }: Pick<KnowledgeDeps, 'db' | 'pageImages'>) => {
  const documents = documentStore(db);
  return {
    /** Null where there is no such page. Throws `PageNotRendered`. */
    image: async ({ documentId, page, width, signal }: PageWanted): Promise<FileReply | null> => {
      const file = await documents.file(documentId);
      if (file === null || !hasPages(file.type) || page < 1) return null;
      const body = await pageImages.image({ fileKey: file.fileKey, fileHash: file.fileHash, page, width, signal });
      return body === null ? null : { body, type: 'image/webp', maxAge: MAX_AGE };
    },

    /** The text around these chunks, in the order of the document, without what is switched off. */
    textAround: (documentId: string, chunkIds: readonly string[]): Promise<TextPassage[]> => {
      const numbered = sql`
        select id, index, heading, content, file_place, row_number() over (order by place, seq) as n
        from chunks where document_id = ${documentId} and enabled and ${standing}`;
      return textAround(db, numbered, chunkIds);
    },

    /** Heights of all pages in pixels at a width of 794. Null where the document is gone. */
    sizes: async (documentId: string): Promise<{ name: string; heights: number[] } | null> => {
      const [row] = await db.query<{ name: string; pages: { height: number }[] }>(
        sql`select name, pages from documents where id = ${documentId}`,
      );
      if (row === undefined) return null;
      pageImages.warmUp();
      return { name: row.name, heights: row.pages.map(({ height }) => height) };
    },
  };
};
