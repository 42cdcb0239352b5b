import { Unzip, UnzipInflate } from 'fflate';
import mammoth from 'mammoth';
import { normaliseText } from './characters.js';
import { toChunks } from './chunker.js';
import { type Block, type ParsedDocument, ParseError } from './types.js';

const MAX_ENTRIES = 5000;
const MAX_UNPACKED = 400 * 1024 * 1024;

/** Unpacks into nothing, to see how large it gets: what an archive says about its own sizes can't be trusted. */
const checkSize = (data: Uint8Array): void => {
  let entries = 0;
  let unpacked = 0;
  const names = new Set<string>();
  const unzip = new Unzip((file) => {
    entries += 1;
    names.add(file.name);
    if (entries > MAX_ENTRIES) throw new ParseError('too_large');
    file.ondata = (error, chunk) => {
      // What this very function throws comes back to it as well.
      if (error !== null) throw error instanceof ParseError ? error : new ParseError('corrupt', error);
      unpacked += chunk.length;
      if (unpacked > MAX_UNPACKED) throw new ParseError('too_large');
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < data.length; start += 65_536) {
    unzip.push(data.subarray(start, start + 65_536), start + 65_536 >= data.length);
  }
  if (!names.has('word/document.xml')) throw new ParseError('corrupt');
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
export const parseDocx = async (data: Uint8Array): Promise<ParsedDocument> => {
  try {
    checkSize(data);
  } catch (error) {
    throw error instanceof ParseError ? error : new ParseError('corrupt', error);
  }
  let html: string;
  try {
    const result = await mammoth.convertToHtml(
      { buffer: Buffer.from(data) },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    );
    html = result.value;
  } catch (error) {
    throw new ParseError('corrupt', error);
  }
  const blocks = htmlBlocks(html);
  if (blocks.length === 0) throw new ParseError('no_text');
  return { pages: [], chunks: toChunks(blocks) };
};
