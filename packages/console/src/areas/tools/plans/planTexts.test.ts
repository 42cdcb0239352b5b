import type { PlanSection } from '@console/api/contract';
import { expect, it } from 'vitest';
import { bothTexts, editedSection, editsLeft, isOvertaken } from './sectionEdits.js';
import { writtenSections } from './writtenSections.js';

const section: PlanSection = {
  id: 's1',
  title: '市场分析',
  hint: '',
  content: '原文',
  references: [],
  version: 3,
  changedBy: '李慧敏',
  updateTime: '2026-11-25T02:00:00.000Z',
};
const passage = (n: number, chunkId: string) => ({
  n,
  chunkId,
  documentName: `${chunkId}.pdf`,
  knowledgeBaseName: '青少年',
  positions: [],
  content: chunkId,
});

it('takes a new name of a section for no change of its text', () => {
  const edit = { content: '原文，续', upon: '原文', version: 2, saved: false };
  expect(isOvertaken(section, edit)).toBe(false);
  expect(editedSection(section, edit, undefined)).toMatchObject({ content: '原文，续', state: 'unsaved' });
});

it('shows both texts where somebody else wrote as well', () => {
  const edit = { content: '我的', upon: '更早的', version: 2, saved: false };
  expect(editedSection(section, edit, undefined)).toMatchObject({
    content: '我的',
    state: 'conflict',
    theirs: { content: '原文', by: '李慧敏' },
  });
});

it('keeps each citation of two texts with its own passage', () => {
  const theirs = { content: '甲[1]，乙[2]', references: [passage(1, 'a'), passage(2, 'b')] };
  const mine = { content: '甲[1]，丙[2]，丁[3]', references: [passage(1, 'a'), passage(2, 'c'), passage(3, 'd')] };
  expect(bothTexts(theirs, mine)).toEqual({
    content: '甲[1]，乙[2]\n\n甲[1]，丙[4]，丁[3]',
    references: [passage(1, 'a'), passage(2, 'b'), passage(4, 'c'), passage(3, 'd')],
  });
});

it('names the sources of each section that says something, below it', () => {
  const words = {
    sources: '依据',
    source: (document: string, base: string, page: number | undefined) => [document, base, page ?? '-'].join(' '),
  };
  const edited = editedSection({ ...section, content: '增长[1]。' }, undefined, undefined);
  const said = { ...edited, references: [passage(2, 'b'), passage(1, 'a')] };
  expect(writtenSections([said, { ...edited, content: ' ' }], words)).toEqual([
    '## 市场分析\n\n增长[1]。\n\n**依据**\n\n- [1] a.pdf 青少年 -',
  ]);
});

it('brings the unsaved words of several pages together, and loses none that two wrote into one section', () => {
  const edit = (content: string) => ({ title: '市场分析', content, version: 3, saved: false });
  const one = { s1: edit('甲'), s2: edit('乙') };
  const other = { s1: edit('丙'), s3: edit('丁'), s2: edit('乙'), odd: { content: 1 } };
  const { s1, s2, s3, ...rest } = editsLeft([one, other]);
  expect([s1, s2, s3].map((left) => left?.content)).toEqual(['甲', '乙', '丁']);
  expect(Object.values(rest).map(({ content }) => content)).toEqual(['丙']);
});
