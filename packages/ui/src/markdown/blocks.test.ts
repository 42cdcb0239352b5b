import { describe, expect, it } from 'vitest';
import { createBlockSplitter } from './blocks.js';

const split = (text: string): string[] => {
  const { closed, open } = createBlockSplitter()(text);
  return [...closed.flat(), ...open];
};

describe('cutting markdown into blocks', () => {
  it('cuts between paragraphs, around headings and around code', () => {
    expect(split('一\n二\n\n三\n# 四\n五\n```\n六\n\n七\n```\n八')).toEqual([
      '一\n二\n\n',
      '三\n',
      '# 四\n',
      '五\n',
      '```\n六\n\n七\n```\n',
      '八',
    ]);
  });

  it('keeps a list together, with its gaps, its code and its paragraphs', () => {
    const list = '1. 一\n\n   ```\n   码\n\n   码\n   ```\n\n2. 二\n\n   还是二\n\n';
    expect(split(`${list}段落`)).toEqual([list, '段落']);
  });

  it('keeps a formula together', () => {
    expect(split('$$\na\n\nb\n$$\n\n后')).toEqual(['$$\na\n\nb\n$$\n\n', '后']);
    expect(split('\\[\na\n\nb\n\\]\n后')).toEqual(['\\[\na\n\nb\n\\]\n', '后']);
  });

  it('loses nothing, and ends the same however the text arrived', () => {
    const text = '# 题\n\n- 甲\n- 乙\n\n段\n\n```js\na\n\nb\n```\n\n| a |\n| - |\n| 1 |\n\n完';
    const whole = split(text);
    expect(whole.join('')).toBe(text);
    const grow = createBlockSplitter();
    let last = grow('');
    for (let length = 1; length <= text.length; length += 1) last = grow(text.slice(0, length));
    expect([...last.closed.flat(), ...last.open]).toEqual(whole);
  });

  it('hands back what is finished as the same objects, so that only the end is drawn again', () => {
    const grow = createBlockSplitter();
    const text = Array.from({ length: 70 }, (_, index) => `段 ${index}\n\n`).join('');
    const before = grow(`${text}尾`);
    const after = grow(`${text}尾巴`);
    expect(after.closed).toBe(before.closed);
    const more = grow(`${text}尾巴\n\n又\n`);
    expect(more.closed[0]).toBe(before.closed[0]);
    expect(more.closed[1]).toBe(before.closed[1]);
  });

  it('begins anew with another text', () => {
    const grow = createBlockSplitter();
    grow('一\n\n二\n\n三');
    expect(grow('四\n\n五')).toEqual({ closed: [], open: ['四\n\n', '五'] });
  });
});
