import {
  ExternalHyperlink,
  FootnoteReferenceRun,
  ImageRun,
  type IRunOptions,
  type ParagraphChild,
  TextRun,
} from 'docx';
import type { PhrasingContent } from 'mdast';
import { safeHref } from '../markdown/links.js';
import { equationOf } from './equation.js';
import { codeFont, colours } from './look.js';
import { type ReadText, wordsOf } from './readText.js';
import type { WordPicture } from './wordTypes.js';

/** What writing needs to know of the whole document. */
export interface Whole {
  readonly text: ReadText;
  readonly pictures: ReadonlyMap<string, WordPicture>;
  /** Numbers that lists begin with. */
  readonly starts: Set<number>;
  /** The next list of its own. */
  readonly nextList: () => number;
}

/** Where words stand. */
export interface Place {
  /** Pixels that a picture may be wide. */
  readonly width: number;
  /** In a footnote, which can have none of its own. */
  readonly inNote: boolean;
  /** How deep it is nested already. */
  readonly depth: number;
}

type Look = Omit<IRunOptions, 'children' | 'text' | 'break'>;

/** What is nested more deeply is not told apart any more. */
export const DEEPEST = 40;
/** Steps from the left at most: words have to stand on the page. */
export const MOST_STEPS = 12;

/** Without what no document can hold: control characters, and halves of letters. */
const printable = (text: string): string => text.replace(/(?![\t\n])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '');

const eastern = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f\uff00-\uffef]`;
const brokenEastern = new RegExp(String.raw`(?<=${eastern})[ \t]*\n[ \t]*(?=${eastern})`, 'gu');

/** A line that ends in the source goes on: with a space between words, without one between Chinese letters. */
const joined = (text: string): string => text.replace(brokenEastern, '').replace(/[ \t]*\n[ \t]*/g, ' ');

const run = (text: string, look: Look): TextRun => new TextRun({ ...look, text: printable(text) });

/** Lines as they are, one below the other. */
export const linesOf = (text: string, look: Look = {}): TextRun[] =>
  text.split('\n').map((line, at) => new TextRun({ ...look, text: printable(line), ...(at > 0 && { break: 1 }) }));

const linked = (url: string | undefined, children: readonly ParagraphChild[]): ParagraphChild[] => {
  const link = safeHref(url);
  return link === null ? [...children] : [new ExternalHyperlink({ link, children })];
};

const pictureRuns = (url: string, alt: string, look: Look, { pictures }: Whole, { width }: Place): ParagraphChild[] => {
  const picture = pictures.get(url);
  if (picture === undefined) {
    const words = alt || (safeHref(url) ?? '');
    return words === '' ? [] : linked(url, [run(words, { ...look, style: safeHref(url) ? 'Hyperlink' : 'Normal' })]);
  }
  const scale = Math.min(1, width / picture.width);
  return [
    new ImageRun({
      type: picture.type,
      data: picture.data,
      transformation: { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) },
      altText: { name: printable(alt), description: printable(alt), title: printable(alt) },
    }),
  ];
};

const BREAK = /^<br\s*\/?>$/i;

/** The runs of a paragraph: words in their looks, links, pictures, marks of footnotes. HTML is written as it stands. */
export const runsOf = (
  nodes: readonly PhrasingContent[],
  whole: Whole,
  place: Place,
  look: Look = {},
): ParagraphChild[] => {
  if (place.depth > DEEPEST) return nodes.map((node) => run(wordsOf(node), look));
  const inner = { ...place, depth: place.depth + 1 };
  const within = (children: readonly PhrasingContent[], more: Look) =>
    runsOf(children, whole, inner, { ...look, ...more });
  return nodes.flatMap((node): ParagraphChild[] => {
    switch (node.type) {
      case 'text':
        return [run(joined(node.value), look)];
      case 'strong':
        return within(node.children, { bold: true });
      case 'emphasis':
        return within(node.children, { italics: true });
      case 'delete':
        return within(node.children, { strike: true });
      case 'inlineCode':
        return [run(node.value, { ...look, font: codeFont, shading: { type: 'clear', fill: colours.shade } })];
      case 'inlineMath':
        return [equationOf(node.value) ?? run(node.value, { ...look, font: codeFont })];
      case 'break':
        return [new TextRun({ break: 1 })];
      case 'html':
        return BREAK.test(node.value) ? [new TextRun({ break: 1 })] : linesOf(node.value, look);
      case 'link':
      case 'linkReference': {
        const url = node.type === 'link' ? node.url : whole.text.definitions.get(node.identifier)?.url;
        const more = safeHref(url) === null ? {} : { style: 'Hyperlink' };
        return linked(url, within(node.children, more));
      }
      case 'image':
        return pictureRuns(node.url, node.alt ?? '', look, whole, place);
      case 'imageReference':
        return pictureRuns(whole.text.definitions.get(node.identifier)?.url ?? '', node.alt ?? '', look, whole, place);
      case 'footnoteReference': {
        const number = whole.text.noted.indexOf(node.identifier) + 1;
        return place.inNote ? [run(`[${number}]`, look)] : [new FootnoteReferenceRun(number)];
      }
      default:
        return [];
    }
  });
};
