import type { InsuranceEvent, InsuranceQuestion, InsuranceStep } from '../contract/insurance.js';

/** The steps with one of them as it is now: it takes the place of what was told of it before. */
const withStep = (steps: readonly InsuranceStep[], step: InsuranceStep): InsuranceStep[] =>
  [...steps.filter(({ n }) => n !== step.n), step].toSorted((a, b) => a.n - b.n);

/** A question to the insurance tool after one more event of its stream. */
export const applyInsuranceEvent = (
  question: InsuranceQuestion,
  { event, data }: InsuranceEvent,
): InsuranceQuestion => {
  switch (event) {
    case 'step':
      return { ...question, steps: withStep(question.steps, data) };
    case 'references':
      return { ...question, references: data };
    case 'answer':
      return { ...question, answer: data.answer, notice: data.notice, leftOut: data.leftOut };
    case 'error':
      return { ...question, failure: data.message };
    case 'done':
      return { ...question, status: data.status, seconds: data.seconds };
  }
};
