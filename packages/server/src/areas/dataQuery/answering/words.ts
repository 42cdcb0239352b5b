import { AnalysisError, QueryRefused } from '../../../analysis/index.js';
import { type Reading, UnknownName } from '../../../analysis/semantics/index.js';
import { ModelError } from '../../../models/index.js';
import { NoQuery } from './byModel.js';

type Language = 'zh' | 'en';

const failures: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  analysis_out_of_memory: {
    zh: '查询要用的内存超过上限，请缩小范围再问',
    en: 'The query needs more memory than it may use. Ask about less.',
  },
  analysis_timed_out: {
    zh: '查询超过 30 秒，已停止，请缩小范围再问',
    en: 'The query took more than 30 seconds and was stopped. Ask about less.',
  },
  analysis_too_large_temp: {
    zh: '查询要用的磁盘超过上限，请缩小范围再问',
    en: 'The query needs more disk than it may use. Ask about less.',
  },
  analysis_crashed: { zh: '查询意外中断，请重试', en: 'The query broke off. Please try again.' },
  analysis_not_available: { zh: '这台服务器上没有查询引擎', en: 'This server has no engine for queries.' },
  analysis_not_reached: {
    zh: '连接不上数据源的数据库，请联系管理员检查',
    en: 'The database of a data source cannot be reached. Ask an administrator to look at it.',
  },
  analysis_address_not_allowed: {
    zh: '不允许访问数据源的地址，请联系管理员检查',
    en: 'The address of a data source may not be called. Ask an administrator to look at it.',
  },
  analysis_query_failed: { zh: '查询没有成功', en: 'The query failed.' },
};

/** What is said of an answer that failed. Nothing of the inside is told. */
export const failureWords = (error: unknown, language: Language): string => {
  if (error instanceof NoQuery)
    return language === 'en'
      ? 'No query could be made of this question. Put it another way.'
      : '没能把这个问题变成查询，请换个说法';
  if (error instanceof ModelError)
    return language === 'en' ? 'The model did not answer. Please try again later.' : '模型没有回答，请稍后重试';
  // What was kept names something that is gone, or that this reader does not see.
  if (error instanceof UnknownName || error instanceof QueryRefused)
    return language === 'en'
      ? 'What this question was answered from has changed, or is not there for you. Ask it anew.'
      : '这个问题所查的数据已变化，或不在可查询的范围内，请重新提问';
  const known = error instanceof AnalysisError ? failures[error.code] : undefined;
  return (known ?? { zh: '程序运行出错，请稍后重试', en: 'Something went wrong. Please try again later.' })[language];
};

type Unknown = Extract<Reading, { kind: 'unknown' }>;

const reasons: Readonly<Record<Unknown['reason'], Readonly<Record<Language, string>>>> = {
  words: { zh: '没有听懂{words}', en: 'Not understood: {words}' },
  metric: { zh: '没有听出要看哪个指标', en: 'It is not clear which metric is meant' },
  manyMetrics: { zh: '一次最多问 5 个指标', en: 'At most five metrics can be asked at once' },
  dimension: { zh: '这个指标不能按{words}拆分', en: 'This metric cannot be told apart by {words}' },
  value: { zh: '没有找到{words}', en: 'There is no {words}' },
  time: { zh: '没有听懂时间{words}', en: 'The time is not clear: {words}' },
  noTime: { zh: '{words}没有时间，不能按时间看', en: '{words} has no time to look at' },
  compare: { zh: '没有听懂和什么比', en: 'It is not clear what to compare with' },
  order: { zh: '没有听懂怎么排', en: 'It is not clear how to order' },
  unit: { zh: '单位对不上{words}', en: 'The unit does not fit: {words}' },
  target: { zh: '这个指标没有目标', en: 'This metric has no target' },
};

/** What is said of a question that no plan could be made of: what was not understood, and what there is instead. */
export const notUnderstoodWords = ({ reason, unknown, suggestions }: Unknown, language: Language): string => {
  const quotes = language === 'en' ? (word: string) => `“${word}”` : (word: string) => `“${word}”`;
  const words = unknown.map(quotes).join(language === 'en' ? ', ' : '、');
  const said = reasons[reason][language].replace('{words}', words);
  const names = [...new Set(suggestions.map(({ name }) => name))];
  if (names.length === 0) return language === 'en' ? `${said}.` : `${said}。`;
  return language === 'en'
    ? `${said}. You may have meant: ${names.join(', ')}.`
    : `${said}。可能是：${names.join('、')}。`;
};
