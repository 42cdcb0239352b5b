import { chunkNumber, type FilePlace, formatDateTime } from '@console/base';
import { pathNodes } from '../chat/pathNodes.js';
import type { ChatReference, ChatTurn } from '../chat/types.js';
import { piecesOf } from '../markdown/pieces.js';
import type { conversationExportZh } from './locale.js';

/** Stands over every exported conversation, in every language. */
export const EXPORT_TITLE = 'AI助手问答记录';

/** What of a question and its answer is exported. */
export type ExportedTurn = Pick<ChatTurn, 'question' | 'answer' | 'status' | 'failure' | 'createTime'> & {
  readonly references: readonly (ChatReference & { readonly withheld?: boolean })[];
};

type Words = typeof conversationExportZh;

/** Words that stand in what is exported. */
export interface ExportWords extends Words {
  /** Where a passage stands in a file without pages. */
  readonly place: (place: FilePlace) => string;
}

/** Letters of a question that stand in its heading at most. */
const LONGEST_HEADING = 80;

/** Words as they are, whatever they would mean in markdown. */
const literally = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>~$|^&]/g, String.raw`\$&`)
    .replace(/:(?=\/\/)/g, String.raw`\:`)
    .replace(/^(\s*\d*)([#+=:.)-])/gm, String.raw`$1\$2`);

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Code within a line. */
const inlineCode = /(`+[^`\n]*`+)/;

/** Changes a text but for its code, in which nothing is cited and nothing is a heading. */
const outsideCode = (text: string, change: (part: string) => string): string =>
  piecesOf(text)
    .map(({ text: piece, code }) =>
      code
        ? piece
        : piece
            .split(inlineCode)
            .map((part, at) => (at % 2 === 1 ? part : change(part)))
            .join(''),
    )
    .join('\n');

/** Headings of an answer stand below that of its question. */
const lowered = (text: string): string =>
  text.replace(/^ {0,3}(#{1,6})(?=[ \t])/gm, (_all, signs: string) => '#'.repeat(Math.min(6, signs.length + 2)));

/** Footnotes that an answer has of its own: never taken for a source, nor for those of another answer. */
const renamed = (text: string, at: number): string =>
  text.replace(/\[\^([^\]\s[^]{1,64})\]/g, (_all, name: string) => `[^own${at}-${name}]`);

/** A number in brackets, with the blanks before it; no link, and no address of one. */
const CITATION = /(?<![ \t])[ \t]*\[(\d{1,3})\](?![(:])/g;

const placeOf = (reference: ChatReference, words: ExportWords): string[] => {
  const [first] = reference.positions;
  if (first !== undefined) return [words.page(first[0])];
  if (reference.place !== undefined) return [words.place(reference.place)];
  return [words.chunk(chunkNumber(reference.chunkIndex))];
};

/** The way through the knowledge graph on which it was found: `林志勇 —执教→ 海河女篮`. */
const wayTo = ({ path }: ChatReference, words: ExportWords): string[] => {
  if (path === undefined) return [];
  const { from, steps } = pathNodes(path.steps);
  const told = steps.map(({ predicate, to, back }) => (back ? `←${predicate}— ${to}` : `—${predicate}→ ${to}`));
  return [words.way([from, ...told].join(' '))];
};

/** What a footnote says: document, headings, page, and the way there. */
const sourceOf = (reference: ExportedTurn['references'][number], words: ExportWords): string => {
  const { withheld = false, call, faqId, documentName, heading } = reference;
  if (withheld) return words.withheld;
  if (call !== undefined) return words.call(call.name);
  if (faqId !== undefined) return words.faq([documentName, ...heading].join(' '));
  return [words.document(documentName), ...heading, ...placeOf(reference, words), ...wayTo(reference, words)].join(
    words.join,
  );
};

interface Noted {
  readonly text: string;
  readonly notes: readonly string[];
}

/** Each number of a citation as a footnote of its own: in a document they are counted through. */
const withNotes = ({ answer, references }: ExportedTurn, at: number, words: ExportWords): Noted => {
  const known = new Map(references.map((reference) => [reference.n, reference]));
  const notes: string[] = [];
  const text = outsideCode(answer, (part) =>
    renamed(lowered(part), at).replace(CITATION, (all, n) => {
      const reference = known.get(Number(n));
      if (reference === undefined) return all;
      const name = `${at}-${notes.length + 1}`;
      notes.push(`[^${name}]: ${literally(inOneLine(sourceOf(reference, words)))}`);
      return `[^${name}]`;
    }),
  );
  return { text, notes };
};

/**
 * One question with its answer as markdown: the question as a heading, the answer below it, and what that cites as
 * footnotes. `at`: which of its conversation it is, from 1.
 */
export const turnMarkdown = (turn: ExportedTurn, at: number, words: ExportWords): string => {
  const { question, status, failure, createTime } = turn;
  const asked = inOneLine(question);
  const letters = [...asked];
  const isLong = letters.length > LONGEST_HEADING || question.trim().includes('\n');
  const head = isLong ? `${letters.slice(0, LONGEST_HEADING).join('')}…` : asked;
  const whole = question
    .trim()
    .split('\n')
    .map((line) => `> ${literally(line)}  `)
    .join('\n');
  const { text, notes } = withNotes(turn, at, words);
  return [
    `## ${literally(head)}`,
    `*${literally(words.asked(formatDateTime(createTime)))}*`,
    ...(isLong ? [whole] : []),
    text.trim(),
    ...(status === 'done' ? [] : [`*${literally(failure ?? words.unfinished)}*`]),
    ...notes,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};

/** Between two questions. */
export const BETWEEN = '\n\n---\n\n';

/** A conversation as markdown. */
export const conversationMarkdown = (turns: readonly ExportedTurn[], words: ExportWords): string =>
  turns.map((turn, at) => turnMarkdown(turn, at + 1, words)).join(BETWEEN);
