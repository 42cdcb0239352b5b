import { refersBack } from './refersBack.js';
import type { AnswerNotice, AnswerStatus, Stage } from '@console/api/contract';
import type { Logger } from '../../log.js';
import { type ChatModel, ModelError } from '../../models/index.js';
import type { AnswerPatch, AnswerStore } from './answer.store.js';
import { inBatches } from './batches.js';
import { type FaqAnswer, faqDraft, type ReadyAnswers } from './faq.js';
import { quoteReferences, toReference, writeQuotes } from './extractive.js';
import { AnswerFailure, failureWords } from './failures.js';
import { questionsFromPassages } from './followUps.js';
import { buildPrompt, withinBudget } from './prompt.js';
import type { StoredQuestion } from './question.store.js';
import type { AnswerSettings, Passage, Retrieval } from './retrieval.js';
import { untilAborted } from './untilAborted.js';
import { answerWords } from './words.js';
import { type Draft, modelDraft, plainDraft, questionsFromModel } from './writing.js';

/** Milliseconds between two deltas. */
const DELTA_INTERVAL = 50;
const HEARTBEAT_INTERVAL = 2_000;
/** Passages asked for; a prompt holds as many of them as fit. */
const PASSAGES = 8;

/** Why an answer ends before its end. `gone`: somebody else has ended or deleted it. */
export type EndReason = 'stopped' | 'closing' | 'gone';

export interface WriterDeps {
  readonly answers: AnswerStore;
  /** Null: answers quote the passages found. */
  readonly model: ChatModel | null;
  readonly retrieval: Retrieval;
  /** Left out: every answer comes from documents or the model. */
  readonly faq?: ReadyAnswers;
  readonly log: Logger;
  readonly heartbeatMs?: number;
}

/** Writes one stored question's answer, event by event, until it is done or `end` aborts with an `EndReason`. Never throws. */
export const writeAnswer = async (
  { answers, model, retrieval, faq, log, heartbeatMs = HEARTBEAT_INTERVAL }: WriterDeps,
  { id, question, language, knowledgeBaseIds, turns }: StoredQuestion,
  end: AbortController,
): Promise<void> => {
  const { signal } = end;
  const began = performance.now();
  const bases = knowledgeBaseIds?.length ?? 0;
  let notice: AnswerNotice | null = null;

  const obey = (row: { stopRequested: boolean } | null): void => {
    if (row === null) end.abort('gone' satisfies EndReason);
    else if (row.stopRequested) end.abort('stopped' satisfies EndReason);
  };
  const tell = async (event: Parameters<AnswerStore['append']>[1], data: unknown, patch: AnswerPatch = {}) => {
    obey(await answers.append(id, event, data, patch));
  };
  const tellStage = async (stage: Stage['stage'], used: number) => {
    const data = { stage, bases, used, seconds: Math.round((performance.now() - began) / 100) / 10 };
    await tell('stage', data, { stage: data });
  };
  const finish = (status: AnswerStatus, failure?: string) => tell('done', { status, notice }, { status, failure });

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
    if (knowledgeBaseIds !== null && passages.length === 0) {
      const usual = bases === 0 ? words.noBases : words.nothingFound(bases);
      return plainDraft('nothing_found', [], [settings?.emptyAnswer.trim() || usual]);
    }
    if (model !== null) {
      const given = withinBudget(passages);
      const references = given.map((passage, at) => toReference(passage, at + 1, passage.content, passage.positions));
      return modelDraft(model, buildPrompt(question, given, turns, settings), references, signal, settings ?? {});
    }
    if (knowledgeBaseIds === null) return plainDraft('no_model', [], [words.noModel]);
    const references = quoteReferences(passages, question, retrieval);
    return plainDraft('no_model', references, writeQuotes(references, language));
  };

  const suggest = async (
    passages: readonly Passage[],
    chunks: readonly string[],
    answer: string,
  ): Promise<string[]> => {
    const asked = model === null || signal.aborted ? [] : await questionsFromModel(model, question, answer, signal);
    return asked.length > 0 ? asked : questionsFromPassages(passages, new Set(chunks), question, language);
  };

  const write = async (): Promise<void> => {
    if (knowledgeBaseIds !== null) await tellStage('searching', 0);
    signal.throwIfAborted();
    const ready = await findFaq(knowledgeBaseIds ?? []);
    const passages = ready !== null || knowledgeBaseIds === null || bases === 0 ? [] : await find(knowledgeBaseIds);
    const { references, text, cited, ...rest } =
      ready === null ? draft(passages, await findSettings(passages)) : faqDraft(ready);
    notice = rest.notice;
    await tell('references', references, { references, notice });
    await tellStage('writing', references.length);
    signal.throwIfAborted();

    let answer = '';
    for await (const batch of inBatches(text, DELTA_INTERVAL)) {
      answer += batch;
      await tell('delta', { text: batch }, { text: batch });
    }
    signal.throwIfAborted();
    await tellStage('done', references.length);
    const chunks = references.filter(({ n }) => cited().has(n)).map(({ chunkId }) => chunkId);
    const questions = notice === 'nothing_found' ? [] : await suggest(passages, chunks, answer);
    // Whatever else was asked for by now: the answer itself is complete.
    if (signal.reason === 'gone') return;
    if (questions.length > 0) await tell('questions', questions, { questions });
    await finish('done');
    if (chunks.length > 0) {
      const counted = ready === null ? retrieval.countHits(chunks) : faq?.countHit(ready.id);
      await counted?.catch((error: unknown) => log.warn({ err: error, answer: id }, 'hits not counted'));
    }
  };

  const beat = setInterval(() => {
    answers.beat(id).then(obey, (error: unknown) => log.warn({ err: error, answer: id }, 'heartbeat failed'));
  }, heartbeatMs);
  try {
    await write();
  } catch (error) {
    try {
      if (signal.aborted) {
        if (signal.reason !== 'gone') await finish(signal.reason === 'stopped' ? 'stopped' : 'interrupted');
        return;
      }
      const facts = error instanceof ModelError ? { failure: error.failure, status: error.status } : { err: error };
      log.warn({ ...facts, answer: id }, 'answer failed');
      const message = failureWords(error, language);
      await tell('error', { message }, { failure: message });
      await finish('failed');
    } catch (lost) {
      // Its heartbeat ends now, so whoever looks next finds it interrupted.
      log.error({ err: lost, answer: id }, 'answer lost');
    }
  } finally {
    clearInterval(beat);
  }
};
