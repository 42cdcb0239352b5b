import { addBusinessPlan, pagePlanVersions, readBusinessPlan, shareBusinessPlan } from '@console/api/contract';
import type { TestUser } from '../../../../testing/startApp.js';
import type { PlansApp } from './startPlans.js';

const USUAL = [
  { title: '市场', content: '旧文字' },
  { title: '团队', content: '' },
];

/** What tests do with plans again and again; `as` owns them, and `other` is whom they are shared with. */
export const planCalls = (app: PlansApp, as: TestUser, other: TestUser) => {
  const begin = async (sections = USUAL): Promise<string> => {
    const { id } = await app.call(addBusinessPlan, { title: '青训营计划', company: '篮协', sections }, { as });
    return id;
  };
  const read = (id: string, who = as) => app.call(readBusinessPlan, { id }, { as: who });
  return {
    begin,
    read,
    sectionOf: async (id: string, at = 0, who = as) => {
      const one = (await read(id, who)).sections[at];
      if (one === undefined) throw new Error('no such section');
      return one;
    },
    shared: async (): Promise<string> => {
      const id = await begin();
      await app.call(shareBusinessPlan, { id, accounts: [other.account.toUpperCase()] }, { as });
      return id;
    },
    versions: (id: string, who = as) => app.call(pagePlanVersions, { id, current: 1, size: 50 }, { as: who }),
  };
};
