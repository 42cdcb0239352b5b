import { cutRange, sentenceRanges } from '../parsing/sentences.js';

export interface OutlineEntry {
  readonly title: string;
  /** From 1; 1 stands above 2. */
  readonly level: number;
}

/** What of a chunk matters here. */
export interface SourceChunk {
  readonly id: string;
  readonly heading: readonly string[];
  readonly content: string;
  /** Headings that stand in its text. Left out: nobody knows. */
  readonly titles?: readonly OutlineEntry[];
}

/** Words of a chunk, from `start` up to, not including, `end`. */
export interface ExtractedLine {
  readonly chunkId: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Chunks at the beginning in which lines are looked for. */
export const LOOKED_AT = 60;
const MOST_LINES = 3;
const ENOUGH = 200;
const LONGEST_LINE = 160;
const MOST_ENTRIES = 60;
const LONGEST_TITLE = 100;
/** Chunks in which a line stands that is a head of the pages, and no sentence. */
const OFTEN = 3;

/** Parts of a document that say nothing of what it is about. */
const aside =
  /^(?:目\s*[录次]|图表?目录|contents|table of contents|版权(?:声明|信息|所有|页)?|copyright|(?:修订|修改|更新|变更)(?:记录|历史|说明)|revision history|index|索引)$/i;
/** A line of a table of contents ends with leaders and a page. */
const leadsToPage = /(?:[.．·•…‥_]\s*){3,}\s*[\divxlc]{0,5}\s*$|…\s*\d{1,4}\s*$|\S\s{2,}\d{1,4}\s*$|\t\d{1,4}\s*$/i;
const ends = /[。！？!?；;.：:]["”’」』）)\]]*$/;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, '');
const letters = (text: string): number => (text.match(/\p{L}/gu) ?? []).length;
const hanIn = (text: string): number => (text.match(/\p{Script=Han}/gu) ?? []).length;
const isAside = (heading: readonly string[]): boolean => heading.some((title) => aside.test(title.trim()));

/** The title that a whole document stands under; null where it has none. */
export const titleOf = (chunks: readonly Pick<SourceChunk, 'heading'>[]): string | null => {
  const title = chunks[0]?.heading[0]?.trim() ?? '';
  if (title === '') return null;
  const under = chunks.filter(({ heading }) => heading[0]?.trim() === title).length;
  return under >= 0.9 * chunks.length ? title.slice(0, LONGEST_TITLE) : null;
};

/** The headings that a chunk stands under and those that stand in it, in order, as paths. */
const pathsOf = ({ heading, titles, content }: SourceChunk): string[][] => {
  const paths = heading.map((_, depth) => heading.slice(0, depth + 1));
  let above: readonly string[] = heading;
  for (const { title, level } of titles ?? []) {
    // A person took it out.
    if (!content.includes(title)) continue;
    const path = [...above.slice(0, level - 1), title];
    above = path;
    paths.push(path);
  }
  return paths;
};

/** The headings of a document in order, each once, its title left out. Too many: those that stand above the others. */
export const outlineOf = (chunks: readonly SourceChunk[]): OutlineEntry[] => {
  const above = titleOf(chunks) === null ? 0 : 1;
  const seen = new Set<string>();
  const all: OutlineEntry[] = [];
  for (const path of chunks.flatMap(pathsOf)) {
    const key = JSON.stringify(path);
    const title = path.at(-1)?.replace(/\s+/g, ' ').trim() ?? '';
    // A line of a table of contents looks like the heading that it leads to.
    if (path.length <= above || title === '' || seen.has(key) || isAside(path) || leadsToPage.test(title)) continue;
    seen.add(key);
    all.push({ title: title.slice(0, LONGEST_TITLE), level: path.length - above });
  }
  let deepest = Math.max(0, ...new Set(all.map(({ level }) => level)));
  let kept = all;
  while (kept.length > MOST_ENTRIES && deepest > 1) {
    deepest -= 1;
    kept = all.filter(({ level }) => level <= deepest);
  }
  return kept.slice(0, MOST_ENTRIES);
};

interface Sentence extends ExtractedLine {
  readonly key: string;
  readonly at: number;
}

const sentencesOf = (chunks: readonly SourceChunk[]): Sentence[] =>
  chunks.flatMap(({ id, content }, at) =>
    sentenceRanges(content).map(({ start, end }): Sentence => {
      const text = content.slice(start, end);
      const from = start + text.length - text.trimStart().length;
      const whole = { start: from, end: start + text.trimEnd().length };
      const to = cutRange(content, whole, LONGEST_LINE)[0]?.end ?? whole.end;
      return { chunkId: id, start: from, end: to, text: content.slice(from, to), key: plain(text), at };
    }),
  );

/** Lines that come again and again, as heads of pages do. */
const repeated = (sentences: readonly Sentence[]): Set<string> => {
  const places = new Map<string, Set<number>>();
  for (const { key, at } of sentences) places.set(key, (places.get(key) ?? new Set<number>()).add(at));
  return new Set([...places].filter(([, found]) => found.size >= OFTEN).map(([key]) => key));
};

/** A whole sentence that says something; a name, a number, a cell or a line of a table of contents is none. */
const isProse = ({ text }: Sentence): boolean => {
  if (leadsToPage.test(text) || text.includes(' | ') || text.includes('\t')) return false;
  const said = letters(text) + hanIn(text);
  return ends.test(text) || text.length > 0.9 * LONGEST_LINE ? said >= 16 : said >= 50;
};

const joinNeighbours = (sentences: readonly Sentence[], contents: ReadonlyMap<string, string>): ExtractedLine[] => {
  const lines: ExtractedLine[] = [];
  for (const { chunkId, start, end, text } of sentences) {
    const last = lines.at(-1);
    const content = contents.get(chunkId) ?? '';
    const isNext = last?.chunkId === chunkId && content.slice(last.end, start).trim() === '';
    if (isNext && !content.slice(last.end, start).includes('\n') && end - last.start <= LONGEST_LINE)
      lines.splice(-1, 1, { chunkId, start: last.start, end, text: content.slice(last.start, end) });
    else lines.push({ chunkId, start, end, text });
  }
  return lines;
};

/**
 * The first real lines of a document, word for word: no table of contents, no running heads, no titles. Where it has no
 * sentences, as a table, its first lines with words. `chunks` are its first ones, in order.
 */
export const firstLines = (chunks: readonly SourceChunk[], name: string): ExtractedLine[] => {
  const looked = chunks.slice(0, LOOKED_AT).filter(({ heading }) => !isAside(heading));
  const titles = new Set([name, name.replace(/\.[^.]+$/, ''), ...looked.flatMap(pathsOf).flat()].map(plain));
  const all = sentencesOf(looked);
  const heads = repeated(all);
  const seen = new Set<string>();
  const real = all.filter(({ key, text }) => {
    if (key === '' || seen.has(key) || heads.has(key) || titles.has(key) || aside.test(text.trim())) return false;
    seen.add(key);
    return !leadsToPage.test(text) && letters(text) > 1;
  });
  const prose = real.filter(isProse);
  const chosen: Sentence[] = [];
  let size = 0;
  for (const sentence of prose.length > 0 ? prose : real) {
    if (size >= ENOUGH) break;
    chosen.push(sentence);
    size += sentence.text.length;
  }
  return joinNeighbours(chosen, new Map(looked.map(({ id, content }) => [id, content]))).slice(0, MOST_LINES);
};
