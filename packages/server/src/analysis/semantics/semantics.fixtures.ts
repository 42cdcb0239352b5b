import { associationVocabulary } from './association/index.js';
import type { QueryPlan } from './plan.js';
import { type ReadOptions, readQuestion } from './reader.js';
import type { Vocabulary } from './vocabulary.js';

/** A Saturday. */
export const TODAY = '2026-11-21';

export const vocabulary = associationVocabulary({
  assistants: ['文献助手', '财务助手', '通用助手', '智能客服', '传播助手'],
  bases: ['竞赛规则库', '财务制度库'],
  roles: ['管理员', '裁判员'],
});

/** A vocabulary in which one word means two things. */
export const referees: Vocabulary = {
  tables: [
    { name: 'assignments', label: '执裁记录', timeColumn: 'match_at', columns: ['match_at', 'referee', 'province'] },
    { name: 'reviews', label: '年审', timeColumn: 'reviewed_at', columns: ['reviewed_at', 'referee', 'province'] },
  ],
  dimensions: ['assignments', 'reviews'].map((table) => ({
    code: 'province',
    name: '省份',
    english: 'province',
    synonyms: ['省'],
    table,
    expression: '"province"',
    type: 'text',
    values: [{ value: '河北' }, { value: 'O\'Neil "x" \\' }],
    maxValues: 40,
  })),
  metrics: [
    {
      code: 'active_referees',
      name: '活跃裁判数',
      synonyms: ['活跃裁判'],
      unit: '人',
      table: 'assignments',
      expression: 'count(distinct "referee")',
      higherIsBetter: true,
      dimensions: ['province'],
      definition: '这段时间至少执裁 1 场',
    },
    {
      code: 'reviewed_referees',
      name: '年审裁判数',
      synonyms: ['活跃裁判'],
      unit: '人',
      table: 'reviews',
      expression: 'count(distinct "referee")',
      higherIsBetter: true,
      dimensions: ['province'],
      definition: '这段时间年审通过',
    },
  ],
};

/** The plan of a question that is understood. */
export const planned = (question: string, options: Partial<ReadOptions> & { words?: Vocabulary } = {}): QueryPlan => {
  const { words = vocabulary, ...rest } = options;
  const reading = readQuestion(question, words, { today: TODAY, ...rest });
  if (reading.kind !== 'plan') throw new Error(`not understood: ${JSON.stringify(reading)}`);
  return reading.plan;
};

/** The plan after several questions, each of which goes on from the one before. */
export const conversation = (...questions: readonly string[]): QueryPlan => {
  let previous: QueryPlan | null = null;
  for (const question of questions) previous = planned(question, { previous });
  if (previous === null) throw new Error('nothing was asked');
  return previous;
};
