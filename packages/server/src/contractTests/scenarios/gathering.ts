import {
  addGatherSource,
  collectEvents,
  judgeGatherProperty,
  modifyGatherSource,
  pageGatherEvents,
  pageGatherSources,
  readGatherSchema,
  removeGatherSources,
  renewGatherKey,
} from '@console/api/contract';
import type { Scenario } from '../walk.js';

/** A source from its first batch to its end. */
export const gathering: Scenario = async ({ call }) => {
  const { id, key } = await call(addGatherSource, { sourceName: '票务系统', kind: 'server' });
  const bought = { eventName: '购票', properties: [{ name: '张数', value: 2 }] };
  await call(collectEvents, { key, batchId: 'one', events: [bought] });
  await call(pageGatherSources, { current: 1, size: 20, kind: 'server' });
  await call(pageGatherEvents, { current: 1, size: 20, sourceId: id });
  await call(readGatherSchema, { id });
  await call(judgeGatherProperty, {
    id,
    eventName: '购票',
    propertyName: '张数',
    valueType: 'number',
    accepted: true,
  });
  await call(modifyGatherSource, { id, description: '主场票务' });
  await call(renewGatherKey, { id, keepFormer: true });
  await call(removeGatherSources, { idList: [id] });
};
