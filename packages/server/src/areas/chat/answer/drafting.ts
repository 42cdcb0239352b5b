import type { ChatMessage, ChatModel, WritingOptions } from '../../../models/index.js';
import type { AnswerPolicy } from '../ask/answerPolicy.js';
import type { StoredQuestion } from '../ask/question.store.js';
import type { TurnNeed } from '../ask/turnNeed.js';
import type { Logger } from '../../../log.js';
import { withFunctionRules } from '../functions/asTools.js';
import { callingDraft } from '../functions/callingDraft.js';
import type { Functions, OfferedFunction } from '../functions/functions.js';
import { matchFunction } from '../functions/readArguments.js';
import { triggeredDraft } from '../functions/triggeredDraft.js';
import { citedReferences } from '../evidence/citedWords.js';
import type { AnswerSettings, BaseContents, Passage, Retrieval } from '../evidence/retrieval.js';
import { shanghaiDay } from '../../../text/moment.js';
import { quoteReferences, toReference, writeQuotes } from './extractive.js';
import { escapeLine } from '../../../text/escapeLine.js';
import { buildFreePrompt, buildPrompt, buildWholePrompt, withinBudget } from './prompt.js';
import { type AnswerLanguage, answerWords } from './words.js';
import { extractDraft, type WholeTurn, writeWhich } from './wholeDocument.js';
import { isBlankRegion, withRegion } from './regionPrompt.js';
import { type Draft, modelDraft, plainDraft } from './writing.js';

/** What bases hold, as markdown, base by base. */
export function* writeContents(contents: readonly BaseContents[], language: AnswerLanguage): Generator<string> {
  const words = answerWords[language];
  if (contents.every(({ total }) => total === 0)) {
    yield words.noContents;
    return;
  }
  yield words.contentsFollow;
  for (const { name, documents, total } of contents) {
    const lines = documents.map(({ name: document, about }) =>
      about === null ? `- ${escapeLine(document)}` : `- ${words.about(escapeLine(document), escapeLine(about))}`,
    );
    if (total > documents.length) lines.push(`- ${words.moreDocuments(total - documents.length)}`);
    yield `\n\n${words.contentsOf(escapeLine(name), total)}\n\n${lines.join('\n')}`;
  }
}

/** What this turn may call. */
export interface Callable {
  readonly functions: Functions;
  readonly offered: readonly OfferedFunction[];
}

