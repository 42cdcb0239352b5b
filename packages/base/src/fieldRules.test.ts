import { describe, expect, it } from 'vitest';
import { isEmail, isName, isPhone, isStrongPassword, passwordRules } from './fieldRules.js';
import { randomCode, randomId } from './random.js';

describe('a new password', () => {
  it.each(['Abcdef12', 'abcdef1!', 'ABCDEF1!', `${'aB3'.repeat(10)}aB`])('%s is strong', (password) => {
    expect(isStrongPassword(password, 'chensy')).toBe(true);
  });

  it.each([
    ['Abcde12', 'length'],
    ['aB3'.repeat(11), 'length'],
    ['abcdefg1', 'classes'],
    ['Abcdef 12', 'characters'],
    ['Abcdef12中', 'characters'],
    ['XCHENSY12x', 'notUsername'],
    ['Xysnehc12', 'notUsername'],
  ] as const)('%s breaks the rule of %s', (password, rule) => {
    expect(passwordRules(password, 'chensy')[rule]).toBe(false);
    expect(isStrongPassword(password, 'chensy')).toBe(false);
  });
});

it('takes mainland mobile numbers only', () => {
  expect(['13812342671', '19912342671'].every(isPhone)).toBe(true);
  expect(['1381234267', '12812342671', '138123426711', ' 13812342671', '+8613812342671'].some(isPhone)).toBe(false);
});

it('takes email addresses with a name, an at sign and a domain', () => {
  expect(isEmail('lihm@example.cn')).toBe(true);
  expect(['lihm', 'lihm@', 'lihm@example', 'a b@example.cn', ''].some(isEmail)).toBe(false);
});

it('takes names of Chinese or Latin letters, digits and a few signs', () => {
  expect(['竞赛规则（2024 版）', 'Müller-A.b·c_1', '三'].every(isName)).toBe(true);
  expect(['', ' 竞赛', '竞赛 ', '-a', 'a<b', 'a/b', '名\u202e', 'Привет'].some(isName)).toBe(false);
});

it('draws codes without look-alikes and ids of 16 characters', () => {
  expect(randomCode()).toMatch(/^[2-9A-HJ-NP-Za-hj-km-np-z]{6}$/);
  expect(randomCode(200)).not.toMatch(/[0O1lI]/);
  expect(randomId()).toMatch(/^[a-z0-9]{16}$/);
  expect(new Set(Array.from({ length: 500 }, randomId)).size).toBe(500);
});
