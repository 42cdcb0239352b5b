import type { Nodes, RootContent } from 'mdast';
import { readText, wordsOf } from '../export-word/readText.js';

/** Points that fit on one page. */
const MOST_POINTS = 6;
/** Characters of a sentence that still is a point; of a longer one what comes before a comma is. */
const LONG = 80;

interface Page {
  title: string;
  readonly points: string[];
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The sentences of a paragraph, without the sign at their end. */
const sentencesOf = (text: string): string[] =>
  flat(text)
    .split(/(?<=[。！？；!?;])|(?<=\D\.)\s/)
    .map((sentence) => sentence.replace(/[。；;.]$/, '').trim())
    .filter((sentence) => sentence !== '');

const shortened = (point: string): string => {
  if (point.length <= LONG) return point;
  const cut = point.slice(0, LONG);
  const at = Math.max(cut.lastIndexOf('，'), cut.lastIndexOf('、'), cut.lastIndexOf(', '));
  return `${cut.slice(0, at > LONG / 2 ? at : LONG - 1)}…`;
};

const pointsOf = (node: RootContent): string[] => {
  if (node.type === 'paragraph') return sentencesOf(wordsOf(node));
  if (node.type === 'blockquote') return node.children.flatMap(pointsOf);
  if (node.type === 'list')
    return node.children.flatMap((item) =>
      item.children.flatMap((part) => (part.type === 'paragraph' ? [flat(wordsOf(part))] : pointsOf(part))),
    );
  if (node.type === 'table') {
    const [head, ...rows] = node.children.map((row) => row.children.map((cell) => flat(wordsOf(cell))));
    return rows.map(([first = '', ...others]) => {
      const told = others.map((cell, at) => `${head?.[at + 1] ?? ''} ${cell}`.trim());
      return [first, told.join('，')].filter((part) => part !== '').join('：');
    });
  }
  return node.type === 'math' ? [node.value.trim()] : [];
};

/** A paragraph that only names what follows: in bold, or with a colon at its end. */
const nameIn = (node: Nodes): string | undefined => {
  if (node.type === 'heading') return flat(wordsOf(node));
  if (node.type !== 'paragraph') return undefined;
  const [only, ...more] = node.children;
  const words = flat(wordsOf(node));
  const isBold = only?.type === 'strong' && more.length === 0;
  return isBold || /[:：]$/.test(words) ? words.replace(/[:：]$/, '') : undefined;
};

/** Whom a quotation is from: its last line, after a dash. */
const sourceOf = (node: RootContent): string | undefined => {
  const last = node.type === 'blockquote' ? node.children.at(-1) : undefined;
  const words = last === undefined ? '' : flat(wordsOf(last));
  return /^[—–]/.test(words) ? words.replace(/^[—–\s]+/, '') : undefined;
};

/** A quotation has a page of its own, named by where it is from. */
const quotation = (node: RootContent): Page | undefined => {
  const title = sourceOf(node);
  if (title === undefined || node.type !== 'blockquote') return undefined;
  return { title: shortened(title), points: node.children.slice(0, -1).flatMap(pointsOf).map(shortened) };
};

/** No more on a page than fits: what is left goes on under the same title. */
const split = ({ title, points }: Page): Page[] => {
  const parts = Math.ceil(points.length / MOST_POINTS);
  const size = Math.ceil(points.length / Math.max(1, parts));
  return Array.from({ length: parts }, (_, at) => ({
    title: parts === 1 ? title : `${title}（${at + 1}/${parts}）`,
    points: points.slice(at * size, (at + 1) * size),
  }));
};

/**
 * Lays an answer out as pages of a talk: a title, then a page for each of its headings with what stands under it as points.
 * A quotation is a page as well. Nothing is added that the answer does not say. Markdown: `#` the talk, `##` a page, `-` a point.
 */
export const slideOutline = (title: string, markdown: string): string => {
  const name = flat(title);
  const pages: Page[] = [];
  let heading = name;
  const begin = (): Page => {
    const page: Page = { title: heading, points: [] };
    pages.push(page);
    return page;
  };
  let open = begin();
  for (const block of readText(markdown).blocks) {
    const quoted = quotation(block);
    const named = nameIn(block);
    if (named !== undefined) heading = shortened(named);
    if (quoted) pages.push(quoted);
    // What comes after a quotation is not from there.
    if (quoted || named !== undefined) open = begin();
    else open.points.push(...pointsOf(block).map(shortened));
  }
  const drawn = pages.filter(({ points }) => points.length > 0).flatMap(split);
  const lines = drawn.map((page) => [`## ${page.title}`, ...page.points.map((point) => `- ${point}`)].join('\n'));
  return [`# ${name}`, ...lines].join('\n\n');
};

/** The same for Word, as PowerPoint and WPS read it: each page a heading, each of its points one below. */
export const outlineHeadings = (outline: string): string =>
  outline
    .split('\n')
    .map((line) => line.replace(/^##? +/, '# ').replace(/^\s*[-*] +/, '## '))
    .filter((line) => line.trim() !== '')
    .join('\n\n');

/** Pages of an outline, its title page among them. */
export const countPages = (outline: string): number => outline.split('\n').filter((line) => /^##? /.test(line)).length;
