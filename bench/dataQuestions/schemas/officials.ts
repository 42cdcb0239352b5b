import type { Vocabulary } from '../../../packages/server/src/analysis/semantics/index.js';
import { count, distinct, meanOf, randomFrom, type Row, type Schema, shareOf, timeAfter } from '../facts.js';

const levels = ['国际级', '国家级', '一级', '二级'] as const;
const provinces = ['河北', '河南', '湖南', '江西', '云南'] as const;
const duties = ['主裁判', '副裁判', '技术代表'] as const;

const random = randomFrom(41);
const assignments: Row[] = Array.from({ length: 2800 }, (_, id) => ({
  id,
  match_at: timeAfter('2025-01-01', random.below(689 * 1440)),
  referee: random.below(260),
  duty: random.one(duties),
  level: random.one(levels),
  province: random.one(provinces),
  accepted: random.chance(0.9),
  late: random.chance(0.05),
  score: random.chance(0.9) ? 60 + random.below(400) / 10 : null,
}));
const reviews: Row[] = Array.from({ length: 700 }, (_, id) => ({
  id,
  reviewed_at: timeAfter('2025-01-01', random.below(689 * 1440)),
  referee: random.below(260),
  level: random.one(levels),
  province: random.one(provinces),
  passed: random.chance(0.85),
}));

const level = {
  code: 'level',
  name: '等级',
  english: 'level',
  synonyms: ['裁判等级', '级别', 'grade', 'referee level'],
  expression: '"level"',
  type: 'text',
  values: [
    { value: '国际级', synonyms: ['国际级裁判', 'international', 'international referee'] },
    { value: '国家级', synonyms: ['国家级裁判', 'national', 'national referee'] },
    { value: '一级', synonyms: ['一级裁判', 'first-class'] },
    { value: '二级', synonyms: ['二级裁判', 'second-class'] },
  ],
  maxValues: 10,
} as const;
const province = {
  code: 'province',
  name: '省份',
  english: 'province',
  synonyms: ['省', '地区'],
  expression: '"province"',
  type: 'text',
  values: provinces.map((value, at) => ({
    value,
    synonyms: [['Hebei', 'Henan', 'Hunan', 'Jiangxi', 'Yunnan'][at] ?? value],
  })),
  maxValues: 40,
} as const;
const assigned = ['level', 'province', 'duty'];
const reviewed = ['level', 'province'];
const accepted = 'count(*) filter (where "accepted")';

