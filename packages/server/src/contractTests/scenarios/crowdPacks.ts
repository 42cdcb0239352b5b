import {
  addCrowdPack,
  addToCrowdPack,
  combineCrowdPacks,
  copyCrowdPack,
  countCrowd,
  explainCrowd,
  findCrowdPeople,
  listAddChannelTags,
  listCrowdPackSizes,
  listCrowdPackVersions,
  listUserBehaviourTags,
  modifyCrowdPack,
  pageCrowdPackMembers,
  pageCrowdPacks,
  readCrowdPack,
  readCrowdPicture,
  removeCrowdPacks,
  removeFromCrowdPack,
  type RuleSet,
  sampleCrowd,
  uploadCrowdPack,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Scenario } from '../walk.js';

/** People as crowd packs have them: by rules, from a list, put together and explained. */
export const crowdPacks: Scenario = async ({ app, call }) => {
  await app.db.query(sql`
    insert into customers (id, name, phone, city, level) values ('crowd-1', '王芳', '13800006271', '上海', '金卡')`);
  const rules: RuleSet = {
    match: 'all',
    rules: [
      { field: 'city', operator: 'equals', values: ['上海'] },
      { match: 'any', rules: [{ field: 'order.count', operator: 'equals', values: ['0'], days: 90 }] },
    ],
    exclude: [{ field: 'event.count', operator: 'atLeast', values: ['1'] }],
  };
  await call(listUserBehaviourTags, {});
  await call(listAddChannelTags, {});
  await call(countCrowd, { rules, exact: true });
  await call(sampleCrowd, { rules });
  await call(findCrowdPeople, { keyword: '王芳' });
  const { id } = await call(addCrowdPack, { packName: '上海未购', rules });
  const { id: listed } = await call(uploadCrowdPack, {
    packName: '名单',
    file: new File(['手机号\n13800006271\n'], '名单.csv'),
  });
  await call(addToCrowdPack, { id: listed, customerIds: ['crowd-1'] });
  await call(pageCrowdPackMembers, { crowdPackId: listed, current: 1, size: 20 });
  await call(readCrowdPicture, { id: listed });
  await call(explainCrowd, { crowdPackId: id, customerId: 'crowd-1' });
  await call(modifyCrowdPack, { id, description: '九十天没有下单', rules });
  const { id: both } = await call(combineCrowdPacks, {
    packName: '两者',
    operation: 'difference',
    crowdPackIds: [listed, id],
  });
  await call(readCrowdPack, { id: both });
  await call(listCrowdPackVersions, { id });
  await call(listCrowdPackSizes, { id: listed });
  await call(copyCrowdPack, { id: listed, packName: '名单二' });
  await call(pageCrowdPacks, { current: 1, size: 20, keyword: '名单' });
  await call(removeFromCrowdPack, { id: listed, customerIds: ['crowd-1'] });
  await call(removeCrowdPacks, { idList: [both] });
};
