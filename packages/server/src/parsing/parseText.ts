import { decodeText } from '../text/decodeText.js';
import { normaliseText } from './characters.js';
import { type Block, ParseError } from './types.js';

const heading = (text: string, level: number): Block => ({ kind: 'heading', level, text, pieces: [] });
const paragraph = (text: string): Block => ({ kind: 'text', level: 0, text, pieces: [] });

/** Characters of a line that may be a heading, a fence or a row of a table. */
const LONGEST_MARKED = 2_000;

const numbered: readonly (readonly [RegExp, number])[] = [
  [/^第[零一二三四五六七八九十百千\d]+[编部篇]/, 1],
  [/^第[零一二三四五六七八九十百千\d]+章/, 2],
  [/^第[零一二三四五六七八九十百千\d]+节/, 3],
];

/** `#` and underlined headings and tables of markdown are understood; in plain text, numbered chapters are. */
export const textBlocks = (text: string, isMarkdown: boolean): Block[] => {
  const blocks: Block[] = [];
  let open: string[] = [];
  let isFenced = false;
  const close = (): void => {
    if (open.length > 0) blocks.push(paragraph(open.join('\n')));
    open = [];
  };
  for (const raw of normaliseText(text).split(/\r\n|\r|\n/)) {
    const line = raw.trimEnd();
    if (line.length > LONGEST_MARKED) {
      open.push(line);
      continue;
    }
    if (isMarkdown && /^\s*(?:```|~~~)/.test(line)) {
      isFenced = !isFenced;
      continue;
    }
    const marked = isMarkdown && !isFenced ? /^(#{1,6})\s+(.+?)\s*#*$/.exec(line) : null;
    const underline = isMarkdown && !isFenced && open.length === 1 ? /^(=+|-{3,})$/.exec(line) : null;
    const number =
      line.length <= 45 && !/[。，；]$/.test(line)
        ? numbered.find(([pattern]) => pattern.test(line.trim()))
        : undefined;
    if (marked !== null) {
      close();
      blocks.push(heading(marked[2] ?? '', (marked[1] ?? '').length));
    } else if (underline !== null) {
      const [name = ''] = open;
      open = [];
      blocks.push(heading(name, underline[1]?.startsWith('=') === true ? 1 : 2));
    } else if (!isFenced && number !== undefined) {
      close();
      blocks.push(heading(line.trim(), number[1]));
    } else if (line.trim() === '') close();
    else if (isMarkdown && !isFenced && /^\s*\|.*\|\s*$/.test(line)) {
      if (!/^[\s|:-]+$/.test(line))
        open.push(
          line
            .trim()
            .slice(1, -1)
            .split('|')
            .map((cell) => cell.trim())
            .join(' | '),
        );
    } else open.push(line);
  }
  close();
  return blocks;
};

/** Reads plain text or markdown. */
export const parseText = (data: Uint8Array, isMarkdown: boolean): Block[] => {
  const text = decodeText(data);
  if (text === null) throw new ParseError('corrupt');
  const blocks = textBlocks(text, isMarkdown);
  if (blocks.length === 0) throw new ParseError('empty');
  return blocks;
};
