import { expect, it } from 'vitest';
import { richTextOfMarkdown } from './richTextOfMarkdown.js';

it('keeps what markdown says: paragraphs, lists, emphasis, tables and links', () => {
  const html = richTextOfMarkdown(
    '**14 秒**。\n\n- 一\n- 二\n\n| 甲 | 乙 |\n| - | - |\n| 1 | 2 |\n\n[章程](https://a.cn)',
  );
  expect(html).toContain('<p><strong>14 秒</strong>。</p>');
  expect(html).toMatch(/<ul>\s*<li>一<\/li>\s*<li>二<\/li>\s*<\/ul>/);
  expect(html).toMatch(/<th>甲<\/th>[^]*<td>2<\/td>/);
  expect(html).toContain('<a href="https://a.cn"');
});

it.each([
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '![x](https://elsewhere.example/p.png)',
  '<script>alert(1)</script>',
])('lets nothing through that runs or asks a foreign host: %s', (hostile) => {
  expect(richTextOfMarkdown(hostile)).not.toMatch(/onerror|javascript:|<script|<img/);
});
