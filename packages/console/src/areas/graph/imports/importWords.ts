import type { TripleColumn } from '@console/api/contract';
import { areaWords } from '../../../locale/areaWords.js';

const zh = {
  title: '导入三元组',
  next: '下一步',
  name: '导入名称',
  base: '知识库',
  bases: '知识库',
  intro: (base: string) =>
    `导入到“${base}”。先检查哪些是新的、重复的、与图谱矛盾的或悬空的，在原处改好；导入后进入审核，通过后才写入图谱。`,
  count: (rows: number) => `${rows.toLocaleString()} 条`,
  columns: {
    subject: ['主体', '主语', '头实体', 'head'],
    subjectType: ['主体类型', '主语类型', '头实体类型', 'subject type'],
    predicate: ['关系', '谓语', '谓词', 'relation'],
    object: ['客体', '宾语', '尾实体', 'tail'],
    objectType: ['客体类型', '宾语类型', '尾实体类型', 'object type'],
    condition: ['条件', '成立条件'],
    sentence: ['原句', '原文', '依据', '证据', 'evidence'],
  } satisfies Record<TripleColumn, string[]>,
  long: (most: number) => `最多 ${most} 个字`,
  twice: (row: number) => `与第 ${row} 行相同`,
  dangling: (names: string) => `不知道“${names}”是什么类型：表格和图谱里都没有，审核时标为“悬空”`,
  contradicting: '图谱中',
  doubtful: '主体和客体相同，审核时标为“疑似误抽”',
  stored: (count: number) => `已导入 ${count.toLocaleString()} 条，等待审核。审核通过后写入图谱。`,
  review: '去审核',
  join: '”“',
};

const en: typeof zh = {
  title: 'Import triples',
  next: 'Next',
  name: 'Name of the import',
  base: 'Knowledge base',
  bases: 'Knowledge bases',
  intro: (base) =>
    `Into “${base}”. The check says which are new, duplicate, contradicting or dangling, and they can be mended in place. They are reviewed before they join the graph.`,
  count: (rows) => `${rows.toLocaleString()} ${rows === 1 ? 'triple' : 'triples'}`,
  columns: {
    subject: ['Subject', '主体', 'head'],
    subjectType: ['Subject type', '主体类型', 'subject kind'],
    predicate: ['Predicate', '关系', 'relation'],
    object: ['Object', '客体', 'tail'],
    objectType: ['Object type', '客体类型', 'object kind'],
    condition: ['Condition', '条件'],
    sentence: ['Sentence', '原句', 'evidence'],
  },
  long: (most) => `At most ${most} characters`,
  twice: (row) => `The same as row ${row}`,
  dangling: (names) =>
    `Nobody knows what kind of thing “${names}” is: neither the file nor the graph says. It will be marked “Dangling”.`,
  contradicting: 'In the graph',
  doubtful: 'Subject and object are the same. It will be marked “Doubtful”.',
  stored: (count) => `${count.toLocaleString()} imported, to be reviewed. They join the graph once they have passed.`,
  review: 'Review',
  join: '” “',
};

export const useImportWords = areaWords(zh, en);
export type ImportWords = typeof zh;
