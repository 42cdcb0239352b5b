import {
  activateModel,
  addModel,
  modifyModel,
  orderStandbys,
  pageModels,
  removeModels,
  testModel,
} from '@console/api/contract';
import type { Scenario } from '../walk.js';

/** Nothing answers at the address of these models: the last step takes them out of use, so that the others do without. */
export const models: Scenario = async ({ call, otherSystem }) => {
  const baseUrl = `${otherSystem}/v1`;
  const { id } = await call(addModel, {
    name: '问答模型',
    kind: 'chat',
    baseUrl,
    model: 'test',
    apiKey: 'very-secret-key',
  });
  const { id: spare } = await call(addModel, { name: '临时模型', kind: 'embedding', baseUrl, model: 'test' });
  await call(modifyModel, { id, name: '问答模型（新）' });
  await call(pageModels, { current: 1, size: 20, kind: 'chat' });
  await call(testModel, { id });
  await call(orderStandbys, { idList: [id] });
  await call(removeModels, { idList: [spare] });
  await call(activateModel, { id, active: true });
  await call(activateModel, { id, active: false });
  await call(orderStandbys, { idList: [] });
};
