import { AnalysisError, QueryRefused, type Refusal } from '../../../analysis/index.js';
import { inLanguage, type Language, type Words } from '../../../http/messages.js';
import type { Misshapen } from './expressionShape.js';

/** Which part of a formula is wrong: the name of its field. */
export type FormulaField =
  | 'table'
  | 'expression'
  | 'parts.numerator.expression'
  | 'parts.denominator.expression'
  | 'filter'
  | 'timeColumn'
  | 'dimensions';

const places: Readonly<Record<FormulaField, Words>> = {
  table: { zh: '数据表', en: 'Table' },
  expression: { zh: '计算式', en: 'Expression' },
  'parts.numerator.expression': { zh: '分子', en: 'Numerator' },
  'parts.denominator.expression': { zh: '分母', en: 'Denominator' },
  filter: { zh: '筛选条件', en: 'Filter' },
  timeColumn: { zh: '时间列', en: 'Time column' },
  dimensions: { zh: '维度', en: 'Dimensions' },
};

type Reason =
  | Misshapen['problem']
  | Refusal
  | 'notAggregate'
  | 'notNumber'
  | 'notCondition'
  | 'noColumn'
  | 'notDate'
  | 'noDimension'
  | 'failed'
  | 'tooSlow'
  | 'tooLarge';

const reasons: Readonly<Record<Reason, Words>> = {
  comment: { zh: '不能有注释 {at}', en: 'comments are not allowed ({at})' },
  several: { zh: '只能是一个式子，不能有 {at}', en: 'only one expression is allowed, without {at}' },
  subquery: { zh: '不能有子查询（{at}）', en: 'queries within it are not allowed ({at})' },
  clause: { zh: '只写式子本身，不能有 {at}', en: 'write the expression alone, without {at}' },
  parentheses: { zh: '括号不成对（{at}）', en: 'brackets do not match ({at})' },
  text: { zh: '引号的写法不支持（{at}）', en: 'quotes are not written in a way that is supported ({at})' },
  list: { zh: '只能是一个式子，不能用逗号并列', en: 'only one expression is allowed, not a list' },
  too_long: { zh: '太长', en: 'it is too long' },
  not_parsed: { zh: '写法有误：{at}', en: 'it cannot be read: {at}' },
  not_one_select: { zh: '只能是一个式子', en: 'only one expression is allowed' },
  syntax_not_allowed: { zh: '不支持的写法：{at}', en: 'this is not allowed: {at}' },
  table_not_granted: { zh: '没有数据表或列“{at}”', en: 'there is no table or column “{at}”' },
  function_not_allowed: { zh: '不支持函数 {at}', en: 'the function {at} is not allowed' },
  type_not_allowed: { zh: '不支持类型 {at}', en: 'the type {at} is not allowed' },
  too_much_asked: { zh: '计算量太大：{at}', en: 'it asks for too much: {at}' },
  grant_not_usable: { zh: '这张表的行规则不能执行', en: 'the rule on rows of this table cannot be used' },
  notAggregate: {
    zh: '需要把多行算成一个数，如 count(*)、sum("列")',
    en: 'it has to make one number of many rows, such as count(*) or sum("column")',
  },
  notNumber: { zh: '结果不是数字', en: 'it does not come to a number' },
  notCondition: { zh: '不是判断是否成立的条件', en: 'it is no condition that holds or not' },
  noColumn: { zh: '没有列“{at}”', en: 'there is no column “{at}”' },
  notDate: { zh: '列“{at}”不是日期或时间', en: 'the column “{at}” holds no dates' },
  noDimension: { zh: '没有维度“{at}”', en: 'there is no dimension “{at}”' },
  failed: { zh: '引擎不能计算：{at}', en: 'the engine cannot count it: {at}' },
  tooSlow: { zh: '计算超过 30 秒，已停止', en: 'counting took more than 30 seconds and was stopped' },
  tooLarge: { zh: '计算要用的内存或磁盘超过上限', en: 'counting needs more memory or disk than it may use' },
};

/** What is wrong with a formula, and where. */
export interface FormulaProblem {
  readonly field: FormulaField;
  readonly reason: Reason;
  readonly at?: string;
}

const limits: Readonly<Partial<Record<AnalysisError['code'], Reason>>> = {
  analysis_timed_out: 'tooSlow',
  analysis_out_of_memory: 'tooLarge',
  analysis_too_large_temp: 'tooLarge',
};

/** What an error of the engine says about a piece of a formula; null for one that is about something else. */
export const problemOf = (error: unknown, field: FormulaField): FormulaProblem | null => {
  if (error instanceof QueryRefused)
    return { field, reason: error.reason, ...(error.at !== undefined && { at: error.at }) };
  if (!(error instanceof AnalysisError)) return null;
  if (error.code === 'analysis_query_failed') return { field, reason: 'failed', at: error.message };
  const reason = limits[error.code];
  return reason === undefined ? null : { field, reason };
};

/** In words of a language: what is wrong, alone and with where. */
export const problemWords = (
  { field, reason, at = '' }: FormulaProblem,
  language: Language,
): { readonly alone: string; readonly placed: string } => {
  const english = language === 'en-US';
  const said = inLanguage(reasons[reason], language, { at });
  return {
    alone: english ? `${said.charAt(0).toUpperCase()}${said.slice(1)}.` : said,
    placed: `${inLanguage(places[field], language)}${english ? ': ' : '：'}${said}`,
  };
};
