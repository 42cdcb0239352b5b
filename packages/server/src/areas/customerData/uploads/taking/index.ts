import type { UploadDataType } from '@console/api/contract';
import type { Taking } from './batch.js';
import { takingBehaviours } from './behaviours.js';
import { takingCustomers } from './customers.js';
import { takingOrders } from './orders.js';

export type { Batch, JudgedRow, Outcome, Taking } from './batch.js';

/** What becomes of rows, by the kind of data. */
export const takings: Readonly<Record<UploadDataType, Taking>> = {
  customers: takingCustomers,
  orders: takingOrders,
  behaviours: takingBehaviours,
};
