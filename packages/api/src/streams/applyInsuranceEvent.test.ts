import { expect, it } from 'vitest';
import type { InsuranceQuestion, InsuranceStep } from '../contract/insurance.js';
import { applyInsuranceEvent } from './applyInsuranceEvent.js';

const step: InsuranceStep = {
  n: 1,
  thought: '先查条款',
  tool: 'searching',
  name: 'search',
  arguments: [{ name: 'query', value: '保额' }],
  state: 'running',
  observation: '',
  cut: false,
  found: [],
  seconds: null,
};

const begun: InsuranceQuestion = {
  id: 'q1',
  question: '保额是多少？',
  answer: '',
  status: 'running',
  notice: null,
  leftOut: 0,
  failure: null,
  steps: [],
  references: [],
  mostSteps: 8,
  mostSeconds: 90,
  seconds: null,
  createTime: '2026-11-21T10:00:00.000Z',
};

it('puts a step that has ended in the place of the same one as it began, in the order of their numbers', () => {
  const ended: InsuranceStep = { ...step, state: 'done', observation: '保额 50 万元', found: [1], seconds: 0.4 };
  const events = [
    { event: 'step', data: step },
    { event: 'step', data: { ...step, n: 2 } },
    { event: 'step', data: ended },
  ] as const;
  expect(events.reduce(applyInsuranceEvent, begun).steps).toEqual([ended, { ...step, n: 2 }]);
});

it('keeps the steps when the answer comes and the question ends', () => {
  const answered = applyInsuranceEvent(applyInsuranceEvent(begun, { event: 'step', data: step }), {
    event: 'answer',
    data: { answer: '保额 50 万元[1]。', notice: 'no_steps_left', leftOut: 1 },
  });
  const done = applyInsuranceEvent(answered, { event: 'done', data: { status: 'done', seconds: 12 } });
  expect(done).toMatchObject({ status: 'done', seconds: 12, leftOut: 1, notice: 'no_steps_left', steps: [step] });
});

it('tells why it failed', () => {
  const failed = applyInsuranceEvent(begun, { event: 'error', data: { message: '模型没有回答' } });
  expect(failed.failure).toBe('模型没有回答');
});
