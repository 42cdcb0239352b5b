import { expect, it } from 'vitest';
import { normalizeFormulas, piecesOf } from './pieces.js';

it('cuts a text so that its pieces joined are the text', () => {
  const text = '一\n二\n\n```js\na\n\nb\n```\n三\n$$\nx\n\ny\n$$\n\n- 四\n\n  ~~~\n  五\n  ~~~\n\n```\n没有结束\n\n';
  const pieces = piecesOf(text);
  expect(pieces.map((piece) => piece.text).join('\n')).toBe(text);
  expect(pieces.filter(({ code }) => code).map((piece) => piece.text)).toEqual([
    '```js\na\n\nb\n```',
    '  ~~~\n  五\n  ~~~',
    '```\n没有结束\n\n',
  ]);
});

it('reads formulas of a text of any length, and none in code', () => {
  const long = '很长的文字。'.repeat(5000);
  const text = normalizeFormulas(`${long}\n\n行内 \\(x^2\\)，票价 $5。\n\n\`\`\`\n\\(y\\) $5\n\`\`\``);
  expect(text.slice(long.length)).toBe('\n\n行内 $x^2$，票价 \\$5。\n\n```\n\\(y\\) $5\n```');
});
