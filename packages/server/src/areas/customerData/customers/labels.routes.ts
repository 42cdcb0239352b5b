import { tagCustomers } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import { changeLabels } from '../../../labels/index.js';

/** Labels on customers. */
export const customerLabelRoutes = (db: Database): Route[] => [
  serve(tagCustomers, async ({ body }, { userId }) => {
    const ids = [...new Set(body.idList)];
    const found = await db.query(sql`select 1 from customers where id = any(${ids}::text[])`);
    if (found.length < ids.length) return fail('customer_not_found');
    return changeLabels(db, 'customer', body, userId);
  }),
];
