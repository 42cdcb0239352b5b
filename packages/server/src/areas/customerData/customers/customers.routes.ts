import {
  allowErasedCustomer,
  eraseCustomer,
  exportCustomer,
  listCustomerDoubles,
  listCustomerTimeline,
  mergeCustomers,
  modifyCustomer,
  pageCustomerMerges,
  pageCustomers,
  readCustomer,
  revealCustomer,
  undoCustomerMerge,
} from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.js';
import { fail } from '../../../http/failure.js';
import { type Route, serve } from '../../../http/serve.js';
import { detailsOf, pageOfCustomers } from './customerRows.store.js';
import { doublesBy } from './doubles.store.js';
import { allowErased, eraseCustomer as erase } from './eraseCustomer.js';
import { exportCustomer as exported } from './exportCustomer.js';
import { customerMerges } from './merges.store.js';
import { modifyFacts } from './modifyFacts.js';
import { timelineOf } from './timeline.store.js';
import { customerLabelRoutes } from './labels.routes.js';

/** Customers: the list, one person, doubles, and what a person asks for. */
export const customerRoutes = ({
  db,
  now = () => new Date(),
}: {
  readonly db: Database;
  /** The present. For tests. */
  readonly now?: () => Date;
}): Route[] => {
  const merges = customerMerges(db);
  const phoneOf = async (id: string): Promise<string> => {
    const [found] = await db.query<{ phone: string }>(sql`select phone from customers where id = ${id}`);
    return found === undefined ? Promise.reject(fail('customer_not_found')) : found.phone;
  };

  return [
    serve(pageCustomers, async ({ body }) => {
      const { crowdPackId: pack } = body;
      if (pack !== undefined && (await db.query(sql`select 1 from crowd_packs where id = ${pack}`)).length === 0)
        throw fail('crowd_pack_not_found');
      return pageOfCustomers(db, body, now());
    }),
    ...customerLabelRoutes(db),
    serve(readCustomer, async ({ params: { id } }) => {
      const [found] = await detailsOf(db, sql`c.id = ${id}`, now());
      return found ?? fail('customer_not_found');
    }),
    serve(listCustomerTimeline, async ({ body }) => {
      await phoneOf(body.id);
      return timelineOf(db, body);
    }),
    serve(revealCustomer, async ({ params: { id } }) => ({ phoneNumber: await phoneOf(id) })),
    serve(modifyCustomer, async ({ body }) => {
      await modifyFacts(db, body);
      return null;
    }),
    serve(listCustomerDoubles, ({ query: { by } }) => doublesBy(db, by, now())),
    serve(mergeCustomers, ({ body }, { userId }) => merges.merge(body, userId)),
    serve(pageCustomerMerges, ({ body }) => merges.page(body)),
    serve(undoCustomerMerge, ({ params: { id } }) => merges.undo(id)),
    serve(exportCustomer, async ({ params: { id }, request: { language } }) => ({
      ...(await exported(db, id, language, now())),
      type: 'application/zip',
    })),
    serve(eraseCustomer, ({ body: { id, confirmation } }) => erase(db, id, confirmation)),
    serve(allowErasedCustomer, async ({ body }) => ({ wasErased: await allowErased(db, body) })),
  ];
};
