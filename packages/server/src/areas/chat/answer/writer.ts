import type { AnswerNotice, AnswerStatus, Reference, Stage } from '@console/api/contract';
import type { Logger } from '../../../log.js';
import { type ChatModel, ModelError } from '../../../models/index.js';
import type { StoredQuestion } from '../ask/question.store.js';
import { needOf } from '../ask/turnNeed.js';
import { understand, type Understood } from '../ask/understand.js';
import type { AnswerSettings, Passage, Retrieval } from '../evidence/retrieval.js';
import type { Functions, OfferedFunction } from '../functions/functions.js';
import type { AnswerPatch } from '../stream/answer.store.js';
import type { LiveAnswer } from '../stream/liveAnswer.js';
import { type Callable, draftOf } from './drafting.js';
import { failureWords } from './failures.js';
import { type FaqAnswer, faqDraft, type ReadyAnswers } from './faq.js';
import { findPassages } from './finding.js';
import { questionsFromPassages } from './followUps.js';
import { goneOnWith } from './prompt.js';
import { findWhole } from './wholeDocument.js';
import { untilAborted } from './untilAborted.js';
import { questionsFromModel } from './writing.js';

export interface WriterDeps {
  /** Null: answers quote the passages found. */
  readonly model: ChatModel | null;
  readonly retrieval: Retrieval;
  /** Left out: every answer comes from documents or the model. */
  readonly faq?: ReadyAnswers;
  /** Left out: no answer calls anything. */
  readonly functions?: Functions;
  readonly log: Logger;
}

/** Where an answer is written to. */
export type WrittenAnswer = Pick<LiveAnswer, 'ended' | 'say' | 'tell' | 'text' | 'think' | 'thoughts'>;

/**
 * Writes one stored question's answer, event by event, until it is done or `signal` aborts with an `EndReason`. Never
 * throws. The answer is complete, and the next question may be asked, before the questions that may follow are known.
 */
