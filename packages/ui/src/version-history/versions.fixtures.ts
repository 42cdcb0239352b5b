import type { Version } from './types.js';

const people = ['陈思远', '王雅琴', '林志远'];
const notes = [
  '补上赛事报名的说法，不再输出个人电话',
  '引用条款时写全条号；涉及罚款时写明币种',
  '从试用改为正式',
  '第一版',
];

/** So many versions, newest first. */
export const versionList = (count: number, total = count): readonly Version[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `v${total - at}`,
    number: total - at,
    at: new Date(2026, 10, 21 - at, 10, 42),
    by: people[at % people.length],
    note: notes[at % notes.length],
  }));
