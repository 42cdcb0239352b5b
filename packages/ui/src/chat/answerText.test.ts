import { describe, expect, it } from 'vitest';
import { finishedLength, shortTime, spoken, withoutCitations } from './answerText.js';
import { references } from './chat.fixtures.js';

describe('an answer as words', () => {
  it('is copied without the numbers of its citations, and with all others', () => {
    expect(withoutCitations('复位至 14 秒 [2][3]，见 [9] 和 [链接](https://a.b)。\n', references)).toBe(
      '复位至 14 秒，见 [9] 和 [链接](https://a.b)。',
    );
  });

  it('is read out without marks', () => {
    expect(spoken('## 结论\n- **前场** [1]\n| 甲 | 乙 |')).toBe('结论 前场 甲 乙');
  });

  it('ends a sentence at its full stop, not inside a number', () => {
    expect(finishedLength('见 29.2 条。再看')).toBe('见 29.2 条。'.length);
    expect(finishedLength('Version 1.5 is')).toBe(0);
  });

  it('says the day only when it is another one', () => {
    const now = new Date(2026, 10, 21, 10, 42);
    expect(shortTime(new Date(2026, 10, 21, 9, 5).toISOString(), now)).toBe('09:05');
    expect(shortTime(new Date(2026, 10, 20, 23, 59).toISOString(), now)).toBe('11-20 23:59');
  });
});
