import { needOf } from '../ask/turnNeed.js';
import { documentsMeant, wholeDocumentAsked } from '../ask/wholeDocument.js';
import type { NamedDocument, Retrieval, WholeDocument } from '../evidence/retrieval.js';
import { type Quoting, toReference } from './extractive.js';
import { AnswerFailure } from './failures.js';
import { escapeLine } from '../../../text/escapeLine.js';
import { blockquote } from './markdown.js';
import { untilAborted } from './untilAborted.js';
import { type AnswerLanguage, answerWords } from './words.js';
import { type Draft, plainDraft } from './writing.js';

/** A turn about one document as a whole, or about one of several: then the person is asked which. */
export type WholeTurn =
  | { readonly kind: 'one'; readonly document: WholeDocument; readonly wantsOutline: boolean }
  | { readonly kind: 'which'; readonly documents: readonly NamedDocument[] };

/** Documents that are named where several may be meant. */
const MOST_NAMED = 10;

/**
 * Whether a question is about a whole document of these bases, and about which; null where it is about something else, or
 * names none of them. Throws `AnswerFailure`.
 */
export const findWhole = async (
  retrieval: Retrieval,
  knowledgeBaseIds: readonly string[] | null,
  question: string,
  signal: AbortSignal,
): Promise<WholeTurn | null> => {
  if (knowledgeBaseIds === null || knowledgeBaseIds.length === 0 || needOf(question, true) !== 'evidence') return null;
  const asked = wholeDocumentAsked(question);
  if (asked === null) return null;
  try {
    const documents =
      (await untilAborted(retrieval.documents?.(knowledgeBaseIds) ?? Promise.resolve([]), signal)) ?? [];
    const meant = documentsMeant(asked, documents);
    // The same name in two bases: the question may say in which.
    const inBase = meant.filter(({ knowledgeBaseName: base }) => base !== '' && question.includes(base));
    const left = meant.length > 1 && inBase.length > 0 ? inBase : meant;
    const [first] = left;
    if (first === undefined) return null;
    if (left.length > 1) return { kind: 'which', documents: left };
    const whole = retrieval.wholeDocument?.(knowledgeBaseIds, first.id) ?? Promise.resolve(null);
    const document = await untilAborted(whole, signal);
    return document === null ? null : { kind: 'one', document, wantsOutline: asked.wantsOutline };
  } catch (error) {
    throw signal.aborted ? error : new AnswerFailure('search', { cause: error });
  }
};

/** Asks which of several documents is meant. */
export function* writeWhich(documents: readonly NamedDocument[], language: AnswerLanguage): Generator<string> {
  const words = answerWords[language];
  yield words.whichDocument(documents.length);
  const lines = documents
    .slice(0, MOST_NAMED)
    .map(({ name, knowledgeBaseName }) => `- ${escapeLine(words.inBase(name, knowledgeBaseName))}`);
  if (documents.length > MOST_NAMED) lines.push(`- ${words.moreDocuments(documents.length - MOST_NAMED)}`);
  yield `\n\n${lines.join('\n')}`;
}

const writeOutline = (outline: WholeDocument['outline']): string => {
  let depth = -1;
  return outline
    .map(({ title, level }) => {
      // A level that is missing would make code of the line.
      depth = Math.min(level - 1, depth + 1);
      return `${'  '.repeat(depth)}- ${escapeLine(title)}`;
    })
    .join('\n');
};

/** What a document says of itself, as an answer without a model: its first lines, cited, its outline, and its summary if it has one. */
export const extractDraft = (
  { document, wantsOutline }: Extract<WholeTurn, { kind: 'one' }>,
  { quotePositions }: Pick<Quoting, 'quotePositions'>,
  language: AnswerLanguage,
): Draft => {
  const words = answerWords[language];
  const { name, summary, lines } = document;
  const references = lines.map(({ passage, start, end }, at) =>
    toReference(passage, at + 1, passage.content.slice(start, end), quotePositions(passage, start, end)),
  );
  const quotes = references.map(({ n, content }) => blockquote(content, ` [${n}]`)).join('\n\n');
  const outline = document.outline.length === 0 ? '' : `**${words.outline}**\n\n${writeOutline(document.outline)}`;
  const extract = quotes === '' ? '' : `${escapeLine(words.extractFollows(name, summary !== null))}\n\n${quotes}`;
  const told = summary === null ? '' : `**${words.summaryBy[summary.kind]}**\n\n${escapeLine(summary.text)}`;
  const parts = wantsOutline ? [outline, told, extract] : [told, extract, outline];
  const text = parts.filter((part) => part !== '').join('\n\n');
  return plainDraft('no_model', references, [text === '' ? escapeLine(words.noWords(name)) : text]);
};
