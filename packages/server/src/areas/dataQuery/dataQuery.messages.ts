import { gone, type Messages } from '../../http/messages.js';

/** Words of the reasons that questions to data and calls about their sources end with. */
export const dataQueryMessages: Messages = {
  data_source_not_found: gone('数据源', 'data source'),
  data_answer_not_found: gone('提问', 'question'),
  source_table_not_found: gone('数据表', 'table'),
  data_answer_running: {
    zh: '上一个问题还在查询，请等它结束或先停止',
    en: 'The last question is still being answered. Wait for it or stop it first.',
  },
  data_chip_unknown: { zh: '这个条件不能这样改', en: 'This condition cannot be changed so.' },
  data_doubt_unknown: { zh: '没有这个选项，请重新选择', en: 'There is no such choice. Choose again.' },
  data_source_fixed: {
    zh: '平台自带的数据不能修改或删除',
    en: 'The platform’s own data cannot be changed or deleted.',
  },
  data_source_unreachable: { zh: '连接不上这个数据库', en: 'This database cannot be reached.' },
  source_rule_refused: {
    zh: '行规则不能执行，请检查写法：{reason}',
    en: 'This rule on rows cannot be used ({reason}). Check how it is written.',
  },
  unreadable_table: { zh: '读不出表格，请检查文件', en: 'No table can be read in this file.' },
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
