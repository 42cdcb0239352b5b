import { expect, it } from 'vitest';
import { lintPrompt, promptRules } from './promptLint.js';

const answer = (text: string) => lintPrompt(text, promptRules.answerPrompt);
const whole = '资料：{passages}\n问题：{question}';

it('finds nothing wrong with a text that has its variables, or with none at all', () => {
  expect(answer(whole)).toEqual([]);
  expect(answer(' \n')).toEqual([]);
  expect(lintPrompt('你是裁判。答复用 JSON：{"answer": {"text": ""}}', promptRules.systemPrompt)).toEqual([]);
});

it('says where a variable is that nobody knows, and which one is meant', () => {
  expect(answer(`${whole}\n😀再看 {passage}`)).toEqual([
    { kind: 'unknown', word: '{passage}', meant: 'passages', start: 33, end: 42, line: 3, column: 5 },
  ]);
  expect(answer(`${whole}{天气}`)).toMatchObject([{ kind: 'unknown', word: '{天气}', meant: null }]);
  expect(answer(`${whole}{ Question }`)).toMatchObject([{ kind: 'unknown', word: '{ Question }', meant: 'question' }]);
});

it('tells the braces of Chinese from those that count', () => {
  expect(answer('｛passages｝{question}')).toMatchObject([
    { kind: 'full_width', word: '｛passages｝', meant: 'passages', line: 1, column: 1 },
    { kind: 'missing', word: '{passages}' },
  ]);
});

it('misses variables at the end of the text', () => {
  expect(answer('只有\n{passages}')).toEqual([
    { kind: 'missing', word: '{question}', meant: 'question', start: 13, end: 13, line: 2, column: 11 },
  ]);
});

it('finds braces without their other half', () => {
  expect(answer(`{${whole}}}`)).toMatchObject([{ kind: 'unopened', line: 2, column: 15 }]);
  expect(answer(`${whole}{question`)).toMatchObject([{ kind: 'unclosed', line: 2, column: 14 }]);
});

it('allows no variables where none is replaced', () => {
  expect(lintPrompt('你好 {question}', promptRules.systemPrompt)).toMatchObject([
    { kind: 'unsupported', word: '{question}', column: 4 },
  ]);
  expect(lintPrompt('没有找到 :-}', promptRules.emptyAnswer)).toEqual([]);
  expect(lintPrompt('没有找到 {question}', promptRules.emptyAnswer)).toMatchObject([{ kind: 'unsupported' }]);
});

it('says from where on a text is too long, and takes its time for no text', () => {
  expect(lintPrompt('字'.repeat(1001), promptRules.emptyAnswer)).toMatchObject([{ kind: 'too_long', start: 1000 }]);
  const began = performance.now();
  answer('{'.repeat(8000));
  answer(`{${'a '.repeat(4000)}`);
  expect(performance.now() - began).toBeLessThan(2000);
});
