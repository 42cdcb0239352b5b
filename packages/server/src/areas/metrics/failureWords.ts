import { AnalysisError, QueryRefused } from '../../analysis/index.js';
import { UnknownName } from '../../analysis/semantics/index.js';
import { inLanguage, type Language, type Words } from '../../http/messages.js';

/** Why a metric could not be computed, as it is kept: a word of ours, and what the engine had to say. */
export const keptFailure = (error: Error): string => {
  if (error instanceof QueryRefused) return `refused ${error.at ?? ''}`;
  if (error instanceof UnknownName) return 'no_table';
  if (!(error instanceof AnalysisError)) return 'no_source';
  return error.code === 'analysis_query_failed' ? `failed ${error.message}` : error.code;
};

const words: Readonly<Record<string, Words>> = {
  no_source: { zh: '数据源已停用或不存在', en: 'The data source is switched off or gone.' },
  no_table: { zh: '数据表不存在', en: 'The table is gone.' },
  refused: { zh: '公式引用的表或列不存在：{at}', en: 'The formula names what is not there: {at}' },
  failed: { zh: '引擎不能计算：{at}', en: 'The engine cannot count it: {at}' },
  analysis_timed_out: { zh: '计算超过 30 秒，已停止', en: 'Counting took more than 30 seconds and was stopped.' },
  analysis_out_of_memory: { zh: '计算要用的内存超过上限', en: 'Counting needs more memory than it may use.' },
  analysis_not_available: { zh: '这台服务器上没有查询引擎', en: 'This server has no engine for queries.' },
};

const other: Words = { zh: '计算没有成功，请稍后重试', en: 'It could not be computed. Please try again later.' };

/** The same for people; empty where nothing failed. */
export const failureWords = (failure: string, language: Language): string => {
  if (failure === '') return '';
  const [kind = '', ...rest] = failure.split(' ');
  const said = (Object.hasOwn(words, kind) ? words[kind] : undefined) ?? other;
  return inLanguage(said, language, { at: rest.join(' ') });
};
