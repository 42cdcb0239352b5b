import { refersBack } from '../ask/refersBack.js';
import type { AnswerNotice, AnswerStatus, Stage } from '@console/api/contract';
import type { Logger } from '../../../log.js';
import { type ChatModel, ModelError } from '../../../models/index.js';
import { type FaqAnswer, faqDraft, type ReadyAnswers } from './faq.js';
import { quoteReferences, toReference, writeQuotes } from './extractive.js';
import { AnswerFailure, failureWords } from './failures.js';
import { questionsFromPassages } from './followUps.js';
import type { AnswerPatch } from '../stream/answer.store.js';
import type { LiveAnswer } from '../stream/liveAnswer.js';
import { buildPrompt, withinBudget } from './prompt.js';
import type { StoredQuestion } from '../ask/question.store.js';
import type { AnswerSettings, Passage, Retrieval } from '../evidence/retrieval.js';
import { untilAborted } from './untilAborted.js';
import { answerWords } from './words.js';
import { pointsAtScreen, searchWords } from './hostContext.js';
import { type Draft, modelDraft, plainDraft, questionsFromModel } from './writing.js';

/** Passages asked for; a prompt holds as many of them as fit. */
const PASSAGES = 8;

export interface WriterDeps {
  /** Null: answers quote the passages found. */
  readonly model: ChatModel | null;
  readonly retrieval: Retrieval;
  /** Left out: every answer comes from documents or the model. */
  readonly faq?: ReadyAnswers;
  readonly log: Logger;
}

/**
 * Writes one stored question's answer, event by event, until it is done or `signal` aborts with an `EndReason`. Never
 * throws. The answer is complete, and the next question may be asked, before the questions that may follow are known.
 */
export const writeAnswer = async (
  { model, retrieval, faq, log }: WriterDeps,
  { id, question, language, knowledgeBaseIds, turns, context }: StoredQuestion,
  answer: LiveAnswer,
  signal: AbortSignal,
): Promise<void> => {
  const began = performance.now();
  const bases = knowledgeBaseIds?.length ?? 0;
  let notice: AnswerNotice | null = null;
  let complete = false;

  const tellStage = (stage: Stage['stage'], used: number, change: AnswerPatch = {}) => {
    const data = { stage, bases, used, seconds: Math.round((performance.now() - began) / 100) / 10 };
    answer.tell('stage', data, { stage: data, ...change });
  };
  const finish = (status: AnswerStatus, failure?: string) =>
    answer.tell(
      'done',
      { status, notice },
      { suggesting: false, ...(!complete && { status, failure, answer: answer.text() }) },
    );

  const findFaq = async (ids: readonly string[]): Promise<FaqAnswer | null> => {
    if (faq === undefined || ids.length === 0) return null;
    try {
      return await untilAborted(faq.match({ knowledgeBaseIds: ids, question }), signal);
    } catch (error) {
      if (signal.aborted) throw error;
      log.warn({ err: error, answer: id }, 'faq not searched');
      return null;
    }
  };

  const find = async (ids: readonly string[]): Promise<Passage[]> => {
    const search = (words: string) =>
      untilAborted(retrieval.retrieve({ knowledgeBaseIds: ids, question: words, limit: PASSAGES, signal }), signal);
    try {
      const found = await search(question);
      const looked = context === null ? '' : searchWords(context);
      if (looked !== '' && (found.length === 0 || pointsAtScreen(question))) {
        const about = await search(`${looked}\n${question}`);
        const known = new Set(about.map(({ chunkId }) => chunkId));
        const all = [...about, ...found.filter(({ chunkId }) => !known.has(chunkId))].slice(0, PASSAGES);
        if (all.length > 0) return all;
      }
      const before = turns.at(-1)?.question;
      if (found.length > 0 || before === undefined || !refersBack(question)) return found;
      return await search(`${before}\n${question}`);
    } catch (error) {
      throw signal.aborted ? error : new AnswerFailure('search', { cause: error });
    }
  };

  const findSettings = async (passages: readonly Passage[]): Promise<AnswerSettings | null> => {
    const best = passages.map((passage) => passage.knowledgeBaseId);
    const ids = best.length > 0 ? best.slice(0, 1) : (knowledgeBaseIds ?? []);
    return ids.length === 0 ? null : ((await retrieval.answerSettings?.(ids)) ?? null);
  };

  const draft = (passages: readonly Passage[], settings: AnswerSettings | null): Draft => {
    const words = answerWords[language];
    // What a person looks at can be asked about even where the bases hold nothing on it.
    const onScreen = model !== null && context !== null;
    if (knowledgeBaseIds !== null && passages.length === 0 && !onScreen) {
      const usual = bases === 0 ? words.noBases : words.nothingFound(bases);
      return plainDraft('nothing_found', [], [settings?.emptyAnswer.trim() || usual]);
    }
    if (model !== null) {
      const given = withinBudget(passages);
      const references = given.map((passage, at) => toReference(passage, at + 1, passage.content, passage.positions));
      return modelDraft(
        model,
        buildPrompt(question, given, turns, settings, context),
        references,
        signal,
        settings ?? {},
      );
    }
    if (knowledgeBaseIds === null) return plainDraft('no_model', [], [words.noModel]);
    const references = quoteReferences(passages, question, retrieval);
    return plainDraft('no_model', references, writeQuotes(references, language));
  };

  const suggest = async (passages: readonly Passage[], chunks: readonly string[]): Promise<string[]> => {
    const text = answer.text();
    const asked = model === null || signal.aborted ? [] : await questionsFromModel(model, question, text, signal);
    return asked.length > 0 ? asked : questionsFromPassages(passages, new Set(chunks), question, language);
  };

  const write = async (): Promise<void> => {
    if (knowledgeBaseIds !== null) tellStage('searching', 0);
    const ready = await findFaq(knowledgeBaseIds ?? []);
    const passages = ready !== null || knowledgeBaseIds === null || bases === 0 ? [] : await find(knowledgeBaseIds);
    const {
      references,
      write: writeText,
      cited,
      ...rest
    } = ready === null ? draft(passages, await findSettings(passages)) : faqDraft(ready);
    notice = rest.notice;
    answer.tell('references', references, { references, notice });
    tellStage('writing', references.length);

    await writeText((words) => {
      signal.throwIfAborted();
      answer.say(words);
    });
    signal.throwIfAborted();
    tellStage('done', references.length, { status: 'done', suggesting: true, answer: answer.text() });
    complete = true;
    const chunks = references.filter(({ n }) => cited().has(n)).map(({ chunkId }) => chunkId);
    const questions = notice === 'nothing_found' ? [] : await suggest(passages, chunks);
    if (questions.length > 0) answer.tell('questions', questions, { questions });
    finish('done');
    await answer.ended;
    if (chunks.length > 0 && signal.reason !== 'gone') {
      const counted = ready === null ? retrieval.countHits(chunks) : faq?.countHit(ready.id);
      await counted?.catch((error: unknown) => log.warn({ err: error, answer: id }, 'hits not counted'));
    }
  };

  const endEarly = (error: unknown): void => {
    if (complete) return finish('done');
    if (signal.aborted) return finish(signal.reason === 'stopped' ? 'stopped' : 'interrupted');
    const facts = error instanceof ModelError ? { failure: error.failure, status: error.status } : { err: error };
    log.warn({ ...facts, answer: id }, 'answer failed');
    const message = failureWords(error, language);
    answer.tell('error', { message }, { failure: message });
    finish('failed', message);
  };

  try {
    await write();
  } catch (error) {
    // What is gone takes no more.
    endEarly(error);
    await answer.ended;
  }
};
