import { readHtml } from '../html/tokens.js';
import { decodeText } from '../text/decodeText.js';
import { normaliseText } from './characters.js';
import { type Block, ParseError } from './types.js';

/** What stands around the text of a page, and what is filled in by its readers. */
const aside = /^(?:nav|header|footer|aside|button|form|dialog|menu)$/;
const breaks = /^(?:p|div|section|article|main|ul|ol|li|dl|dt|dd|blockquote|pre|table|figure|figcaption|h[1-6]|br|hr)$/;

/** Elements in one another: no page for readers has as many, and each costs the parser as much as all around it. */
const DEEPEST = 2_000;

/** Headings, paragraphs, list entries and rows of tables, in their order. */
export const htmlBlocks = (html: string): Block[] => {
  const blocks: Block[] = [];
  let text = '';
  let row: string[] | null = null;
  let level = 0;
  let outside = 0;
  let depth = 0;
  const take = (): string => {
    const taken = normaliseText(text).replace(/\s+/g, ' ').trim();
    text = '';
    return taken;
  };
  const close = (): void => {
    const taken = take();
    if (taken !== '') blocks.push({ kind: level > 0 ? 'heading' : 'text', level, text: taken, pieces: [] });
  };
  readHtml(html, (token) => {
    if (token.kind === 'text') {
      if (outside === 0) text += token.text;
      return;
    }
    const opening = token.kind === 'open';
    depth += opening ? 1 : -1;
    if (depth > DEEPEST) throw new ParseError('too_large');
    if (aside.test(token.name)) {
      if (opening) close();
      outside += opening ? 1 : -1;
    }
    if (token.name === 'tr') {
      close();
      const cells = row ?? [];
      if (!opening && cells.some((cell) => cell !== ''))
        blocks.push({ kind: 'row', level: 0, text: cells.join(' | '), pieces: [] });
      row = opening ? [] : null;
    } else if (row !== null && /^t[dh]$/.test(token.name)) {
      if (!opening) row.push(take());
    } else if (row !== null && breaks.test(token.name)) {
      text += ' ';
    } else if (breaks.test(token.name)) {
      close();
      level = opening && /^h[1-6]$/.test(token.name) ? Number(token.name[1]) : 0;
    }
  });
  close();
  return blocks;
};

/** Reads the text of a page; what only browsers act on is passed over. */
export const parseHtml = (data: Uint8Array): Block[] => {
  const html = decodeText(data);
  if (html === null) throw new ParseError('corrupt');
  const blocks = htmlBlocks(html);
  if (blocks.length === 0) throw new ParseError('no_text');
  return blocks;
};
