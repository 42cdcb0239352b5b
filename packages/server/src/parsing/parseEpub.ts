import path from 'node:path';
import { type Archive, ArchiveTooLarge, BadArchive, openArchive } from '../files/archive.js';
import { readXml } from '../files/readXml.js';
import { decodeText } from '../text/decodeText.js';
import { htmlBlocks } from './parseHtml.js';
import { type Block, ParseError } from './types.js';

const MAX_ENTRIES = 20_000;
const MAX_UNPACKED = 400 * 1024 * 1024;
const MAX_CHAPTERS = 3000;

const bytesIn = async (part: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of part) pieces.push(piece);
  return Buffer.concat(pieces);
};

const packageOf = async (archive: Archive): Promise<string> => {
  const xml = archive.open('META-INF/container.xml');
  if (xml === null) throw new ParseError('corrupt');
  let found = '';
  await readXml(xml, {
    open: ({ name, attribute }) => {
      if (name === 'rootfile' && found === '') found = attribute('full-path') ?? '';
    },
  });
  return found;
};

/** Names of the parts of a book's chapters, in the order in which they are read. */
const chaptersOf = async (archive: Archive): Promise<string[]> => {
  const name = await packageOf(archive);
  const xml = archive.open(name);
  if (xml === null) throw new ParseError('corrupt');
  const parts = new Map<string, string>();
  const order: string[] = [];
  await readXml(xml, {
    open: ({ name: element, attribute }) => {
      if (element === 'item' && /x?html/.test(attribute('media-type') ?? ''))
        parts.set(attribute('id') ?? '', attribute('href') ?? '');
      else if (element === 'itemref') order.push(attribute('idref') ?? '');
    },
  });
  const folder = path.posix.dirname(name);
  return order.flatMap((id) => {
    const href = parts.get(id);
    if (href === undefined) return [];
    const file = href.replace(/#.*/, '');
    try {
      return [path.posix.join(folder, decodeURIComponent(file))];
    } catch {
      return [path.posix.join(folder, file)];
    }
  });
};

/** Reads a book, chapter by chapter. */
export const parseEpub = async (data: Uint8Array): Promise<Block[]> => {
  let archive: Archive | undefined;
  try {
    archive = await openArchive({ data }, { entries: MAX_ENTRIES, unpacked: MAX_UNPACKED });
    const chapters = await chaptersOf(archive);
    if (chapters.length > MAX_CHAPTERS) throw new ParseError('too_many_pages');
    const blocks: Block[] = [];
    for (const chapter of chapters) {
      const part = archive.open(chapter);
      const text = part === null ? null : decodeText(await bytesIn(part));
      if (text === null) throw new ParseError('corrupt');
      for (const block of htmlBlocks(text)) blocks.push(block);
    }
    if (blocks.length === 0) throw new ParseError('no_text');
    return blocks;
  } catch (error) {
    if (error instanceof ParseError) throw error;
    if (error instanceof ArchiveTooLarge) throw new ParseError('too_large', error);
    throw new ParseError('corrupt', error instanceof BadArchive ? error.cause : error);
  } finally {
    archive?.close();
  }
};
