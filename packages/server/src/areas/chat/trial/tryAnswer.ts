import type { KbSettings, KbTrial, Reference } from '@console/api/contract';
import type { ReadyAnswers } from '../answer/faq.js';
import type { Logger } from '../../../log.js';
import type { ChatModel } from '../../../models/index.js';
import { writeAnswer } from '../answer/writer.js';
import { languageOfQuestion } from '../answer/words.js';
import type { Turn } from '../answer/prompt.js';
import type { Passage, Retrieval } from '../evidence/retrieval.js';
import type { LiveAnswer } from '../stream/liveAnswer.js';

export interface TryDeps {
  /** Null: answers quote the passages found. */
  readonly model: ChatModel | null;
  readonly retrieval: Retrieval;
  readonly faq: Pick<ReadyAnswers, 'match'>;
  readonly log: Logger;
}

export interface TryWanted {
  readonly knowledgeBaseId: string;
  readonly question: string;
  readonly turns: readonly Turn[];
  readonly language: 'zh' | 'en';
  /** Left out: those that count now. */
  readonly settings?: KbSettings | undefined;
  readonly signal: AbortSignal;
}

/** An answer that is kept nowhere, and what is known of it once it is over. */
const heldAnswer = (onComplete: () => void) => {
  let text = '';
  let references: readonly Reference[] = [];
  let failure: string | null = null;
  const answer: Pick<LiveAnswer, 'ended' | 'say' | 'tell' | 'text'> = {
    text: () => text,
    say: (more) => {
      text += more;
    },
    tell: (_event, _data, change) => {
      references = change?.references ?? references;
      failure = change?.failure ?? failure;
      // What follows are only the questions that may be asked next.
      if (change?.status === 'done') onComplete();
    },
    ended: Promise.resolve(),
  };
  return { answer, result: () => ({ text, references, failure }) };
};

/**
 * Answers a question from the documents of one base just as chat does, by settings that may not be saved. Nothing of it is
 * kept or counted.
 */
export const tryAnswer = async ({ model, retrieval, faq, log }: TryDeps, wanted: TryWanted): Promise<KbTrial> => {
  const { knowledgeBaseId, question, turns, language, settings, signal } = wanted;
  const began = performance.now();
  const complete = new AbortController();
  const found = new Map<string, Passage>();
  const note = (passages: readonly Passage[]): void => {
    for (const passage of passages) if (!found.has(passage.chunkId)) found.set(passage.chunkId, passage);
  };
  const { answer, result } = heldAnswer(() => complete.abort());
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
    { model, retrieval: source, log },
    {
      id: 'trial',
      topicId: 'trial',
      earlier: [],
      question: question.trim(),
      language: languageOfQuestion(question, language),
      knowledgeBaseIds: [knowledgeBaseId],
      answersAlone: false,
      embedded: false,
      turns,
      context: null,
    },
    answer,
    AbortSignal.any([signal, complete.signal]),
  );
  const ready = await faq.match({ knowledgeBaseIds: [knowledgeBaseId], question: question.trim(), channel: 'console' });
  const { text, references, failure } = result();
  const cited = new Set(references.map(({ chunkId }) => chunkId));
  return {
    passages: [...found.values()].map(({ chunkId, documentName, heading, content }) => ({
      chunkId,
      documentName,
      heading: [...heading],
      content,
      cited: cited.has(chunkId),
    })),
    answer: text,
    failure,
    faq: ready === null ? null : { id: ready.id, question: ready.question },
    byModel: model !== null,
    seconds: Math.round((performance.now() - began) / 100) / 10,
  };
};