const vocabulary: Vocabulary = {
  tables: [
    {
      name: 'assignments',
      label: '执裁记录',
      english: 'Assignments',
      subjects: ['裁判', '裁判员', 'referee', 'official'],
      timeColumn: 'match_at',
      columns: ['id', 'match_at', 'referee', 'duty', 'level', 'province', 'accepted', 'late', 'score'],
    },
    {
      name: 'reviews',
      label: '年审',
      english: 'Annual reviews',
      subjects: ['裁判', '裁判员', 'referee'],
      timeColumn: 'reviewed_at',
      columns: ['id', 'reviewed_at', 'referee', 'level', 'province', 'passed'],
    },
  ],
  dimensions: [
    { ...level, table: 'assignments' },
    { ...level, table: 'reviews' },
    { ...province, table: 'assignments' },
    { ...province, table: 'reviews' },
    {
      code: 'duty',
      name: '岗位',
      english: 'duty',
      synonyms: ['职责', '执裁岗位', 'position'],
      table: 'assignments',
      expression: '"duty"',
      type: 'text',
      values: [
        { value: '主裁判', synonyms: ['主裁', 'crew chief'] },
        { value: '副裁判', synonyms: ['副裁', 'umpire'] },
        { value: '技术代表', synonyms: ['commissioner'] },
      ],
      maxValues: 10,
    },
  ],
  metrics: [
    {
      code: 'assignment_count',
      name: '执裁场次',
      english: 'assignments',
      synonyms: ['执裁次数', '执裁数', '派遣次数', '选派次数', 'assignment count', 'games officiated'],
      unit: '场',
      table: 'assignments',
      expression: accepted,
      higherIsBetter: null,
      dimensions: assigned,
      definition: '接受了的派遣。',
    },
    {
      code: 'active_referees',
      name: '活跃裁判数',
      english: 'active referees',
      synonyms: ['活跃裁判', '活跃裁判人数', '执裁人数'],
      unit: '人',
      table: 'assignments',
      expression: 'count(distinct "referee")',
      filter: '"accepted"',
      higherIsBetter: true,
      dimensions: assigned,
      definition: '这段时间至少执裁 1 场的裁判。',
    },
    {
      code: 'referee_score',
      name: '执裁评分',
      english: 'referee score',
      synonyms: ['评分', '平均评分', '裁判评分', 'average score', 'score', 'rating'],
      unit: '分',
      table: 'assignments',
      expression: 'avg("score")',
      higherIsBetter: true,
      target: 80,
      dimensions: assigned,
      definition: '赛后评分的平均。',
    },
    {
      code: 'decline_rate',
      name: '拒绝率',
      english: 'decline rate',
      synonyms: ['推辞率', '拒派率', 'refusal rate'],
      unit: '%',
      table: 'assignments',
      expression: '100.0 * count(*) filter (where not "accepted") / nullif(count(*), 0)',
      higherIsBetter: false,
      target: 10,
      dimensions: assigned,
      definition: '没有接受的派遣占全部派遣的比例。',
    },
    {
      code: 'late_rate',
      name: '迟到率',
      english: 'late rate',
      synonyms: ['迟到比例', 'lateness'],
      unit: '%',
      table: 'assignments',
      expression: `100.0 * count(*) filter (where "late" and "accepted") / nullif(${accepted}, 0)`,
      higherIsBetter: false,
      dimensions: assigned,
      definition: '迟到的场次占执裁场次的比例。',
    },
    {
      code: 'review_count',
      name: '年审人数',
      english: 'reviewed referees',
      synonyms: ['年审人次', '参加年审人数', '年审数', 'reviews', 'review count'],
      unit: '人',
      table: 'reviews',
      expression: 'count(*)',
      higherIsBetter: null,
      dimensions: reviewed,
      definition: '参加年审的人次。',
    },
    {
      code: 'review_pass_rate',
      name: '年审通过率',
      english: 'review pass rate',
      synonyms: ['通过率', '年审合格率', 'pass rate'],
      unit: '%',
      table: 'reviews',
      expression: '100.0 * count(*) filter (where "passed") / nullif(count(*), 0)',
      higherIsBetter: true,
      target: 85,
      dimensions: reviewed,
      definition: '年审通过的人次占参加年审的比例。',
    },
    {
      code: 'qualified_referees',
      name: '合格裁判数',
      english: 'qualified referees',
      synonyms: ['活跃裁判', '年审合格裁判数', '年审合格人数'],
      unit: '人',
      table: 'reviews',
      expression: 'count(distinct "referee") filter (where "passed")',
      higherIsBetter: true,
      dimensions: reviewed,
      definition: '这段时间年审通过的裁判，每人计一次。',
    },
  ],
};

const isAccepted = (row: Row): boolean => row['accepted'] === true;
const assignment = { table: 'assignments', time: 'match_at' };
const review = { table: 'reviews', time: 'reviewed_at' };

export const officialsSchema: Schema = {
  name: 'officials',
  vocabulary,
  columns: {
    assignments: {
      id: 'integer',
      match_at: 'timestamp',
      referee: 'integer',
      duty: 'varchar',
      level: 'varchar',
      province: 'varchar',
      accepted: 'boolean',
      late: 'boolean',
      score: 'double',
    },
    reviews: {
      id: 'integer',
      reviewed_at: 'timestamp',
      referee: 'integer',
      level: 'varchar',
      province: 'varchar',
      passed: 'boolean',
    },
  },
  rows: { assignments, reviews },
  metrics: {
    assignment_count: { ...assignment, of: (rows) => rows.filter(isAccepted).length },
    active_referees: { ...assignment, where: isAccepted, of: distinct('referee') },
    referee_score: { ...assignment, of: meanOf('score') },
    decline_rate: { ...assignment, of: shareOf((row) => !isAccepted(row)) },
    late_rate: { ...assignment, of: shareOf((row) => row['late'] === true && isAccepted(row), isAccepted) },
    review_count: { ...review, of: count },
    review_pass_rate: { ...review, of: shareOf((row) => row['passed'] === true) },
    qualified_referees: { ...review, of: (rows) => distinct('referee')(rows.filter((row) => row['passed'] === true)) },
  },
  dimensions: { level: 'level', province: 'province', duty: 'duty' },
};
