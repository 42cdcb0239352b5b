import * as z from 'zod/mini';
import { customerFilter, customerFilterFails } from './customers.js';
import { endpoint } from './endpoint.js';

/** The columns that a list of customers can have. */
export const customerColumns = [
  'customerName',
  'phone',
  'member',
  'gender',
  'age',
  'city',
  'level',
  'staff',
  'segment',
  'labels',
  'orderCount',
  'orderAmount',
  'lastOrderTime',
  'createTime',
] as const;
export type CustomerColumn = (typeof customerColumns)[number];

const sheet = {
  kind: 'write',
  method: 'POST',
  body: z.strictObject({
    ...customerFilter,
    /** In their order, each once. */
    columns: z.array(z.enum(customerColumns)).check(z.minLength(1), z.maxLength(customerColumns.length)),
  }),
  reply: z.unknown(),
  as: 'blob',
  fails: { ...customerFilterFails, tag_not_found: 404 },
  origin: 'ours',
} as const;

/** All customers that a list is narrowed to, phone numbers masked: an xlsx file, beyond 100,000 rows a csv. */
export const exportCustomers = endpoint({ ...sheet, path: '/aiapi/qa/customer/exportList', needs: 'customers' });

/** The same with whole phone numbers. Who took whose stands in the audit log. */
export const exportCustomersInFull = endpoint({
  ...sheet,
  path: '/aiapi/qa/customer/exportListInFull',
  needs: 'customers.reveal',
});
