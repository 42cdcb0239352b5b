import { expect, it } from 'vitest';
import { references } from '../chat/chat.fixtures.js';
import { textZh } from '../text-preview/locale.js';
import { conversationMarkdown, type ExportedTurn } from './conversationMarkdown.js';
import { conversationExportZh } from './locale.js';

const words = { ...conversationExportZh, place: textZh.place };
const turn = (more: Partial<ExportedTurn>): ExportedTurn => ({
  question: '前场发球几秒？',
  answer: '14 秒[1]。',
  status: 'done',
  failure: null,
  createTime: '2026-11-21T09:41:16+08:00',
  references,
  ...more,
});
const written = (...turns: Partial<ExportedTurn>[]) => conversationMarkdown(turns.map(turn), words);

it('writes each question as a heading, its answer below, and what it cites as footnotes with document and page', () => {
  const text = written({}, { question: '还有吗？', answer: '没有了。', references: [] });
  expect(text.match(/^## .*$/gm)).toEqual(['## 前场发球几秒？', '## 还有吗？']);
  expect(text).toContain('14 秒[^1-1]。');
  expect(text).toMatch(/^\[\^1-1\]: 《.+》，.*第 \d+ 页$/m);
});

it('counts each citation as a footnote of its own, and leaves numbers alone that cite nothing', () => {
  const text = written({ answer: '甲[1]，乙[1]，丙[9]，[1](https://a.example)。' });
  expect(text).toContain('甲[^1-1]，乙[^1-2]，丙[9]，[1](https://a.example)。');
  expect(text.match(/^\[\^/gm)).toHaveLength(2);
});

it('tells the way through the knowledge graph to what was found on it', () => {
  const steps = [
    { subject: '林志勇', predicate: '执教', object: '海河女篮', condition: '' },
    { subject: '滨江体育馆', predicate: '接待', object: '海河女篮', condition: '' },
  ];
  const text = written({ references: references.map((one) => ({ ...one, path: { steps, step: 2 } })) });
  expect(text.replaceAll('\\', '')).toContain('沿知识图谱：林志勇 —执教→ 海河女篮 ←接待— 滨江体育馆');
});

it('changes nothing in code, and puts headings of an answer below that of its question', () => {
  const text = written({ answer: '# 结论\n\n```sh\n# 注释 [1]\n```\n\n行内 `a[1]`[1]\n\n##### 细则' });
  expect(text).toContain('### 结论');
  expect(text).toContain('```sh\n# 注释 [1]\n```');
  expect(text).toContain('`a[1]`[^1-1]');
  expect(text).toContain('###### 细则');
});

it('takes what somebody asked and what files are called as words, whatever they would mean', () => {
  const text = written({
    question: '# 标题 [x](javascript:alert(1))\n第二行 *星*',
    references: references.map((one) => ({ ...one, documentName: '[恶意](https://evil.example)<b>.pdf' })),
  });
  expect(text).toContain(String.raw`\[x\](javascript`);
  expect(text).not.toMatch(/(?<!\\)\]\(/);
  expect(text).not.toMatch(/(?<!\\)<b/);
  expect(text).toContain(String.raw`> 第二行 \*星\*`);
});

it('names nothing that is withheld, and says where an answer was not finished, or why it failed', () => {
  const hidden = references.map((one) => ({ ...one, documentName: '秘密.pdf', withheld: true }));
  const text = written(
    { references: hidden },
    { status: 'stopped', answer: '一半' },
    { status: 'failed', answer: '', failure: '模型没有回答' },
  );
  expect(text).toContain('[^1-1]: 无权查看的资料');
  expect(text).not.toContain('秘密');
  expect(text).toContain('*（回答没有完成）*');
  expect(text).toContain('*模型没有回答*');
});

it('lets no answer write a source of its own in the place of the true one, nor one answer into another', () => {
  const own = '真[1]，自注[^1-1][^a]。\n\n[^1-1]: 《假文件》第 9 页\n\n[^a]: 甲';
  const text = written({ answer: own }, { answer: '乙[^a]\n\n[^a]: 乙' });
  expect(text.match(/^\[\^[^\]]+\](?=:)/gm)).toEqual(['[^own1-1-1]', '[^own1-a]', '[^1-1]', '[^own2-a]']);
  expect(text).toContain('真[^1-1]，自注[^own1-1-1][^own1-a]。');
});

it.each([
  ['backticks', '`'.repeat(100_000)],
  ['blanks', ' '.repeat(100_000)],
  ['fences', '```\n'.repeat(25_001)],
  ['brackets', '['.repeat(100_000)],
])('is not kept busy by a hundred thousand %s', (_name, answer) => {
  const began = performance.now();
  written({ answer });
  expect(performance.now() - began).toBeLessThan(1500);
});
