import type { Language } from '../../../http/messages.js';

/** A section as a plan begins with it. */
export interface NewSection {
  readonly title: string;
  readonly hint: string;
  readonly content: string;
}

const usual: Readonly<Record<Language, readonly (readonly [title: string, hint: string])[]>> = {
  'zh-CN': [
    ['执行摘要', '用一页说清项目是什么、解决什么问题、需要什么支持。通常最后写。'],
    ['项目概述', '项目背景、目标、所处阶段，以及与协会工作的关系。'],
    ['市场分析', '目标人群、市场规模与趋势、竞争者。每个数字注明依据。'],
    ['产品与服务', '提供什么，为谁提供，与现有做法有何不同。'],
    ['商业模式', '收入从哪里来，成本在哪里，合作方各得到什么。'],
    ['营销策略', '如何让目标人群知道、参与并留下。'],
    ['运营计划', '分阶段的任务、时间、负责人与可检查的结果。'],
    ['团队介绍', '核心成员的经历与分工，还缺什么人。'],
    ['财务预测', '收入、成本与现金流的预测，并写出假设。'],
    ['风险与对策', '可能出问题的地方、影响与应对办法。'],
    ['融资计划', '需要多少资金，用在哪里，如何退出或回报。'],
  ],
  'en-US': [
    ['Executive summary', 'What the project is, what it solves and what it needs, on one page. Usually written last.'],
    ['Project overview', 'Background, goals, stage, and how it relates to the work of the association.'],
    ['Market analysis', 'Whom it is for, size and trends of the market, competitors. Say where each number is from.'],
    ['Products and services', 'What is offered, to whom, and what is different from how it is done today.'],
    ['Business model', 'Where income comes from, where costs are, and what partners gain.'],
    ['Marketing strategy', 'How people get to know it, take part and stay.'],
    ['Operating plan', 'Tasks in stages, with times, people in charge and results that can be checked.'],
    ['Team', 'Experience and duties of the core members, and who is still missing.'],
    ['Financial forecast', 'Forecast of income, costs and cash flow, with its assumptions.'],
    ['Risks and responses', 'What may go wrong, how bad that is, and what is done then.'],
    ['Funding plan', 'How much money is needed, what for, and how it is returned.'],
  ],
};

/** The sections that a plan has where nobody says which. */
export const usualSections = (language: Language): NewSection[] =>
  usual[language].map(([title, hint]) => ({ title, hint, content: '' }));
