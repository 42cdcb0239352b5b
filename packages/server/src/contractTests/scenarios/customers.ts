import {
  addTag,
  addTagSystem,
  allowErasedCustomer,
  eraseCustomer,
  exportCustomer,
  exportCustomers,
  exportCustomersInFull,
  listCustomerDoubles,
  listCustomerTimeline,
  mergeCustomers,
  modifyCustomer,
  setCustomerConsent,
  pageCustomerMerges,
  pageCustomers,
  readCustomer,
  revealCustomer,
  setCurrentTagSystem,
  tagCustomers,
  undoCustomerMerge,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Scenario } from '../walk.js';

/** One who is there twice: looked at, labelled, merged and parted again, shown whole, exported, erased and let in again. */
export const customers: Scenario = async ({ app, as, call, file }) => {
  await app.db.query(sql`
    insert into customers (id, name, phone, email, member_number, city)
    values ('kept-one', '王芷晴', '13800138001', 'wang@example.com', 'V1', '广州'),
      ('gone-one', '王芷晴', '', 'Wang@example.com', '', '广州')`);
  await app.db.query(sql`
    insert into customer_orders (id, number, customer_id, amount, product, channel, ordered_at)
    values ('order-1', 'A1', 'kept-one', 100, '季票', '小程序', '2026-01-01T10:00:00Z')`);
  const [role] = await app.db.query<{ id: string }>(
    sql`select role_id as id from user_roles where user_id = ${as.userId}`,
  );
  const { id: system } = await call(addTagSystem, {
    code: 'FANS',
    name: '球迷',
    roleIds: role === undefined ? [] : [role.id],
  });
  await call(setCurrentTagSystem, { tagSystemId: system });
  const { id: label } = await call(addTag, { tagSystemId: system, name: '季票' });
  await call(tagCustomers, { idList: ['kept-one'], add: [label] });
  await call(modifyCustomer, { id: 'kept-one', birthday: '1996-05-12' });
  await call(setCustomerConsent, { id: 'kept-one', channel: 'app', agreed: true });
  await call(pageCustomers, { current: 1, size: 20 });
  await file(exportCustomers, { columns: ['customerName', 'phone'] });
  await file(exportCustomersInFull, { columns: ['phone'], city: '广州' });
  await call(readCustomer, { id: 'kept-one' });
  await call(listCustomerTimeline, { id: 'kept-one', size: 10 });
  await call(revealCustomer, { id: 'kept-one' });
  await call(listCustomerDoubles, { by: 'email' });
  const { id } = await call(mergeCustomers, { keptId: 'kept-one', goneId: 'gone-one', take: [] });
  await call(pageCustomerMerges, { current: 1, size: 20 });
  await call(undoCustomerMerge, { id });
  await file(exportCustomer, { id: 'kept-one' });
  await call(eraseCustomer, { id: 'kept-one', confirmation: '王芷晴' });
  await call(allowErasedCustomer, { phoneNumber: '13800138001' });
};
