import { expect, it } from 'vitest';
import { ADD, type TagQuestion, tagOptions } from './tagOptions.js';

const options = [
  { value: '1', label: '裁判员' },
  { value: '2', label: '国家级裁判' },
  { value: '3', label: '裁判' },
];
const ask = (question: Partial<TagQuestion>) =>
  tagOptions({ options, chosen: [], typed: '', isFound: false, isFull: false, ...question });
const adding = {
  label: (name: string) => `添加“${name}”`,
  check: (name: string) => (name.length > 4 ? '太长' : undefined),
};

it('puts what is named just so first', () => {
  expect(ask({ typed: ' 裁判 ', adding }).map(({ value }) => value)).toEqual(['3', '1', '2']);
});

it('offers to add what there is not, and says why not', () => {
  expect(ask({ typed: '教练', adding })).toEqual([{ value: ADD, label: '添加“教练”', disabled: false }]);
  expect(ask({ typed: '篮球教练员', adding })).toEqual([
    { value: ADD, label: '添加“篮球教练员”：太长', disabled: true },
  ]);
  expect(ask({ typed: '教练' })).toEqual([]);
  expect(ask({ typed: 'VIP', chosen: ['vip'], adding })).toEqual([]);
});

it('keeps what was found for the words, whatever its name', () => {
  expect(ask({ typed: 'caipan', isFound: true }).map(({ value }) => value)).toEqual(['1', '2', '3']);
});

it('offers nothing more once there are enough, but leaves out what is chosen', () => {
  expect(ask({ chosen: ['1'], isFull: true, adding }).map(({ disabled = false }) => disabled)).toEqual([
    false,
    true,
    true,
  ]);
  expect(ask({ typed: '教练', chosen: ['1'], isFull: true, adding })).toEqual([]);
});
