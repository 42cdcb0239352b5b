import type { ListedPlan } from './PlanList.js';
import type { CalendarPlan, PlanState } from './types.js';

export const NOW = new Date('2026-11-21T10:42:00+08:00');

const plan = (id: string, name: string, state: PlanState, from: string, to: string): CalendarPlan => ({
  id,
  name,
  state,
  startTime: `2026-${from}T09:00:00+08:00`,
  endTime: `2026-${to}T20:00:00+08:00`,
});

/** A month of an association: what runs, what is held, what is to come and what has ended. */
export const plans: readonly CalendarPlan[] = [
  plan('u17', '全国 U17 联赛开赛预热', 'finished', '11-01', '11-07'),
  plan('birthday', '会员生日礼 11 月', 'paused', '11-01', '11-30'),
  plan('double11', '双十一会员日', 'finished', '11-09', '11-12'),
  plan('finals', 'U17 决赛周', 'finished', '11-10', '11-15'),
  plan('early', '季票早鸟 9 折', 'running', '11-16', '12-05'),
  plan('family', '家庭观赛日邀请', 'running', '11-21', '11-28'),
  plan('referees', '裁判员年审提醒', 'waiting', '11-23', '11-27'),
  plan('camp', '冬训营报名', 'draft', '11-30', '12-06'),
];

const audiences = [
  'U17 关注者 8,730',
  '当月生日会员 3,214',
  '全体会员 150,361',
  'U17 关注者 8,730',
  '季票续费与到场家庭 12,480',
  '家庭观赛日人群 10,480',
  '年审到期裁判 1,926',
  '青训家庭 5,262',
];

/** The same as rows. */
export const listed: readonly ListedPlan[] = plans.map((one, at) => ({ ...one, audience: audiences[at] ?? '' }));
