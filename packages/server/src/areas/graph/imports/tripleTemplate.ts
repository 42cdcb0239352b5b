import type { Language } from '../../../http/messages.js';
import { type Sheet, writeXlsx } from '../../../spreadsheets/index.js';

const widths = [24, 14, 16, 24, 14, 30, 60];

const table: Readonly<Record<Language, { name: string; titles: string[]; example: string[] }>> = {
  'zh-CN': {
    name: '三元组',
    titles: ['主体', '主体类型', '关系', '客体', '客体类型', '条件', '原句'],
    example: [
      '前场掷球入界',
      '条款',
      '复位至',
      '14 秒',
      '数值',
      '停表时显示 13 秒或以下',
      '在前场掷球入界，停表时显示 13 秒或以下的复位至 14 秒钟。',
    ],
  },
  'en-US': {
    name: 'Triples',
    titles: ['Subject', 'Subject type', 'Predicate', 'Object', 'Object type', 'Condition', 'Sentence'],
    example: [
      'Frontcourt throw-in',
      'Rule',
      'resets to',
      '14 seconds',
      'Value',
      '13 seconds or less on the shot clock',
      'If the shot clock shows 13 seconds or less, it is reset to 14 seconds.',
    ],
  },
};

const notes: Readonly<Record<Language, { name: string; title: string; lines: string[] }>> = {
  'zh-CN': {
    name: '说明',
    title: '填写说明',
    lines: [
      '只读第一张表；第一行是列名，列的顺序不限。第二行是示例，导入前请删除。',
      '主体、关系、客体必填；类型、条件、原句可以留空。',
      '类型留空时，用文件中其他行或图谱中同名实体的类型；都没有的会标记为“悬空”。',
      '最多 200,000 行。导入后先审核，通过后才进入图谱。',
    ],
  },
  'en-US': {
    name: 'Notes',
    title: 'How to fill in',
    lines: [
      'Only the first sheet is read. Its first row names the columns, in whatever order. The second row is an example: delete it before you import.',
      'Subject, predicate and object are needed. Types, condition and sentence may be left empty.',
      'Without a type, that of the same name in another row or in the graph is taken. Where there is none, the triple is marked.',
      '200,000 rows at most. Triples are reviewed before they join the graph.',
    ],
  },
};

/** An empty table of triples with an example, and how to fill it in on a second sheet. */
export const tripleTemplate = (language: Language): Uint8Array => {
  const { name, titles, example } = table[language];
  const { name: notesName, title, lines } = notes[language];
  const sheets: Sheet[] = [
    { name, columns: titles.map((one, at) => ({ title: one, width: widths[at] ?? 16 })), rows: [example] },
    { name: notesName, columns: [{ title, width: 100 }], rows: lines.map((line) => [line]) },
  ];
  return writeXlsx(sheets);
};
