import {
  addPortrait,
  modifyPortrait,
  modifyRfm,
  pagePortraits,
  previewRfm,
  readCustomerRfm,
  readPortrait,
  readRfm,
  readRfmHistory,
  removePortraits,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Scenario } from '../walk.js';

/** Portraits of customers, and segments with their thresholds. */
export const portraits: Scenario = async ({ app, call }) => {
  await app.db.query(sql`
    insert into customers (id, name, phone, city, last_order_at) values ('seen-1', '周敏', '13800006272', '杭州', now())`);
  await app.db.query(sql`
    insert into rfm_days (day, segment, customers, recency_days, orders, amount)
    values (current_date, 'champion', 3, 12, 9, 900)`);
  await app.db.query(sql`
    insert into rfm_moves (day, from_segment, to_segment, customers) values (current_date, '', 'champion', 3)`);
  const { id } = await call(addPortrait, { portraitName: '杭州客户', traits: ['city', 'age', 'tag'] });
  await call(pagePortraits, { current: 1, size: 20 });
  await call(readPortrait, { id });
  await call(modifyPortrait, { id, description: '常看主场' });
  await call(readRfm, {});
  const wanted = { recencyDays: 60, frequency: 2, monetary: 500, spanDays: 365 };
  await call(previewRfm, wanted);
  await call(modifyRfm, wanted);
  await call(readRfmHistory, { days: '30' });
  await call(readCustomerRfm, { id: 'seen-1' });
  await call(removePortraits, { idList: [id] });
};
