import type { KbSettings } from '@console/api/contract';
import { lintPrompt, promptRules } from '@console/base';
import { type Failure, fail } from '../../http/failure.js';

/** What counts for a base without parameters of its own. */
export const standardSettings: KbSettings = {
  topK: 8,
  scoreThreshold: 0,
  vectorWeight: 0.5,
  historyTurns: 12,
  systemPrompt: '',
  answerPrompt: '',
  emptyAnswer: '',
  temperature: 0.3,
  maxTokens: 4096,
};

/** The settings alone of something that holds more; what it leaves out is as in `rest`. */
export const settingsOf = (given: Partial<KbSettings>, rest: KbSettings = standardSettings): KbSettings => ({
  topK: given.topK ?? rest.topK,
  scoreThreshold: given.scoreThreshold ?? rest.scoreThreshold,
  vectorWeight: given.vectorWeight ?? rest.vectorWeight,
  historyTurns: given.historyTurns ?? rest.historyTurns,
  systemPrompt: given.systemPrompt ?? rest.systemPrompt,
  answerPrompt: given.answerPrompt ?? rest.answerPrompt,
  emptyAnswer: given.emptyAnswer ?? rest.emptyAnswer,
  temperature: given.temperature ?? rest.temperature,
  maxTokens: given.maxTokens ?? rest.maxTokens,
});

type Texts = Partial<Pick<KbSettings, 'systemPrompt' | 'answerPrompt' | 'emptyAnswer'>>;

/** Why these texts cannot count: by the rules that are told while they are written. Null: they can. */
export const faultOf = ({ systemPrompt = '', answerPrompt = '', emptyAnswer = '' }: Texts): Failure | null => {
  const problems = [
    ...lintPrompt(answerPrompt, promptRules.answerPrompt),
    ...lintPrompt(systemPrompt, promptRules.systemPrompt),
    ...lintPrompt(emptyAnswer, promptRules.emptyAnswer),
  ];
  if (problems.some(({ kind }) => kind === 'missing')) return fail('placeholder_missing');
  const [first] = problems;
  return first === undefined ? null : fail('prompt_faulty', { values: { line: first.line, column: first.column } });
};
