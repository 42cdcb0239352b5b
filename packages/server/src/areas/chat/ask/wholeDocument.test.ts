import { expect, it } from 'vitest';
import type { NamedDocument } from '../evidence/retrieval.js';
import { documentsMeant, wholeDocumentAsked } from './wholeDocument.js';

it.each([
  ['总结 规则.pdf', '规则.pdf'],
  ['请帮我总结一下《篮球竞赛规则》的主要内容。', '篮球竞赛规则'],
  ['《裁判员手册》讲了什么？', '裁判员手册'],
  ['规则.pdf主要讲了哪些内容', '规则.pdf'],
  ['把报名表.xlsx总结一下', '报名表.xlsx'],
  ['竞赛规则的大纲', '竞赛规则'],
  ['列出规程.docx的目录', '规程.docx'],
  ['规程.docx 是关于什么的？', '规程.docx'],
  ['《规程》的要点有哪些？', '规程'],
  ['summarise rules.pdf', 'rules.pdf'],
  ['Please summarize the document “Club Handbook”.', 'Club Handbook'],
  ['What is handbook.md about?', 'handbook.md'],
  ['give me a short summary of handbook', 'handbook'],
  ['介绍一下竞赛规则这份文档', '竞赛规则'],
])('%s is about the document %s', (question, named) => {
  expect(wholeDocumentAsked(question)?.named).toBe(named);
});

it.each([
  '总结这个文件',
  '这份文档讲了什么？',
  '总结一下附件',
  'summarise this file',
  'What is the attached document about?',
])('%s points at a file', (question) => {
  expect(wholeDocumentAsked(question)).toMatchObject({ named: '' });
});

it.each([
  '决赛每队最多报名几人？',
  '裁判员什么时候到场？',
  '24 秒违例是什么？',
  '你好',
  'How many players are on court?',
])('%s is about no document', (question) => {
  expect(wholeDocumentAsked(question)).toBeNull();
});

const document = (id: string, name: string, title: string | null = null, isOwn = false): NamedDocument => ({
  id,
  name,
  title,
  knowledgeBaseName: '规则库',
  isOwn,
});
const documents = [
  document('rules', '篮球竞赛规则 2024.pdf', '篮球竞赛规则（中文版）'),
  document('rules2', '篮球竞赛规则 2020.pdf'),
  document('book', 'Club_Handbook.md'),
  document('sheet', '报名表.xlsx'),
  document('form', '报名表.docx'),
  document('own', '我的合同.pdf', null, true),
];
const meant = (named: string, least: 'part' | 'half' | 'all' = 'half') =>
  documentsMeant({ named, least }, documents).map(({ id }) => id);

it('knows what is surely a document, what is to be summed up, and what may be any subject', () => {
  expect(wholeDocumentAsked('《规程》讲了什么？')).toMatchObject({ least: 'part', wantsOutline: false });
  expect(wholeDocumentAsked('规程的目录')).toMatchObject({ least: 'half', wantsOutline: true });
  expect(wholeDocumentAsked('技术犯规包括哪些？')).toMatchObject({ named: '技术犯规', least: 'all' });
});

it('knows a document by its name or its title, whatever the case, the width and the blanks', () => {
  expect(meant('篮球竞赛规则2024')).toEqual(['rules']);
  expect(meant('篮球竞赛规则２０２４.PDF', 'part')).toEqual(['rules']);
  expect(meant('篮球竞赛规则(中文版)', 'part')).toEqual(['rules']);
  expect(meant('club handbook')).toEqual(['book']);
  expect(meant('报名表.XLSX', 'part')).toEqual(['sheet']);
});

it('names several where it may be each of them, and none where it is a subject', () => {
  expect(meant('篮球竞赛规则')).toEqual(['rules', 'rules2']);
  expect(meant('报名表')).toEqual(['sheet', 'form']);
  expect(meant('犯规的处罚')).toEqual([]);
  expect(meant('规则')).toEqual([]);
  expect(meant('篮球竞赛规则', 'all')).toEqual([]);
  expect(meant('竞赛规则', 'part')).toEqual(['rules', 'rules2']);
  expect(meant('')).toEqual(['own']);
});
