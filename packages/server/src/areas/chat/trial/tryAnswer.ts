import type { KbSettings, Reference } from '@console/api/contract';
import type { Logger } from '../../../log.js';
import type { ChatModel } from '../../../models/index.js';
import type { AnswerPolicy } from '../ask/answerPolicy.js';
import type { Turn } from '../answer/prompt.js';
import { writeAnswer, type WrittenAnswer } from '../answer/writer.js';
import { languageOfQuestion } from '../answer/words.js';
import type { ReadyAnswers } from '../answer/faq.js';
import type { Passage, Retrieval } from '../evidence/retrieval.js';
import type { Functions } from '../functions/functions.js';

export interface TryDeps {
  /** Null: answers quote the passages found. */
  readonly model: ChatModel | null;
  readonly retrieval: Retrieval;
  readonly faq: Pick<ReadyAnswers, 'match'>;
  /** Left out: nothing is called. */
  readonly functions?: Functions;
  readonly log: Logger;
}

export interface TryWanted {
  readonly knowledgeBaseIds: readonly string[];
  readonly question: string;
  readonly turns: readonly Turn[];
  readonly language: 'zh' | 'en';
  readonly policy: AnswerPolicy;
  /** In the place of those of the bases. Left out: those that count now. */
  readonly settings?: KbSettings | undefined;
  /** An FAQ answers where one does, as in a conversation. Default: it is only named, so that the settings are seen at work. */
  readonly readyAnswers?: boolean;
  readonly signal: AbortSignal;
}

/** An answer that was only tried. */
export interface Tried {
  /** Markdown. */
  readonly answer: string;
  readonly failure: string | null;
  /** The FAQ that goes before all of it; null: none does. */
  readonly faq: { readonly id: string; readonly question: string } | null;
  /** Best first. */
  readonly passages: readonly (Passage & { readonly cited: boolean })[];
  readonly questions: readonly string[];
  /** What the answer cites, by its number there. */
  readonly references: readonly Reference[];
  readonly byModel: boolean;
  readonly seconds: number;
}

/** An answer that is kept nowhere, and what is known of it once it is over. */
const heldAnswer = () => {
  let text = '';
  let references: readonly Reference[] = [];
  let questions: readonly string[] = [];
  let failure: string | null = null;
  const answer: WrittenAnswer = {
    text: () => text,
    say: (more) => {
      text += more;
    },
    tell: (_event, _data, change) => {
      references = change?.references ?? references;
      questions = change?.questions ?? questions;
      failure = change?.failure ?? failure;
    },
    // Only the model alone is heard thinking, and nobody tries that here.
    think: () => undefined,
    thoughts: () => '',
    ended: Promise.resolve(),
  };
  return { answer, result: () => ({ text, references, questions, failure }) };
};

/** Answers a question from documents just as chat does, by settings that may not be saved. Nothing of it is kept or counted. */
export const tryAnswer = async (
  { model, retrieval, faq, functions, log }: TryDeps,
  wanted: TryWanted,
): Promise<Tried> => {
  const { knowledgeBaseIds, turns, language, policy, settings, readyAnswers = false, signal } = wanted;
  const question = wanted.question.trim();
  const began = performance.now();
  const found = new Map<string, Passage>();
  const note = (passages: readonly Passage[]): void => {
    for (const passage of passages) if (!found.has(passage.chunkId)) found.set(passage.chunkId, passage);
  };
  const { answer, result } = heldAnswer();
  const source: Retrieval = {
    ...retrieval,
    retrieve: async (asked) => {
      const passages = await retrieval.retrieve({ ...asked, ...(settings !== undefined && { tried: settings }) });
      note(passages);
      return passages;
    },
    answerSettings: async (ids) => settings ?? (await retrieval.answerSettings?.(ids)) ?? null,
    wholeDocument: async (ids, id) => {
      const whole = (await retrieval.wholeDocument?.(ids, id)) ?? null;
      note(whole?.passages ?? []);
      return whole;
    },
    countHits: async () => undefined,
  };
  await writeAnswer(
    {
      model,
      retrieval: source,
      ...(functions && { functions }),
      ...(readyAnswers && { faq: { match: faq.match, countHit: async () => undefined } }),
      log,
    },
    {
      id: 'trial',
      topicId: 'trial',
      earlier: [],
      question,
      language: languageOfQuestion(question, language),
      knowledgeBaseIds,
      policy,
      embedded: false,
      turns,
      context: null,
    },
    answer,
    signal,
  );
  const ready = await faq.match({ knowledgeBaseIds, question, channel: 'console' });
  const { text, references, questions, failure } = result();
  const cited = new Set(references.map(({ chunkId }) => chunkId));
  return {
    passages: [...found.values()].map((passage) => ({ ...passage, cited: cited.has(passage.chunkId) })),
    answer: text,
    failure,
    faq: ready === null ? null : { id: ready.id, question: ready.question },
    questions,
    references,
    byModel: model !== null && !(readyAnswers && ready !== null),
    seconds: Math.round((performance.now() - began) / 100) / 10,
  };
};
