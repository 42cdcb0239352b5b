import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AnswerEvent, type Session } from '../contract/sessions.js';
import { applyAnswerEvent } from './applyAnswerEvent.js';
import { emptyAnswer } from './emptyAnswer.js';

const asked = emptyAnswer('比赛有几节？', { id: 'a1', topicId: 't1' });

const told = (...events: object[]): Session =>
  events.map((event) => z.parse(AnswerEvent, event)).reduce(applyAnswerEvent, asked);

const stage = (name: string) => ({ event: 'stage', data: { stage: name, bases: 1, used: 0, seconds: 0.4 } });
const words = [stage('writing'), { event: 'delta', data: { text: '四' } }, { event: 'delta', data: { text: '节。' } }];

it('grows word by word while it is written', () => {
  expect(told(...words)).toMatchObject({ answer: '四节。', status: 'running' });
});

it('is done with its last word, while what might be asked next is still on its way', () => {
  expect(told(...words, stage('done'))).toMatchObject({ answer: '四节。', status: 'done', suggesting: true });
});

it('takes the questions that come after that', () => {
  const questions = { event: 'questions', data: ['中场休息多久？'] };
  const end = { event: 'done', data: { status: 'done', notice: null } };
  expect(told(...words, stage('done'), questions, end)).toMatchObject({
    status: 'done',
    suggesting: false,
    questions: ['中场休息多久？'],
  });
});

it('keeps what had come when it fails', () => {
  const end = { event: 'done', data: { status: 'failed', notice: null } };
  expect(told(...words, { event: 'error', data: { message: '模型服务没有响应' } }, end)).toMatchObject({
    answer: '四节。',
    status: 'failed',
    failure: '模型服务没有响应',
  });
});
