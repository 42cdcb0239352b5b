import mammoth from 'mammoth';
import { ArchiveTooLarge, BadArchive, openArchive } from '../files/archive.js';
import { normaliseText } from './characters.js';
import { type Block, ParseError } from './types.js';

const MAX_ENTRIES = 5000;
const MAX_UNPACKED = 400 * 1024 * 1024;

/** Unpacks into nothing, to see how large it gets: what an archive says about its own sizes can't be trusted. */
const checkSize = async (data: Uint8Array): Promise<void> => {
  try {
    const archive = await openArchive({ data }, { entries: MAX_ENTRIES, unpacked: MAX_UNPACKED });
    if (!archive.names.includes('word/document.xml')) throw new ParseError('corrupt');
    for (const name of archive.names) {
      for await (const part of archive.open(name) ?? []) if (part.byteLength === 0) break;
    }
  } catch (error) {
    if (error instanceof ArchiveTooLarge) throw new ParseError('too_large', error);
    throw error instanceof BadArchive ? new ParseError('corrupt', error) : error;
  }
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const plain = (html: string): string =>
  normaliseText(
    html
      .replace(/<br\s*\/?>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole: string, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return entities[name] ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
      }),
  ).trim();

const tableRows = (html: string): string[] =>
  [...html.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map((row) =>
    [...(row[1] ?? '').matchAll(/<t[dh][^>]*>([\s\S]*?)<\/t[dh]>/g)]
      .map((cell) => plain((cell[1] ?? '').replace(/<\/p>\s*<p>/g, ' ')).replace(/\s+/g, ' '))
      .join(' | '),
  );

/** The HTML is mammoth's own and flat: blocks never nest, but for lists and tables. */
const htmlBlocks = (html: string): Block[] => {
  const blocks: Block[] = [];
  for (const [, table, tag, inner] of html.matchAll(
    /<table[^>]*>([\s\S]*?)<\/table>|<(h[1-6]|p|li)[^>]*>([\s\S]*?)(?=<\/\2>|<[uo]l>)/g,
  )) {
    if (table !== undefined) {
      for (const text of tableRows(table)) blocks.push({ kind: 'row', level: 0, text, pieces: [] });
      continue;
    }
    const text = plain(inner ?? '');
    if (text === '') continue;
    const level = tag?.startsWith('h') === true ? Number(tag[1]) : 0;
    blocks.push({ kind: level > 0 ? 'heading' : 'text', level, text, pieces: [] });
  }
  return blocks;
};

/** Reads a Word document. Pictures are left out, and nothing outside the file is read. */
export const parseDocx = async (data: Uint8Array): Promise<Block[]> => {
  await checkSize(data);
  let html: string;
  try {
    const result = await mammoth.convertToHtml(
      { buffer: Buffer.from(data.buffer, data.byteOffset, data.byteLength) },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    html = result.value;
  } catch (error) {
    throw new ParseError('corrupt', error);
  }
  const blocks = htmlBlocks(html);
  if (blocks.length === 0) throw new ParseError('no_text');
  return blocks;
};
