import type { AnswerNotice, Reference } from '@console/api/contract';
import { type ChatMessage, type ChatModel, ModelError, type WritingOptions } from '../../../models/index.js';
import { citationFilter } from '../evidence/citations.js';
import { AnswerFailure } from './failures.js';
import { OFFERED, questionsPrompt, readQuestions } from './followUps.js';

/** Characters after which an answer is ended: no model means to write more. */
const LONGEST_ANSWER = 100_000;
/** Milliseconds that a model is given for the questions after an answer. */
export const QUESTIONS_TIME = 8_000;

/** How an answer is going to be written, known before its first word. */
export interface Draft {
  readonly notice: AnswerNotice | null;
  /** What the text may cite. */
  readonly references: readonly Reference[];
  /** Says the text, piece by piece; resolves when it is complete. */
  readonly write: (say: (words: string) => void) => Promise<void>;
  /** Numbers cited, once the text is complete. */
  readonly cited: () => ReadonlySet<number>;
}

/** A draft that needs no model. */
export const plainDraft = (notice: AnswerNotice, references: readonly Reference[], text: Iterable<string>): Draft => ({
  notice,
  references,
  write: async (say) => {
    for (const piece of text) say(piece);
  },
  cited: () => new Set(references.map(({ n }) => n)),
});

/** A draft that a model writes; where it was given passages, its citations are put in order. */
export const modelDraft = (
  model: ChatModel,
  messages: readonly ChatMessage[],
  references: readonly Reference[],
  signal: AbortSignal,
  options: WritingOptions = {},
): Draft => {
  const citations = citationFilter(new Set(references.map(({ n }) => n)));
  const write: Draft['write'] = async (say) => {
    let length = 0;
    const show = (words: string): void => {
      if (words !== '') say(words);
    };
    const take = (piece: string): void => {
      length += piece.length;
      if (length > LONGEST_ANSWER) throw new AnswerFailure('too_long');
      show(references.length === 0 ? piece : citations.push(piece));
    };
    try {
      await model.answer(messages, signal, take, options);
    } finally {
      show(citations.end());
    }
    if (length === 0) throw new ModelError('bad_reply');
  };
  return { notice: null, references, write, cited: () => citations.cited };
};

/** What a model thinks might be asked next; empty where it fails, takes too long or says nothing usable. */
export const questionsFromModel = async (
  model: ChatModel,
  question: string,
  answer: string,
  signal: AbortSignal,
  count = OFFERED,
): Promise<string[]> => {
  // Not AbortSignal.any: what it makes is sometimes tidied away before it was needed.
  const limited = new AbortController();
  const giveUp = () => limited.abort();
  const timer = setTimeout(giveUp, QUESTIONS_TIME);
  signal.addEventListener('abort', giveUp, { once: true });
  let reply = '';
  try {
    const take = (piece: string): void => {
      reply += piece;
      if (reply.length > LONGEST_ANSWER) giveUp();
    };
    await model.answer(questionsPrompt(question, answer, count), limited.signal, take);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
  return readQuestions(reply, question, count);
};
