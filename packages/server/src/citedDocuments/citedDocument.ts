import { PAGE_WINDOW, type Position, type TextPassage } from '@console/base';
import { Failure, fail } from '../http/failure.js';
import type { FileReply } from '../http/serve.js';
import type { Logger } from '../log.js';

/** Where pages and texts of documents come from. Who may see what is up to the caller. */
export interface DocumentPages {
  /** Heights of its pages, none for a document without pages; null where it is gone. */
  documentPages(documentId: string): Promise<{ readonly name: string; readonly heights: readonly number[] } | null>;
  /** Its text around these chunks, in its order. */
  textAround(documentId: string, chunkIds: readonly string[]): Promise<readonly TextPassage[]>;
  /** Null where there is no such page. Throws where it cannot be drawn. */
  pageImage(wanted: { documentId: string; page: number; width: number }): Promise<FileReply | null>;
}

/** Where in a document something that is cited stands. */
export interface CitedPlace {
  /** Empty where nothing is known of its chunk. */
  readonly chunkId: string;
  readonly positions: readonly Position[];
}

/** Pixels of a page where the caller names none. */
const PAGE_WIDTH = 800;
/** Chunks that text is shown around at most. */
const MOST_CHUNKS = 60;

/** The pages that may be looked at for what is cited: those it stands on and five on either side. */
const openPages = (cited: readonly CitedPlace[], pageCount: number): number[] => {
  const open = new Set<number>();
  for (const { positions } of cited) {
    for (const [at] of positions) {
      const page = Math.trunc(at);
      for (let near = Math.max(1, page - PAGE_WINDOW); near <= Math.min(page + PAGE_WINDOW, pageCount); near += 1)
        open.add(near);
    }
  }
  return [...open].toSorted((a, b) => a - b);
};

/** Text of a document, as replies have it. */
export const repliedPassages = (passages: readonly TextPassage[]) =>
  passages.map(({ heading, place, ...passage }) => ({
    ...passage,
    heading: [...heading],
    ...(place !== undefined && { place: { ...place } }),
  }));

/** What may be seen of a document through what cites it. Throws `document_not_found` where that is nothing. */
export const citedDocument = async (documents: DocumentPages, documentId: string, cited: readonly CitedPlace[]) => {
  const document = cited.length === 0 ? null : await documents.documentPages(documentId);
  if (document === null) throw fail('document_not_found');
  const heights = [...document.heights];
  const pages = openPages(cited, heights.length);
  if (heights.length > 0) return { documentId, name: document.name, heights, pages };
  const chunkIds = [...new Set(cited.flatMap(({ chunkId }) => (chunkId === '' ? [] : chunkId)))];
  const around = await documents.textAround(documentId, chunkIds.slice(0, MOST_CHUNKS));
  return { documentId, name: document.name, heights, pages, passages: repliedPassages(around) };
};

/** The picture of one of those pages, `width` pixels wide (default 800). Throws `page_not_found` and `page_not_rendered`. */
export const citedPage = async (
  { documents, log }: { readonly documents: Pick<DocumentPages, 'pageImage'>; readonly log: Logger },
  { documentId, page, width = PAGE_WIDTH }: { documentId: string; page: number; width?: number | undefined },
  cited: readonly CitedPlace[],
): Promise<FileReply> => {
  if (!openPages(cited, page).includes(page)) throw fail('page_not_found');
  let image: FileReply | null;
  try {
    image = await documents.pageImage({ documentId, page, width });
  } catch (error) {
    if (error instanceof Failure) throw error;
    log.warn({ err: error, documentId, page }, 'page not drawn');
    throw fail('page_not_rendered');
  }
  if (image === null) throw fail('page_not_found');
  return image;
};
