import { expect, it } from 'vitest';
import { refersBack } from './refersBack.js';

it.each([
  '它的期限呢？',
  '期限呢？',
  '这种情况怎么处罚',
  '那替补队员呢',
  '上述规定适用于 U13 吗',
  'What about overtime?',
  'Who signs it?',
])('“%s” leans on the question before', (question) => expect(refersBack(question)).toBe(true));

it.each(['今天的股票行情怎么样？', '每队有多少名队员？', '其实规则是什么', 'How long is a quarter?'])(
  '“%s” stands by itself',
  (question) => expect(refersBack(question)).toBe(false),
);
