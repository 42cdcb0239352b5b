import { add%Record%, modify%Record%, page%Records%, remove%Records% } from '@console/api/contract';
import type { Scenario } from '../walk.js';

export const %records%: Scenario = async ({ call }) => {
  const { id } = await call(add%Record%, { name: '%zh%' });
  await call(modify%Record%, { id, description: '说明' });
  await call(page%Records%, { current: 1, size: 20 });
  await call(remove%Records%, { idList: [id] });
};