export interface DraftWanted {
  /** Null: the answer quotes the passages found. */
  readonly model: ChatModel | null;
  readonly retrieval: Retrieval;
  readonly stored: StoredQuestion;
  readonly need: TurnNeed;
  readonly passages: readonly Passage[];
  /** Where the turn is about one document as a whole, or may be about one of several. */
  readonly whole: WholeTurn | null;
  readonly settings: AnswerSettings | null;
  /** Null: nothing. */
  readonly callable: Callable | null;
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** Who the assistant is comes before all other rules. */
const spokenAs = ({ prompt }: AnswerPolicy, messages: ChatMessage[]): ChatMessage[] =>
  prompt.trim() === ''
    ? messages
    : messages.map((message) =>
        message.role === 'system' ? { ...message, content: `${prompt.trim()}\n\n${message.content}` } : message,
      );

/** How the model writes: as the base says, unless the assistant says otherwise. */
const optionsOf = ({ settings, stored: { policy } }: DraftWanted): WritingOptions => ({
  ...settings,
  ...(policy.temperature !== null && { temperature: policy.temperature }),
});

/** An answer from passages: by the model where there is one, else made of quotes. */
const groundedDraft = async (wanted: DraftWanted): Promise<Draft> => {
  const { model, retrieval, stored, passages, whole, settings, signal, log } = wanted;
  const { question, language, turns, context, policy } = stored;
  if (model === null && whole?.kind === 'one') return extractDraft(whole, retrieval, language);
  if (model === null) {
    const references = quoteReferences(passages, question, retrieval);
    return plainDraft('no_model', references, writeQuotes(references, language));
  }
  const given = withinBudget(passages);
  const prompt =
    whole?.kind === 'one'
      ? buildWholePrompt(question, whole.document, given, turns, settings)
      : buildPrompt(question, given, turns, settings, context);
  const references = given.map((passage, at) => toReference(passage, at + 1, passage.content, passage.positions));
  const asked = await withRegion({ model, retrieval, stored, signal, log }, spokenAs(policy, prompt));
  const draft = modelDraft(model, asked, references, signal, optionsOf(wanted));
  const settle = (answer: string) => {
    const cited = draft.cited();
    return citedReferences(
      answer,
      references.filter(({ n }) => cited.has(n)),
      given,
      retrieval,
    );
  };
  return { ...draft, settle };
};

/** What is said where the bases hold nothing. */
const emptyWords = ({ stored: { language, knowledgeBaseIds }, settings }: DraftWanted): string => {
  const words = answerWords[language];
  const bases = knowledgeBaseIds?.length ?? 0;
  return settings?.emptyAnswer.trim() || (bases === 0 ? words.noBases : words.nothingFound(bases));
};

/** How a turn is answered that calls nothing. */
const plainTurn = async (wanted: DraftWanted): Promise<Draft> => {
  const { model, retrieval, stored, need, passages, whole, settings, signal } = wanted;
  const { question, language, knowledgeBaseIds, turns, context, policy } = stored;
  const words = answerWords[language];
  const written = (prompt: ChatMessage[], by: ChatModel) =>
    modelDraft(by, spokenAs(policy, prompt), [], signal, optionsOf(wanted));
  if (need === 'contents' && knowledgeBaseIds !== null) {
    const contents = (await retrieval.contents?.(knowledgeBaseIds)) ?? [];
    return plainDraft(null, [], writeContents(contents, language));
  }
  if (need === 'talk' || need === 'conversation') {
    if (model !== null) return written(buildFreePrompt(need, question, turns), model);
    if (knowledgeBaseIds !== null) return plainDraft(null, [], [need === 'talk' ? words.greeting : words.needsModel]);
  }
  if (whole?.kind === 'which') return plainDraft(null, [], writeWhich(whole.documents, language));
  // A model that sees can tell what a box shows that holds no words.
  if (isBlankRegion(stored, passages) && (model?.sees !== true || passages.length === 0))
    return plainDraft('nothing_found', [], [words.noWordsInBox]);
  if (passages.length > 0) return groundedDraft(wanted);
  if (knowledgeBaseIds === null) {
    if (model === null) return plainDraft('no_model', [], [words.noModel]);
    return written(buildPrompt(question, [], turns, settings, context), model);
  }
  // What a person looks at can be asked about even where the bases hold nothing on it.
  if (model !== null && context !== null) return written(buildPrompt(question, [], turns, settings, context), model);
  if (model !== null && policy.answersAlone)
    return { ...written(buildFreePrompt('ungrounded', question, turns), model), notice: 'ungrounded' };
  return plainDraft('nothing_found', [], [emptyWords(wanted)]);
};

/** The same turn where functions may be called: by the model as it sees fit, else where the question itself asks for it. */
const callingTurn = (wanted: DraftWanted, { functions, offered }: Callable, otherwise: Draft | null): Draft | null => {
  const { model, retrieval, stored, passages, settings, signal, log } = wanted;
  const { question, language, turns, context, policy } = stored;
  const { answersAlone } = policy;
  const knowledgeBaseIds = stored.knowledgeBaseIds ?? [];
  const today = shanghaiDay(new Date());
  if (model === null) {
    const matched = matchFunction(question, offered, today);
    if (matched === null || otherwise === null) return null;
    return triggeredDraft({ matched, functions, knowledgeBaseIds, language, otherwise, signal, log });
  }
  const given = withinBudget(passages);
  const references = given.map((passage, at) => toReference(passage, at + 1, passage.content, passage.positions));
  const isGrounded = given.length > 0 || context !== null;
  const mayAnswer = isGrounded || answersAlone;
  const usual =
    isGrounded || !answersAlone
      ? buildPrompt(question, given, turns, settings, context)
      : buildFreePrompt('ungrounded', question, turns);
  const draft = callingDraft({
    model,
    messages: withFunctionRules(spokenAs(policy, usual), mayAnswer, today),
    references,
    functions,
    offered,
    knowledgeBaseIds,
    otherwise: mayAnswer ? null : { text: emptyWords(wanted), notice: 'nothing_found' },
    alone: isGrounded ? null : 'ungrounded',
    options: optionsOf(wanted),
    signal,
    log,
  });
  const settle = (answer: string) => {
    const cited = draft.cited();
    const ofPassages = references.filter(({ n }) => cited.has(n));
    // A call was made whether it is cited or not: the reader is shown all of them.
    return [...citedReferences(answer, ofPassages, given, retrieval), ...draft.calls()];
  };
  return { ...draft, settle };
};

/** How a turn is going to be answered. */
export const draftOf = async (wanted: DraftWanted): Promise<Draft> => {
  const { callable, model } = wanted;
  if (callable === null) return plainTurn(wanted);
  const otherwise = model === null ? await plainTurn(wanted) : null;
  return callingTurn(wanted, callable, otherwise) ?? otherwise ?? plainTurn(wanted);
};
