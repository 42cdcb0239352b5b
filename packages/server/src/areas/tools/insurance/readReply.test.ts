import { expect, it } from 'vitest';
import { readReply } from './readReply.js';

it('reads a thought, what is to be done, and with what', () => {
  expect(readReply('Thought: 先查条款\nAction: search\nAction Input: {"query": "保额 } {"}')).toEqual({
    kind: 'action',
    thought: '先查条款',
    name: 'search',
    arguments: '{"query": "保额 } {"}',
  });
  expect(readReply('思考：算一下\n行动：`calculate`\n行动输入：```json\n{"expression":"1+1"}\n```\n')).toEqual({
    kind: 'action',
    thought: '算一下',
    name: 'calculate',
    arguments: '{"expression":"1+1"}',
  });
});

it('does not hear what a model says it observed', () => {
  const reply = 'Action: search\nAction Input: {"query":"a"}\nObservation: 保额 900 万\nFinal Answer: 900 万';
  expect(readReply(reply)).toMatchObject({ kind: 'action', name: 'search', arguments: '{"query":"a"}' });
});

it('reads an answer, with its mark or without', () => {
  expect(readReply('Thought: 够了\nFinal Answer: 保额 50 万[1]。')).toEqual({
    kind: 'answer',
    text: '保额 50 万[1]。',
  });
  expect(readReply('保额 50 万[1]。')).toEqual({ kind: 'answer', text: '保额 50 万[1]。' });
});

it('keeps broken arguments as they are, for whoever refuses them', () => {
  expect(readReply('Action: search\nAction Input: {"query": ')).toMatchObject({ arguments: '{"query":' });
  expect(readReply('Action: search')).toMatchObject({ name: 'search', arguments: '' });
});
