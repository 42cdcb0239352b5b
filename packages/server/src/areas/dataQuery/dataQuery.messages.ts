import { gone, type Messages } from '../../http/messages.js';

/** Words of the reasons that questions to data and calls about their sources end with. */
export const dataQueryMessages: Messages = {
  data_source_not_found: gone('数据源', 'data source'),
  data_answer_not_found: gone('提问', 'question'),
  saved_question_not_found: gone('保存的提问', 'saved question'),
  saved_question_unrepeatable: {
    zh: '这个提问还没有可以重复的答法：请先问出结果，再从结果保存',
    en: 'There is no way yet to answer this again without a guess. Ask it first, and save it from its answer.',
  },
  saved_question_not_asked: {
    zh: '账号已停用或没有问数的权限，没有查询',
    en: 'Nothing was asked: the account was stopped or may not ask data any more.',
  },
  saved_question_failed: {
    zh: '多次查询都没有成功，下次到时间再试',
    en: 'Several tries failed. It is asked again at its next time.',
  },
  too_many_saved_questions: {
    zh: '最多保存 200 个提问，请先删除不用的',
    en: 'At most 200 questions can be saved. Delete some first.',
  },
  too_many_pins: {
    zh: '首页最多固定 12 个提问，请先取消几个',
    en: 'At most 12 questions can be pinned. Unpin some first.',
  },
  unreadable_questions: {
    zh: '读不出这个文件，请选择从本平台导出的 JSON 文件',
    en: 'This file cannot be read. Choose a JSON file that was exported here.',
  },
  source_table_not_found: gone('数据表', 'table'),
  data_answer_running: {
    zh: '上一个问题还在查询，请等它结束或先停止',
    en: 'The last question is still being answered. Wait for it or stop it first.',
  },
  data_chip_unknown: { zh: '这个条件不能这样改', en: 'This condition cannot be changed so.' },
  data_doubt_unknown: { zh: '没有这个选项，请重新选择', en: 'There is no such choice. Choose again.' },
  data_source_fixed: {
    zh: '这个数据源的内容不能在这里修改或删除',
    en: 'What is in this data source cannot be changed or deleted here.',
  },
  data_source_unreachable: {
    zh: '连接不上这个数据库：{reason}',
    en: 'This database cannot be reached: {reason}.',
  },
  source_rule_refused: {
    zh: '规则 {number}（{table}）不能执行：{reason}',
    en: 'Rule {number} ({table}) cannot be used: {reason}.',
  },
  empty_table: {
    zh: '表格里只有表头，没有数据行',
    en: 'The table has heads and no rows.',
  },
  unreadable_table: { zh: '读不出表格，请检查文件', en: 'No table can be read in this file.' },
  too_many_sheets: {
    zh: '一个文件最多 50 个工作表，请拆分文件',
    en: 'A file may have 50 sheets at most. Split the file.',
  },
  too_wide_table: {
    zh: '一张表最多 200 列，请删去不需要的列',
    en: 'A table may have 200 columns at most. Leave out what is not needed.',
  },
  too_long_table: {
    zh: '一张表最多 500 万行，请拆分文件',
    en: 'A table may have 5,000,000 rows at most. Split the file.',
  },
  no_query_found: {
    zh: '没能把这个问题变成查询，请换个说法',
    en: 'No query could be made of this question. Put it another way.',
  },
  too_many_questions: { zh: '提问过于频繁，请稍后再试', en: 'Too many questions. Please try again shortly.' },
};
