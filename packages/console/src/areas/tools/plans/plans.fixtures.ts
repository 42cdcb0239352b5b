import type { BusinessPlan, BusinessPlanDetail } from '@console/api/contract';

const time = '2026-11-25T02:00:00.000Z';

export const plan: BusinessPlan = {
  id: 'plan1',
  title: '青训营商业计划书',
  company: '中国篮协',
  industry: '体育',
  sectionCount: 2,
  characterCount: 18,
  own: true,
  ownerName: '李慧敏',
  createTime: time,
  updateTime: time,
};

export const ofColleague: BusinessPlan = { ...plan, id: 'plan2', title: '三人篮球推广', own: false, ownerName: '王磊' };

const section = { hint: '', references: [], version: 1, changedBy: '李慧敏', updateTime: time };

export const planDetail: BusinessPlanDetail = {
  ...plan,
  version: 3,
  settingsVersion: 1,
  editors: [],
  sections: [
    { ...section, id: 's1', title: '市场分析', content: '青少年球员持续增长。', hint: '目标人群与规模' },
    { ...section, id: 's2', title: '财务预测', content: '' },
  ],
};
