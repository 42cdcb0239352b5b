import { describe, expect, it } from 'vitest';
import { hasMath, healTail, isHostile, normalizeMath } from './source.js';

describe('formulas', () => {
  it('are written one way, whatever way a model chose', () => {
    expect(normalizeMath('即 \\(a+b\\) 与 $c$')).toBe('即 $a+b$ 与 $c$');
    expect(normalizeMath('\\[ a+b \\]')).toBe('$$\na+b\n$$');
    expect(normalizeMath('在 $\\{a\\}$ 中')).toBe('在 $\\{a\\}$ 中');
    expect(normalizeMath('$$ a+b $$')).toBe('$$\na+b\n$$');
  });

  it('are not made of sums of money, nor of code', () => {
    expect(normalizeMath('从 $5 到 $10，`$x$`')).toBe('从 \\$5 到 \\$10，`$x$`');
    expect(normalizeMath('```\n$a$\n```')).toBe('```\n$a$\n```');
  });

  it('are looked for before their reader is fetched', () => {
    expect(hasMath('没有')).toBe(false);
    expect(hasMath('\\(x\\)')).toBe(true);
  });
});

describe('the end of a growing answer', () => {
  it('shows emphasis that is still open, and no half citation', () => {
    expect(healTail('规则按**掷球地点')).toBe('规则按**掷球地点**');
    expect(healTail('复位至 14 秒 [2')).toBe('复位至 14 秒');
    expect(healTail('见[规则](https://exa')).toBe('见规则');
  });

  it('holds a table back until its columns are known', () => {
    expect(healTail('| 甲 | 乙 |\n| --')).toBe('');
    expect(healTail('| 甲 | 乙 |\n| -- | -- |\n| 1')).not.toBe('');
  });
});

it('a long honest answer is not taken for a hostile one', () => {
  const table = `| 条 | 内容 |\n| - | - |\n${'| **29.2** | 复位至 `14` 秒 [1][2] |\n'.repeat(100)}`;
  expect(isHostile(table)).toBe(false);
  expect(isHostile(`\`\`\`\n${'*_'.repeat(5000)}\n\`\`\``)).toBe(false);
});
