import type { KeptAbout } from '@console/api/contract';
import type { Position } from '@console/base';
import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import type { Scans } from '../../../ocr/index.js';
import { FileMissing } from '../../../files/index.js';
import { type PageImages, PageNotRendered } from '../../../parsing/pageImages.js';
import type { Passage } from '../evidence/retrieval.js';

/** Reads what stands in a box that somebody drew. */
export interface RegionReaders {
  readonly pageImages: Pick<PageImages, 'words' | 'crop'>;
  readonly scans: Pick<Scans, 'kept'>;
}

interface DrawnOn {
  fileKey: string;
  fileHash: string;
  name: string;
}

/** Characters of a box that are given as evidence: more than stands on one page. */
const LONGEST = 12_000;

/** A box on a page of a file that a question is about. */
export interface Region {
  /** Its words with where they stand; empty ones where it holds none. Null: the file is gone. */
  readonly passage: () => Promise<Passage | null>;
  /** It as a data URL; null where it cannot be drawn. */
  readonly picture: (signal: AbortSignal) => Promise<string | null>;
}

/** The words of a box, those that were read off the picture of a page included. Null where there is no such page. */
export const wordsOfBox = async (
  { pageImages, scans }: RegionReaders,
  { fileKey, fileHash }: Pick<DrawnOn, 'fileKey' | 'fileHash'>,
  box: Position,
  signal?: AbortSignal,
): Promise<string | null> => {
  const scan = (await scans.kept(fileHash, box[0])) ?? null;
  return pageImages.words({ fileKey, box, scan, ...(signal !== undefined && { signal }) });
};

/** The box that a question is about; null where it is about none. Each part is read once, when it is first wanted. */
export const regionOf = (
  db: Database,
  readers: RegionReaders,
  question: { readonly id: string; readonly about?: KeptAbout | null | undefined },
): Region | null => {
  const region = question.about?.region;
  if (region === undefined) return null;
  const { fileId, position } = region;
  const read = async (): Promise<DrawnOn | null> => {
    const [file] = await db.query<DrawnOn>(sql`
      select file_key as "fileKey", file_hash as "fileHash", name from dialogue_files
      where id = ${fileId} and status = 'ready'`);
    return file ?? null;
  };
  let reading: Promise<Passage | null> | undefined;
  const passage = async (): Promise<Passage | null> => {
    const file = await read();
    if (file === null) return null;
    const words = await wordsOfBox(readers, file, position).catch((error: unknown) => {
      if (error instanceof FileMissing) return null;
      // A page that is damaged says nothing; that is no reason to leave the question without an answer.
      if (error instanceof PageNotRendered) return '';
      throw error;
    });
    if (words === null) return null;
    return {
      chunkId: `region-${question.id}`,
      chunkIndex: 0,
      documentId: fileId,
      documentName: file.name,
      knowledgeBaseId: '',
      knowledgeBaseName: '',
      heading: [],
      content: words.slice(0, LONGEST),
      score: 1,
      // Where which of its characters stand is not told: the box stands for all of them.
      spans: null,
      positions: [position],
      place: null,
    };
  };
  return {
    passage: () => (reading ??= passage()),
    picture: async (signal) => {
      const file = await read();
      if (file === null) return null;
      const picture = await readers.pageImages.crop({ fileKey: file.fileKey, box: position, signal });
      return picture === null ? null : `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`;
    },
  };
};
