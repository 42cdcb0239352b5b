import { expect, it, vi } from 'vitest';
import { answer, hostile, redPicture } from './word.fixtures.js';
import { openWord } from './wordFile.fixtures.js';
import { writeWord } from './index.js';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

it('writes what the text says: headings, lists, quotes, tables, code, notes', async () => {
  const word = await openWord(await writeWord(answer, { title: 'AI助手问答记录' }));
  expect(word.type).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
  expect(word.lines).toEqual([
    'Title: AI助手问答记录',
    'Heading1: 替补席的人数',
    '问：替补席最多可以坐多少人？',
    '答：依 《篮球规则 2024》 第 4.2 条†：',
    '• 替补队员：最多 7 名',
    '• 教练组',
    '  • 主教练 1 名',
    '  • 第一助理教练 1 名',
    '    • 可以站立',
    '• 随队人员：最多 8 名',
    'Quote: 未登记的人员不得在替补席就座。',
    '人员',
    '人数',
    '备注',
    '替补队员',
    '7',
    '穿比赛服',
    '随队人员',
    '8',
    '其中 1 名队医',
    '',
    "Code: select count(*) from bench⏎where team = '主队';",
    '• ☑ 已核对原文',
    '• ☐ 待裁判长确认',
    '',
    '',
    '第五节起 — 见 4.3。旧条文已废止',
    '• 从五开始',
    '• 接着六',
  ]);
  const body = word.part('word/document.xml');
  const said = (name: string) =>
    [...body.getElementsByTagNameNS(W, name)].map((node) => node.closest('r')?.textContent);
  expect(said('i')).toEqual(['最多 7 名']);
  expect(said('strike')).toEqual(['旧条文已废止']);
  expect(said('b')).toEqual(['替补席', '人员', '人数', '备注']);
  expect(word.part('word/footnotes.xml').documentElement.textContent).toContain('见第 12 页，修订于 2024 年。');
});

it('links, numbers and pictures lead and stand where they do in the text', async () => {
  const word = await openWord(await writeWord(answer, { title: 'AI助手问答记录' }));
  const links = [...word.part('word/_rels/document.xml.rels').querySelectorAll('[TargetMode="External"]')];
  expect(links.map((link) => link.getAttribute('Target'))).toEqual(['https://rules.example.org/4.2']);
  const starts = [...word.part('word/numbering.xml').getElementsByTagNameNS(W, 'start')];
  expect(new Set(starts.map((start) => start.getAttributeNS(W, 'val')))).toEqual(new Set(['1', '5']));
  expect(word.names.filter((name) => name.startsWith('word/media/'))).toHaveLength(1);
  const [extent] = word.part('word/document.xml').getElementsByTagNameNS('*', 'extent');
  // 600 pixels wide, as the page; in the units of drawings.
  expect(extent?.getAttribute('cx')).toBe(`${600 * 9525}`);
  expect(extent?.getAttribute('cy')).toBe(`${150 * 9525}`);
  const [picture] = word.part('word/document.xml').getElementsByTagNameNS('*', 'docPr');
  expect(picture?.getAttribute('descr')).toBe('替补席示意图');
  const fonts = [...word.part('word/styles.xml').getElementsByTagNameNS(W, 'rFonts')];
  expect(fonts[0]?.getAttributeNS(W, 'eastAsia')).toBe('宋体');
  expect(word.part('docProps/core.xml').documentElement.textContent).toContain('AI助手问答记录');
});

it('writes harmful text as text that a person may read', async () => {
  const word = await openWord(await writeWord(hostile));
  const links = [...word.part('word/_rels/document.xml.rels').querySelectorAll('[TargetMode="External"]')];
  expect(links.map((link) => link.getAttribute('Target'))).toEqual([
    'https://example.org/a',
    'https://evil.example/pixel.png',
  ]);
  expect(word.names.some((name) => name.startsWith('word/media/'))).toBe(false);
  expect(word.part('word/document.xml').getElementsByTagNameNS(R, 'link')).toHaveLength(0);
  const text = word.lines.join('\n');
  expect(text).toContain('<script>alert(1)</script>');
  expect(text).toContain('行内 <img src=x onerror=alert(1)> 之后⏎换行');
  expect(text).toContain('深');
});

it('fetches pictures where it is told how, and goes on without those that do not come', async () => {
  const bytes = await (await fetch(redPicture)).blob();
  const asked: string[] = [];
  const loadPicture = (address: string) => {
    asked.push(address);
    return address === '/a.png' ? Promise.resolve(bytes) : Promise.reject(new Error('gone'));
  };
  const word = await openWord(await writeWord('![一](/a.png) ![二](/b.png) ![三](/a.png)', { loadPicture }));
  expect(asked.toSorted()).toEqual(['/a.png', '/b.png']);
  expect(word.names.filter((name) => name.startsWith('word/media/'))).toHaveLength(1);
  expect(word.lines.join('')).toContain('二');
});

const long = Array.from({ length: 400 }, (_, at) => `## 第 ${at} 条\n\n${answer.slice(0, 120)}`).join('\n\n');

it('tells how far it is, and leaves the page free meanwhile', async () => {
  const shares: number[] = [];
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  await writeWord(long, { onProgress: (share) => shares.push(share) });
  clearInterval(watch);
  expect(shares.length).toBeGreaterThan(5);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(longest).toBeLessThan(1000);
});

it('stops with what it is aborted with', async () => {
  const end = new AbortController();
  const told = vi.fn(() => end.abort(new Error('closed')));
  await expect(writeWord(long, { onProgress: told, signal: end.signal })).rejects.toThrow('closed');
  expect(told).toHaveBeenCalledOnce();
});
