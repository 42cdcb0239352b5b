import type { Reference } from '@console/api/contract';
import type { Logger } from '../../../log.js';
import type { Draft } from '../answer/writing.js';
import { type AnswerLanguage, answerWords } from '../answer/words.js';
import { escapeLine } from '../../../text/escapeLine.js';
import { callReference, type Functions } from './functions.js';
import type { Matched } from './readArguments.js';
import { writeResult } from './writeResult.js';

export interface TriggeredWanted {
  readonly matched: Matched;
  readonly functions: Functions;
  readonly knowledgeBaseIds: readonly string[];
  readonly language: AnswerLanguage;
  /** What is said where the call brings nothing. */
  readonly otherwise: Draft;
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** A draft without a model: the function that the question itself asks for, and what it brought, word for word. */
export const triggeredDraft = (wanted: TriggeredWanted): Draft => {
  const { matched, functions, knowledgeBaseIds, language, otherwise, signal, log } = wanted;
  const { offered, values } = matched;
  const words = answerWords[language];
  let told: Reference[] = [];

  const write: Draft['write'] = async (say, tell) => {
    const made = await functions.call({ id: offered.id, knowledgeBaseIds, values, signal });
    signal.throwIfAborted();
    if ('refused' in made) {
      told = [...otherwise.references];
      tell(told);
      return (await otherwise.write(say, tell)) ?? otherwise.notice;
    }
    log.info({ function: offered.id, outcome: made.outcome, ms: made.duration }, 'function called for an answer');
    const name = escapeLine(offered.name);
    if (made.outcome === 'answered') {
      told = [callReference(offered, values, made, 1)];
      tell(told);
      say(`${words.resultFollows(name)} [1]\n\n`);
      say(writeResult(told[0]?.content ?? '', language));
      return null;
    }
    // The numbers of the passages stay as they are.
    const n = otherwise.references.length + 1;
    told = [...otherwise.references, callReference(offered, values, made, n)];
    tell(told);
    say(`${words.callFailed(name)} [${n}]\n\n`);
    return (await otherwise.write(say, tell)) ?? otherwise.notice;
  };
  return { notice: 'no_model', references: [], write, settle: () => told };
};