export const writeAnswer = async (
  { model, retrieval, faq, functions, log }: WriterDeps,
  stored: StoredQuestion,
  answer: WrittenAnswer,
  signal: AbortSignal,
): Promise<void> => {
  const { id, question, language, knowledgeBaseIds, turns, embedded, policy } = stored;
  // What a drawn box says answers the question about it: no ready answer, no small talk, no function.
  const ofRegion = stored.about?.region !== undefined;
  const began = performance.now();
  let bases = knowledgeBaseIds?.length ?? 0;
  let notice: AnswerNotice | null = null;
  let complete = false;
  /** Passages that were found for it. */
  let found = 0;
  /** What the answer rests on, as far as it is written; null where that is all that it was given. */
  let settle: ((text: string) => readonly Reference[]) | null = null;

  const tellStage = (stage: Stage['stage'], used: number, change: AnswerPatch = {}, call?: string) => {
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const data = { stage, bases, used, seconds, ...(call !== undefined && { call }) };
    answer.tell('stage', data, { stage: data, ...change });
  };
  const finish = (status: AnswerStatus, failure?: string) =>
    answer.tell(
      'done',
      { status, notice },
      { suggesting: false, ...(!complete && { status, failure, answer: answer.text(), thoughts: answer.thoughts() }) },
    );
  /** From now on the answer rests on what it cites, and on nothing else. */
  const tellCited = (): readonly Reference[] => {
    const references = settle?.(answer.text()) ?? [];
    answer.tell('references', references, { references });
    return references;
  };

  const findFaq = async (ids: readonly string[]): Promise<FaqAnswer | null> => {
    if (faq === undefined || ids.length === 0 || ofRegion) return null;
    try {
      return await untilAborted(
        faq.match({ knowledgeBaseIds: ids, question, channel: embedded ? 'embed' : 'console' }),
        signal,
      );
    } catch (error) {
      if (signal.aborted) throw error;
      log.warn({ err: error, answer: id }, 'faq not searched');
      return null;
    }
  };

  /** The same functions, each call of which is told as a stage of its own. */
  const telling = (called: Functions, offered: readonly OfferedFunction[]): Functions => ({
    ...called,
    call: async (wanted) => {
      tellStage('calling', found, {}, offered.find(({ id: one }) => one === wanted.id)?.name);
      const made = await called.call(wanted);
      if (!signal.aborted) tellStage('writing', found);
      return made;
    },
  });

  const findFunctions = async (ids: readonly string[]): Promise<Callable | null> => {
    if (functions === undefined || ids.length === 0 || ofRegion) return null;
    try {
      const all = await untilAborted(functions.offered(ids), signal);
      const { functionIds } = policy;
      const offered = functionIds === null ? all : all.filter((one) => functionIds.includes(one.id));
      return offered.length === 0 ? null : { functions: telling(functions, offered), offered };
    } catch (error) {
      if (signal.aborted) throw error;
      log.warn({ err: error, answer: id }, 'functions not looked for');
      return null;
    }
  };

  const findSettings = async (passages: readonly Passage[]): Promise<AnswerSettings | null> => {
    const best = passages.map((passage) => passage.knowledgeBaseId);
    const ids = best.length > 0 ? best.slice(0, 1) : (knowledgeBaseIds ?? []);
    return ids.length === 0 ? null : ((await retrieval.answerSettings?.(ids)) ?? null);
  };

  const suggest = async (passages: readonly Passage[], chunks: readonly string[]): Promise<string[]> => {
    const text = answer.text();
    const asked = model === null || signal.aborted ? [] : await questionsFromModel(model, question, text, signal);
    return asked.length > 0 ? asked : questionsFromPassages(passages, new Set(chunks), question, language);
  };

  const understandTurn = async (): Promise<Understood> => {
    if (ofRegion) return { need: 'evidence' };
    const goesOn = needOf(question, turns.length > 0) === 'goOn';
    if (knowledgeBaseIds === null) return { need: 'evidence', ...(goesOn && { goesOn }) };
    // Quotes have no end to be written.
    if (goesOn && model === null) return { need: 'conversation' };
    if (turns.length === 0) return understand(question, turns, model, signal);
    // A base may be asked without anything that was said before.
    const remembers = (await findSettings([]))?.historyTurns !== 0;
    return understand(question, turns, remembers ? model : null, signal);
  };

  const prepare = async () => {
    if (knowledgeBaseIds !== null) tellStage('searching', 0);
    const ready = await findFaq(knowledgeBaseIds ?? []);
    if (ready !== null) return { ready, passages: [], draft: faqDraft(ready), suggests: true };
    const plainly = await findWhole(retrieval, knowledgeBaseIds, question, signal);
    const { need, standalone, goesOn }: Understood = plainly === null ? await understandTurn() : { need: 'evidence' };
    const whole =
      plainly ?? (standalone === undefined ? null : await findWhole(retrieval, knowledgeBaseIds, standalone, signal));
    const searches = need === 'evidence' && knowledgeBaseIds !== null;
    if (!searches) bases = 0;
    const search = async () =>
      searches && bases > 0 ? findPassages(retrieval, stored, knowledgeBaseIds, standalone, signal) : [];
    const passages = whole === null ? await search() : whole.kind === 'one' ? whole.document.passages : [];
    const settings = await findSettings(passages);
    const callable = searches && whole === null ? await findFunctions(knowledgeBaseIds) : null;
    const heard = goesOn ? { ...stored, turns: goneOnWith(turns) } : stored;
    const basis = { need, passages, whole, settings, callable };
    const draft = await draftOf({ model, retrieval, stored: heard, ...basis, signal, log });
    const asks = need === 'evidence' && whole?.kind !== 'which';
    return { ready, passages, draft, suggests: asks && draft.notice !== 'nothing_found' };
  };

  const write = async (): Promise<void> => {
    const { ready, passages, draft, suggests } = await prepare();
    const { references, write: writeText } = draft;
    notice = draft.notice;
    answer.tell('references', references, { references, notice });
    found = references.length;
    tellStage('writing', found);
    settle = draft.settle ?? null;

    const ending = await writeText(
      (words) => {
        signal.throwIfAborted();
        answer.say(words);
      },
      (more) => answer.tell('references', more, { references: more }),
      // What rests on evidence is judged by that, and not by what the model thought on its way.
      knowledgeBaseIds === null ? answer.think : undefined,
    );
    signal.throwIfAborted();
    // That an answer rests on nothing matters more than who wrote it.
    notice = ending === 'other_model' ? (notice ?? ending) : (ending ?? notice);
    const used = draft.settle === undefined ? references : tellCited();
    tellStage('done', used.length, {
      status: 'done',
      suggesting: true,
      answer: answer.text(),
      thoughts: answer.thoughts(),
      notice,
    });
    complete = true;
    const chunks = used.flatMap(({ call, chunkId }) => (call === undefined ? [chunkId] : []));
    const questions = suggests && policy.followUps && notice !== 'nothing_found' ? await suggest(passages, chunks) : [];
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
    if (settle !== null) tellCited();
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
