import { expect, it } from 'vitest';
import { AnalysisError } from '../../../analysis/index.js';
import { problemOf, problemWords } from './formulaWords.js';

it('says at its field that a formula takes too long or too much memory', () => {
  const words = (code: AnalysisError['code']) => {
    const problem = problemOf(new AnalysisError(code), 'expression');
    return problem === null ? null : problemWords(problem, 'zh-CN').placed;
  };
  expect(words('analysis_timed_out')).toBe('计算式：计算超过 30 秒，已停止');
  expect(words('analysis_out_of_memory')).toBe('计算式：计算要用的内存或磁盘超过上限');
  expect(words('analysis_crashed')).toBeNull();
});
