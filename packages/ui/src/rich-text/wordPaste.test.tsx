import { expect, it } from 'vitest';
import { cleanRichText } from './cleanRichText.js';
import { wordClipboard } from './word.fixtures.js';
import { fromWord, isFromWord } from './wordPaste.js';

const squeezed = (html: string): string => html.replace(/>\s+</g, '><').trim();

it('takes from Word what people see there: headings, lists as lists, tables, links', () => {
  expect(squeezed(cleanRichText(fromWord(wordClipboard)))).toBe(
    [
      '<h1>赛季通知</h1>',
      '<h2>一、报名</h2>',
      '<p>各单位请于<b> 12月1日</b>前完成报名，逾期<i>不予受理</i>。见<a href="https://example.org/rules" rel="noopener noreferrer" target="_blank">竞赛规程</a></p>',
      '<ol><li>填写报名表<ol><li>领队一名</li><li>教练两名</li></ol></li><li>缴纳保证金</li></ol>',
      '<ul><li>身份证</li><li>体检报告</li></ul>',
      '<table><tbody><tr><td><p style="text-align: center;">组别</p></td><td><p>男子U18</p></td></tr></tbody></table>',
    ].join(''),
  );
});

it('leaves nothing of Word: no styles, no tags, no files of another machine', () => {
  const html = cleanRichText(fromWord(wordClipboard));
  expect(html).not.toMatch(/mso|<!|o:p|file:|class=|Wingdings|supportLists|<xml|font-face/i);
});

it('begins a new list where another one begins, and where something stands between', () => {
  const line = (list: string, level: number, mark: string, text: string) =>
    `<p style="mso-list:${list} level${level} lfo1"><span style="mso-list:Ignore">${mark}</span>${text}</p>`;
  const html = line('l0', 1, '1.', '甲') + line('l1', 1, '·', '乙') + '<p>间</p>' + line('l1', 1, '·', '丙');
  expect(fromWord(html)).toBe('<ol><li>甲</li></ol><ul><li>乙</li></ul><p>间</p><ul><li>丙</li></ul>');
  // One that begins deeper than the first level.
  expect(fromWord(line('l0', 2, 'a.', '甲') + line('l0', 1, '1.', '乙'))).toBe(
    '<ol><li>甲</li></ol><ol><li>乙</li></ol>',
  );
});

it('knows what comes from Word', () => {
  expect(isFromWord(wordClipboard)).toBe(true);
  expect(isFromWord('<p style="margin:0">字</p>')).toBe(false);
});
