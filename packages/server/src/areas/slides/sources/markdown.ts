import type { MaterialBlock, MaterialItem } from './material.js';

/** Characters of one line that are read: nobody writes a longer one. */
const LONGEST_LINE = 20_000;
const MOST_BLOCKS = 2000;

const HEADING = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/;
const ITEM = /^(\s*)(?:[-*+•]|\d{1,3}[.)、]|[（(]\d{1,3}[)）])\s*(?=\S)(.+)$/u;
const QUOTE = /^\s{0,3}>\s?(.*)$/;
const ROW = /^\s*\|.*\|\s*$/;
const RULE_OF_TABLE = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/;
const FENCE = /^\s*(?:```|~~~)/;
const LINE = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;
/** Who said it, under a quotation. */
const BY = /^\s*[—–-]{1,2}\s*(\S.{0,60})$/u;
const MARK = /\s?\[(\d{1,3})\](?!\((?:https?:|\/|#))/g;
/** A list whose items are marked by bare signs needs a blank behind them. */
const bareSign = /^\s*[-*+]\S/;

/** Text without the marks of Markdown and HTML. */
export const plainText = (text: string): string =>
  text
    .slice(0, LONGEST_LINE)
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|>])/g, '$1')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(plainText);

/** A table with rows as long as its head. */
export const evenTable = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): { head: string[]; rows: string[][] } => ({
  head: [...head],
  rows: rows.map((row) => head.map((_, at) => row[at] ?? '')),
});

const readQuote = (lines: readonly string[]): { text: string; by: string } => {
  const last = BY.exec(lines.at(-1) ?? '');
  const words = last === null || lines.length === 1 ? lines : lines.slice(0, -1);
  return { text: plainText(words.join(' ')), by: lines.length === 1 ? '' : plainText(last?.[1] ?? '') };
};

/** What the parts of a text are, in their order. `sourcesOf` says what the numbers stand for that a part cites. */
export const readMarkdown = (markdown: string, sourcesOf: (cited: readonly number[]) => readonly number[]) => {
  const blocks: MaterialBlock[] = [];
  const lines = markdown.replaceAll('\r\n', '\n').split('\n');
  const cut = (raw: string): { text: string; sources: readonly number[] } => ({
    text: raw.replace(MARK, ''),
    sources: sourcesOf([...raw.matchAll(MARK)].map(([, n]) => Number(n))),
  });
  let at = 0;
  const while_ = (is: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    while (at < lines.length && is(lines[at] ?? '')) {
      taken.push(lines[at] ?? '');
      at += 1;
    }
    return taken;
  };
  const isItem = (line: string): boolean => ITEM.test(line) && !bareSign.test(line) && !LINE.test(line);
  const isTable = (): boolean =>
    (lines[at] ?? '').includes('|') && RULE_OF_TABLE.test(lines[at + 1] ?? '') && (lines[at + 1] ?? '').includes('-');
  const isPlain = (line: string): boolean =>
    line.trim() !== '' &&
    !HEADING.test(line) &&
    !isItem(line) &&
    !QUOTE.test(line) &&
    !FENCE.test(line) &&
    !ROW.test(line);

  while (at < lines.length && blocks.length < MOST_BLOCKS) {
    const line = lines[at] ?? '';
    const heading = HEADING.exec(line);
    if (line.trim() === '' || LINE.test(line)) at += 1;
    else if (heading !== null) {
      const text = plainText(cut(heading[2] ?? '').text);
      if (text !== '') blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text });
      at += 1;
    } else if (isTable()) {
      const [first = '', , ...rest] = while_((one) => one.includes('|'));
      const { sources } = cut([first, ...rest].join('\n'));
      const head = cellsOf(cut(first).text);
      blocks.push({
        kind: 'table',
        ...evenTable(
          head,
          rest.map((row) => cellsOf(cut(row).text)),
        ),
        sources,
      });
    } else if (QUOTE.test(line)) {
      const { text, sources } = cut(
        while_((one) => QUOTE.test(one))
          .map((one) => QUOTE.exec(one)?.[1] ?? '')
          .join('\n'),
      );
      const said = readQuote(text.split('\n').filter((one) => one.trim() !== ''));
      if (said.text !== '') blocks.push({ kind: 'quote', ...said, sources });
    } else if (isItem(line)) {
      const raw = while_((one) => isItem(one) || (/^\s{2,}\S/.test(one) && one.trim() !== ''));
      const indents = raw.filter(isItem).map((one) => (ITEM.exec(one)?.[1] ?? '').replaceAll('\t', '    ').length);
      const least = Math.min(...indents);
      const items: MaterialItem[] = [];
      for (const one of raw) {
        const item = ITEM.exec(one);
        const text = plainText(cut(item?.[2] ?? one).text);
        const before = items.at(-1);
        if (text === '') continue;
        if (item !== null && isItem(one)) {
          const indent = (item[1] ?? '').replaceAll('\t', '    ').length;
          items.push({ text, level: indent > least ? 1 : 0 });
        } else if (before !== undefined) items[items.length - 1] = { ...before, text: `${before.text} ${text}` };
      }
      if (items.length > 0) blocks.push({ kind: 'list', items, sources: cut(raw.join('\n')).sources });
    } else if (FENCE.test(line)) {
      at += 1;
      const inside = while_((one) => !FENCE.test(one));
      at += 1;
      const text = plainText(inside.join(' '));
      if (text !== '') blocks.push({ kind: 'text', text, sources: sourcesOf([]) });
    } else {
      const taken = while_(isPlain);
      // A line that nothing else wants is words.
      if (taken.length === 0) {
        taken.push(line);
        at += 1;
      }
      const { text, sources } = cut(taken.join('\n'));
      const words = plainText(text);
      if (words !== '') blocks.push({ kind: 'text', text: words, sources });
    }
  }
  return blocks;
};
