import { areaWords } from '../../../locale/areaWords.js';

const zh = {
  title: '数据源',
  name: '新数据源的名称',
  add: '新建',
  ask: '问数',
  fixed: '平台自带',
  tables: (count: number) => `${count} 张表`,
  rows: (count: number) => `${count.toLocaleString()} 行`,
  none: '还没有数据表',
  noneText: '上传 xlsx、csv 或 parquet，第一行是列名，上传后就能提问。',
  put: (name: string, rows: number) => `“${name}”已就绪，共 ${rows.toLocaleString()} 行`,
  refused: (name: string, limit: string) => `“${name}”不能上传：只支持 xlsx、xls、csv、parquet，最大 ${limit}`,
  removeIt: (name: string) => `删除 ${name}`,
  remove: (name: string) => `删除“${name}”？`,
  removeText: '其中的数据表都会删除，已有的回答保留。',
  removed: '已删除',
};

const en: typeof zh = {
  title: 'Data sources',
  name: 'Name of a new source',
  add: 'Add',
  ask: 'Ask',
  fixed: 'The platform’s own',
  tables: (count: number) => `${count} tables`,
  rows: (count: number) => `${count.toLocaleString()} rows`,
  none: 'No tables yet',
  noneText: 'Upload xlsx, csv or parquet, with the names of columns in the first row. They can be asked at once.',
  put: (name: string, rows: number) => `“${name}” is ready: ${rows.toLocaleString()} rows`,
  refused: (name: string, limit: string) =>
    `“${name}” cannot be uploaded: only xlsx, xls, csv, parquet, at most ${limit}`,
  removeIt: (name: string) => `Delete ${name}`,
  remove: (name: string) => `Delete “${name}”?`,
  removeText: 'All of its tables are deleted. Answers that were given stay.',
  removed: 'Deleted',
};

export const useSourceWords = areaWords(zh, en);
