import type { Vocabulary } from '../semantics/index.js';

/** A Saturday. */
export const TODAY = '2026-11-21';

/** What is known of the tables of `leagueGrants`. */
export const league: Vocabulary = {
  tables: [
    {
      name: 'players',
      label: '球员',
      columns: ['name', 'club', 'height'],
      described: [
        { name: 'name', label: '姓名', type: 'text' },
        { name: 'height', label: '身高', type: 'number' },
      ],
    },
    {
      name: 'clubs',
      label: '俱乐部',
      columns: ['id', 'name', 'city'],
      described: [{ name: 'city', label: '城市', type: 'text' }],
    },
    {
      name: 'matches',
      label: '比赛',
      timeColumn: 'day',
      columns: ['day', 'season', 'home', 'score', 'remark'],
      described: [
        { name: 'day', label: '比赛日', type: 'date' },
        { name: 'score', label: '得分', type: 'number' },
        { name: 'remark', label: '备注', type: 'text' },
      ],
    },
    { name: '球队成绩', label: '成绩', columns: ['球队', '得_分'] },
  ],
  metrics: [
    {
      code: 'match_count',
      name: '比赛场次',
      english: 'matches',
      synonyms: [],
      unit: '场',
      table: 'matches',
      expression: 'count(*)',
      higherIsBetter: null,
      dimensions: [],
      definition: '比赛的场次。',
    },
    {
      code: 'home_score',
      name: '主场场均得分',
      synonyms: [],
      unit: '分',
      table: 'matches',
      expression: 'sum("score") / count(*)',
      filter: '"home" is not null',
      higherIsBetter: true,
      dimensions: [],
      definition: '主场得分除以场次。',
    },
  ],
  dimensions: [
    {
      code: 'city',
      name: '城市',
      synonyms: [],
      table: 'clubs',
      expression: '"city"',
      type: 'text',
      values: [{ value: '北京' }, { value: '上海' }],
      maxValues: 50,
    },
  ],
};
