import type { DataAnswer, QuestionThreshold } from '@console/api/contract';
import type { Language } from '../../../analysis/semantics/index.js';
import type { Words } from '../../../http/messages.js';
import type { DataAnswerStore } from '../dataAnswers.store.js';
import type { RunOutcome } from './savedQuestions.store.js';

/** Why there is no answer where the answer itself does not say so. */
const without: Readonly<Record<string, Words>> = {
  asking: { zh: '有几处要先确认，请打开后选择', en: 'Something has to be said first. Open it and choose.' },
  stopped: { zh: '查询已停止', en: 'The query was stopped.' },
  interrupted: { zh: '查询意外中断', en: 'The query broke off.' },
};

/** Whether a figure is beyond what was set. */
const isBeyond = (value: number | null, threshold: QuestionThreshold | null): boolean => {
  if (value === null || threshold === null) return false;
  const { sign, value: bound } = threshold;
  return { '<': value < bound, '<=': value <= bound, '>': value > bound, '>=': value >= bound }[sign];
};

const unitOf = ({ table }: DataAnswer): string => table?.columns.find(({ role }) => role === 'value')?.unit ?? '';

export interface EndedAnswer {
  readonly answerId: string;
  readonly userId: string;
  readonly threshold: QuestionThreshold | null;
  readonly language: Language;
}

/** How asking again went, read from the answer that it has come to. Null where that was deleted. */
export const outcomeOf = async (
  answers: DataAnswerStore,
  { answerId, userId, threshold, language }: EndedAnswer,
): Promise<(RunOutcome & { readonly threadId: string; readonly status: string }) | null> => {
  const answer = await answers.read(answerId, userId, false);
  const worked = await answers.find(answerId, userId);
  if (answer === null || worked === null) return null;
  const { status, threadId } = answer;
  const value = status === 'done' ? (worked.basis?.total ?? null) : null;
  const failure = status === 'done' ? '' : (answer.failure ?? without[status]?.[language] ?? '');
  return { answerId, threadId, status, value, unit: unitOf(answer), passed: isBeyond(value, threshold), failure };
};
