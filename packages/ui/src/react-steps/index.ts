'use client';

export { SteppedAnswer, type SteppedAnswerProps } from './SteppedAnswer.js';
export type { ShownSteps, TakenStep } from './types.js';
