import { ParseError } from './types.js';

/** Groups in one another: no writer makes as many. */
const DEEPEST = 1000;

/** Groups that hold no text of the document. */
const hidden = new Set(
  'fonttbl colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf xmlopen listtable listoverridetable revtbl rsidtbl generator themedata colorschememapping latentstyles datastore mmathPr'.split(
    ' ',
  ),
);

/** What a control word stands for in the text. */
const signs: Readonly<Record<string, string>> = {
  par: '\n',
  sect: '\n',
  page: '\n',
  line: '\n',
  row: '\n',
  tab: ' ',
  cell: ' | ',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
};

const encodings: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  65_001: 'utf-8',
};
const encodingOf = (page: number): string =>
  encodings[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252');

/** Code pages by the character sets that fonts name. */
const charsets: Readonly<Record<number, number>> = {
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  204: 1251,
  161: 1253,
  162: 1254,
};

interface Group {
  readonly isHidden: boolean;
  readonly isFonts: boolean;
  /** Characters that stand for one in Unicode, for readers that have none. */
  readonly fallback: number;
  readonly font: number;
}

const token = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\([^a-z'])|([{}])|([^\\{}]+)/gis;

/** The text of a rich text file, a paragraph or a row of a table a line. */
export const rtfText = (data: Uint8Array): string => {
  const source = Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('latin1');
  const fonts = new Map<number, number>();
  const outer: Group[] = [];
  let group: Group = { isHidden: false, isFonts: false, fallback: 1, font: -1 };
  let page = 1252;
  let naming = -1;
  let toSkip = 0;
  let text = '';
  let bytes: number[] = [];
  const flush = (): void => {
    if (bytes.length > 0)
      text += new TextDecoder(encodingOf(fonts.get(group.font) ?? page)).decode(Uint8Array.from(bytes));
    bytes = [];
  };
  const say = (words: string): void => {
    if (group.isHidden) return;
    flush();
    text += words;
  };
  const control = (word: string, value: number | undefined): void => {
    if (word === 'ansicpg') page = value ?? page;
    else if (word === 'uc') group = { ...group, fallback: value ?? 1 };
    else if (word === 'f') {
      flush();
      naming = value ?? -1;
      group = { ...group, font: naming };
    } else if (word === 'fcharset') {
      const found = charsets[value ?? -1];
      if (found !== undefined && group.isFonts) fonts.set(naming, found);
    } else if (word === 'u' && value !== undefined) {
      say(String.fromCharCode(value < 0 ? value + 65_536 : value));
      toSkip = group.fallback;
    } else if (hidden.has(word)) group = { ...group, isHidden: true, isFonts: word === 'fonttbl' };
    else if (signs[word] !== undefined) say(signs[word]);
  };
  for (const [, word, value, hex, symbol, brace, plain] of source.matchAll(token)) {
    if (word !== undefined) control(word, value === undefined ? undefined : Number(value));
    else if (hex !== undefined) {
      if (toSkip > 0) toSkip -= 1;
      else if (!group.isHidden) bytes.push(Number.parseInt(hex, 16));
    } else if (symbol !== undefined) {
      if (symbol === '*') group = { ...group, isHidden: true };
      else if (symbol === '~') say(' ');
      else if (/[\\{}]/.test(symbol)) say(symbol);
      else if (/[\r\n]/.test(symbol)) say('\n');
    } else if (brace === '{') {
      flush();
      if (outer.length >= DEEPEST) throw new ParseError('too_large');
      outer.push(group);
    } else if (brace === '}') {
      flush();
      toSkip = 0;
      group = outer.pop() ?? group;
    } else if (plain !== undefined) {
      const said = plain.replace(/[\r\n\0]/g, '');
      say(said.slice(toSkip));
      toSkip = Math.max(0, toSkip - said.length);
    }
  }
  flush();
  return text;
};
