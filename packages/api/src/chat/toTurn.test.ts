import { pageSessions } from '../contract/sessions.js';
import { sampleOf } from '../fake/sample.js';
import { expect, it } from 'vitest';
import { toTurn } from './toTurn.js';

it('draws an answer in a state that only a later server knows as one that has ended', () => {
  const [session] = sampleOf(pageSessions.reply).list;
  if (session === undefined) throw new Error('no sample');
  const turn = toTurn({
    ...session,
    status: 'archived',
    notice: 'translated',
    stage: { stage: 'translating', bases: 1, used: 1, seconds: 1 },
  });
  expect(turn).toMatchObject({ status: 'done', notice: null, stage: null, answer: session.answer });
});

it('says what an answer is calling', () => {
  const [session] = sampleOf(pageSessions.reply).list;
  if (session === undefined) throw new Error('no sample');
  const stage = { stage: 'calling', call: '赛程', bases: 1, used: 0, seconds: 1 } as const;
  expect(toTurn({ ...session, stage }).stage).toEqual(stage);
});

it('draws one answer as one and the same turn, however often', () => {
  const [session] = sampleOf(pageSessions.reply).list;
  if (session === undefined) throw new Error('no sample');
  expect(toTurn(session)).toBe(toTurn(session));
  expect(toTurn({ ...session })).not.toBe(toTurn(session));
});
