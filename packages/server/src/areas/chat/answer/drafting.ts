import type { ChatModel } from '../../../models/index.js';
import type { StoredQuestion } from '../ask/question.store.js';
import type { TurnNeed } from '../ask/turnNeed.js';
import { citedReferences } from '../evidence/citedWords.js';
import type { AnswerSettings, BaseContents, Passage, Retrieval } from '../evidence/retrieval.js';
import { quoteReferences, toReference, writeQuotes } from './extractive.js';
import { escapeLine } from './markdown.js';
import { buildFreePrompt, buildPrompt, buildWholePrompt, withinBudget } from './prompt.js';
import { type AnswerLanguage, answerWords } from './words.js';
import { extractDraft, type WholeTurn, writeWhich } from './wholeDocument.js';
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
  readonly signal: AbortSignal;
}

/** An answer from passages: by the model where there is one, else made of quotes. */
const groundedDraft = ({ model, retrieval, stored, passages, whole, settings, signal }: DraftWanted): Draft => {
  const { question, language, turns, context } = stored;
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
  const draft = modelDraft(model, prompt, references, signal, settings ?? {});
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

/** How a turn is going to be answered. */
export const draftOf = async (wanted: DraftWanted): Promise<Draft> => {
  const { model, retrieval, stored, need, passages, whole, settings, signal } = wanted;
  const { question, language, knowledgeBaseIds, turns, context, answersAlone } = stored;
  const words = answerWords[language];
  if (need === 'contents' && knowledgeBaseIds !== null) {
    const contents = (await retrieval.contents?.(knowledgeBaseIds)) ?? [];
    return plainDraft(null, [], writeContents(contents, language));
  }
  if (need === 'talk' || need === 'conversation') {
    if (model !== null) return modelDraft(model, buildFreePrompt(need, question, turns), [], signal);
    if (knowledgeBaseIds !== null) return plainDraft(null, [], [need === 'talk' ? words.greeting : words.needsModel]);
  }
  if (whole?.kind === 'which') return plainDraft(null, [], writeWhich(whole.documents, language));
  if (passages.length > 0) return groundedDraft(wanted);
  if (knowledgeBaseIds === null) {
    if (model === null) return plainDraft('no_model', [], [words.noModel]);
    return modelDraft(model, buildPrompt(question, [], turns, settings, context), [], signal, settings ?? {});
  }
  // What a person looks at can be asked about even where the bases hold nothing on it.
  if (model !== null && context !== null)
    return modelDraft(model, buildPrompt(question, [], turns, settings, context), [], signal, settings ?? {});
  if (model !== null && answersAlone)
    return { ...modelDraft(model, buildFreePrompt('ungrounded', question, turns), [], signal), notice: 'ungrounded' };
  const usual = knowledgeBaseIds.length === 0 ? words.noBases : words.nothingFound(knowledgeBaseIds.length);
  return plainDraft('nothing_found', [], [settings?.emptyAnswer.trim() || usual]);
};
