import { gone, type Messages } from '../../../http/messages.js';

/** Words of the reasons that calls about uploads of data end with. */
export const uploadMessages: Messages = {
  broken_quotes: {
    zh: '第 {row} 行的引号不成对，改好后重新上传',
    en: 'The quotes in row {row} do not match. Correct the file and upload it again.',
  },
  column_needed: { zh: '缺少必需的列：{columns}', en: 'A column is needed: {columns}.' },
  column_twice: { zh: '两列对应了同一个字段：{column}', en: 'Two columns are the same field: {column}.' },
  columns_do_not_match: {
    zh: '列与文件不符，请刷新后重试',
    en: 'These are not the columns of the file. Reload and try again.',
  },
  data_upload_not_found: gone('上传记录', 'upload'),
  data_upload_not_running: { zh: '当前没有在处理', en: 'Nothing is under way.' },
  data_upload_not_taken: { zh: '没有可以撤回的数据', en: 'There is nothing to take back.' },
  data_upload_running: { zh: '正在处理，请等待完成或先取消', en: 'It is under way. Wait for it, or cancel it first.' },
  data_upload_taken: { zh: '已经录入，不能再改列', en: 'It is taken in already: its columns cannot be changed.' },
  data_upload_too_old: { zh: '已超过七天', en: 'More than seven days have passed.' },
  data_upload_unchecked: { zh: '请先试运行', en: 'Try it in a dry run first.' },
  no_headings: {
    zh: '第一行不是列名，请在第一行写上列名',
    en: 'The first row does not name the columns. Put headings there.',
  },
  no_rows: { zh: '列名下面没有数据', en: 'There is nothing below the headings.' },
};
