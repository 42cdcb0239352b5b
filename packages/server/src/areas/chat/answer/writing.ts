import type { AnswerNotice, Reference } from '@console/api/contract';
import {
  askShortly,
  type ChatMessage,
  type ChatModel,
  type Ending,
  ModelError,
  type WritingOptions,
} from '../../../models/index.js';
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
  /**
   * Says the text, piece by piece, and tells of references that come as it goes, and what was thought before it where that
   * is wanted; resolves when it has ended, with what the reader must know of that.
   */
  readonly write: (
    say: (words: string) => void,
    tell: (references: readonly Reference[]) => void,
    think?: (words: string) => void,
  ) => Promise<AnswerNotice | null>;
  /** What the text rests on, as far as it has come. Left out: all of `references`. */
  readonly settle?: (text: string) => readonly Reference[];
}

/** A draft that needs no model. */
export const plainDraft = (
  notice: AnswerNotice | null,
  references: readonly Reference[],
  text: Iterable<string>,
): Draft => ({
  notice,
  references,
  write: async (say) => {
    for (const piece of text) say(piece);
    return null;
  },
});

export interface ModelDraft extends Draft {
  /** Numbers cited so far. */
  readonly cited: () => ReadonlySet<number>;
}

/** A draft that a model writes; where it was given passages, its citations are put in order. */
export const modelDraft = (
  model: ChatModel,
  messages: readonly ChatMessage[],
  references: readonly Reference[],
  signal: AbortSignal,
  options: WritingOptions = {},
): ModelDraft => {
  const citations = citationFilter(new Set(references.map(({ n }) => n)));
  const write: Draft['write'] = async (say, _tell, think) => {
    let length = 0;
    let ending: Ending;
    let isOther = false;
    const show = (words: string): void => {
      if (words !== '') say(words);
    };
    const take = (piece: string): void => {
      length += piece.length;
      if (length > LONGEST_ANSWER) throw new AnswerFailure('too_long');
      show(references.length === 0 ? piece : citations.push(piece));
    };
    try {
      ending = await model.answer(messages, signal, take, {
        ...options,
        ...(think && { onThought: think }),
        onOther: () => {
          isOther = true;
        },
      });
    } finally {
      show(citations.end());
    }
    if (length === 0) throw new ModelError('bad_reply');
    if (ending === 'cut') return 'cut_short';
    return isOther ? 'other_model' : null;
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
  const limits = { milliseconds: QUESTIONS_TIME, longest: LONGEST_ANSWER };
  const reply = await askShortly(model, questionsPrompt(question, answer, count), signal, limits);
  return reply === null ? [] : readQuestions(reply, question, count);
};
