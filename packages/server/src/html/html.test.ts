import { expect, it } from 'vitest';
import { cleanHtml, htmlToMarkdown, htmlToText } from './index.js';

const clean = (html: string) => cleanHtml(html, (src) => (src.startsWith('/ours/') ? src : null));

it.each([
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['<p>a<script>alert(1)', '<p>a</p>'],
  ['<svg><p>x</p><style><img src=x onerror=y></style></svg>z', 'z'],
  [
    '<img src="/ours/1" alt="&quot; onerror=&quot;x"><img src="data:image/svg+xml,x">',
    '<img src="/ours/1" alt="&quot; onerror=&quot;x">',
  ],
  ['<a href="java&#115;cript:alert(1)" onclick=x>a</a>', '<a>a</a>'],
  ['<p style="color: #f00; background: url(//x)">a</p>', '<p style="color: #f00">a</p>'],
  ['<b><i>a</b>b</i>', '<b><i>a</i></b>b'],
  ['a < b & c <unknown>d</unknown>', 'a &lt; b &amp; c d'],
  ['<!-- <p> --><p>a<!-- b', '<p>a</p>'],
  ['<p "<img src=x onerror=y>', '<p></p>'],
  ['<b>x<script ', '<b>x</b>'],
  ['<b><i>x<p ', '<b><i>x</i></b>'],
  ['<p>a<p class="', '<p>a</p>'],
  ['<b>x<b ', '<b>x</b>'],
  ['<b>x<br', '<b>x</b>'],
  ['<p>a<p>b<br>c<li>d<li>e</p>', '<p>a</p><p>b<br>c<li>d</li><li>e</li></p>'],
  ['caf&eacute; &alpha; &amp;lt; &#0;&#xd800;', 'café α &amp;lt; \ufffd\ufffd'],
])('writes %s anew without anything that could act', (html, expected) => {
  expect(clean(html)).toBe(expected);
});

it('changes nothing when it cleans again', () => {
  const once = clean('<ul><li>一<li><a href="https://a.example/?a=1&amp;b=2">二</a></ul><td colspan=2>三');
  expect(clean(once)).toBe(once);
});

it('is done soon, whatever is sent', () => {
  const before = process.cpuUsage();
  for (const piece of ['<a ', '<a "', '<', '<!--', '<script>', '<b>', '</b>', '&#', '<a x=', '<a><b>', '<table><tr>']) {
    const html = piece.repeat(60_000 / piece.length);
    clean(html);
    htmlToMarkdown(html);
  }
  clean(`${'<b>'.repeat(10_000)}${'</i></b>'.repeat(10_000)}`);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(3000);
});

it('says the words of HTML as text and as markdown that shows just them', () => {
  const html =
    '<h2>标题</h2><p>见 <strong>第 3 条</strong> [1]</p><ul><li>一</li><li>二*</li></ul><p><a href="https://a.example/x">链接</a></p>';
  expect(htmlToText(html)).toBe('标题\n见 第 3 条 [1]\n一\n二*\n链接');
  expect(htmlToMarkdown(html).replaceAll('\u2060', '')).toBe(
    '#### 标题\n\n见 **第 3 条** [1]\n\n- 一\n- 二\\*\n\n[链接](<https://a.example/x>)',
  );
  expect(htmlToMarkdown('<p>[1]</p>')).not.toContain('[1]');
});
