import { describe, expect, it } from 'vitest';
import { highlightPart, knowsLanguage, type Rest, type Token } from './highlighter.js';

const byParts = (language: string, code: string, lines: number): Token[] => {
  const tokens: Token[] = [];
  let rest: Rest | null = null;
  const all = code.split('\n').map((line) => `${line}\n`);
  for (let from = 0; from < all.length; from += lines) {
    const part = highlightPart(language, all.slice(from, from + lines).join(''), rest);
    if (!part) throw new Error(`Part at line ${from} is not highlighted`);
    tokens.push(...part.tokens);
    ({ rest } = part);
  }
  return tokens;
};

/** The kind of each character. */
const kinds = (tokens: readonly Token[]): string =>
  tokens.map(({ kind, text }) => (kind?.charAt(0) ?? '·').repeat(text.length)).join('');

const samples: readonly (readonly [language: string, code: string])[] = [
  ['ts', '/* 一\n二\n三 */\nconst a = `x ${b +\n 1} y\nz`;\nclass A { m(): void { return; } }\n// 完'],
  ['python', 'def f(x):\n    """文档\n    第二行\n    """\n    return f"{x}" + \'a\'\n# 完'],
  ['html', '<!-- 一\n二 -->\n<script>\nconst a = 1;\n/* 注\n释 */\n</script>\n<p class="a">\n文</p>'],
  ['sql', "select 'a\nb' as x -- 注\nfrom t\nwhere /* 一\n二 */ y = 1"],
  ['css', '/* 一\n二 */\n.a {\n  color: red;\n}\n@media print {\n  .b { top: 0; }\n}'],
  ['yaml', 'a:\n  - b: 1\n  - "c\n    d"\n# 完'],
  ['json', '{\n"a": [1,\n2, {"b": "c"}],\n"d": null\n}'],
  ['bash', "cat <<EOF\n$HOME\nEOF\nif [ -f x ]; then\n echo 'a\nb'\nfi"],
];

describe('highlighting by parts', () => {
  it.each(samples)('is the same as in one piece: %s', (language, code) => {
    const whole = byParts(language, code, 1000);
    for (const lines of [1, 2, 3]) {
      const parts = byParts(language, code, lines);
      expect(parts.map(({ text }) => text).join('')).toBe(`${code}\n`);
      // Inner languages begin anew with each part; everything else goes on.
      if (language !== 'html') expect(kinds(parts)).toBe(kinds(whole));
    }
  });

  it('knows no language by the name of something every object has', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''])
      expect(knowsLanguage(name)).toBe(false);
  });

  it('leaves a line without an end plain', () => {
    expect(highlightPart('ts', 'a'.repeat(10_000), null)).toBeNull();
  });
});
