import {
  allowErasedCustomer,
  eraseCustomer,
  exportCustomer,
  exportCustomers,
  exportCustomersInFull,
  type Input,
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
import { phoneAsking } from '../../../audiences/index.js';
import type { Database } from '../../../db/database.js';
import type { Storage } from '../../../files/storage.js';
import { fail } from '../../../http/failure.js';
import type { RateLimiter } from '../../../http/rateLimit.js';
import { type Actor, type Call, type FileReply, type Route, serve } from '../../../http/serve.js';
import { labelsBelow, withLabels } from '../../../labels/index.js';
import { checkFilter, detailsOf, pageOfCustomers } from './customerRows.store.js';
import { customerSheet } from './customerSheet.js';
import { doublesBy } from './doubles.store.js';
import { readableTo } from '../../../visibility/index.js';
import { allowErased, eraseCustomer as erase } from './eraseCustomer.js';
import { exportCustomer as exported } from './exportCustomer.js';
import { customerMerges } from './merges.store.js';
import { modifyFacts } from './modifyFacts.js';
import { timelineOf } from './timeline.store.js';
import { customerLabelRoutes } from './labels.routes.js';

type Asked = Call<unknown, unknown, Input<typeof exportCustomers>>;

/** Who may look at what was sent to people. */
const PLANS = 'marketing.operatePlans.look';

/** Customers: the list, one person, doubles, and what a person asks for. */
export const customerRoutes = ({
  db,
  storage,
  limiter,
  now = () => new Date(),
}: {
  readonly db: Database;
  readonly storage: Storage;
  readonly limiter: RateLimiter;
  /** The present. For tests. */
  readonly now?: () => Date;
}): Route[] => {
  const merges = customerMerges(db);
  const asks = phoneAsking(limiter);
  const phoneOf = async (id: string): Promise<string> => {
    const [found] = await db.query<{ phone: string }>(sql`select phone from customers where id = ${id}`);
    return found === undefined ? Promise.reject(fail('customer_not_found')) : found.phone;
  };
  const sheet = async (
    { body: { labelIds, columns, ...wanted }, request: { language, signal } }: Asked,
    actor: Actor,
    inFull: boolean,
  ): Promise<FileReply> => {
    await asks(actor, wanted);
    const filter = { ...wanted, labels: await labelsBelow(db, labelIds, actor.userId) };
    // Nobody takes an empty file for an answer: a list says by itself that a label is gone.
    if (filter.labels?.length === 0) throw fail('tag_not_found');
    await checkFilter(db, filter);
    return customerSheet(db, { filter, columns, inFull, language, now: now(), signal });
  };

  return [
    serve(pageCustomers, async ({ body: { labelIds, ...filter }, request: { signal } }, actor) => {
      await asks(actor, filter);
      const labels = await labelsBelow(db, labelIds, actor.userId);
      return pageOfCustomers(db, { ...filter, labels }, { now: now(), signal });
    }),
    ...customerLabelRoutes(db),
    serve(exportCustomers, (call, actor) => sheet(call, actor, false)),
    serve(exportCustomersInFull, (call, actor) => sheet(call, actor, true)),
    serve(readCustomer, async ({ params: { id } }, { userId }) => {
      const [found] = await withLabels(db, 'customer', await detailsOf(db, sql`c.id = ${id}`, now()), userId);
      return found ?? fail('customer_not_found');
    }),
    serve(listCustomerTimeline, async ({ body }, actor) => {
      await phoneOf(body.id);
      const asked = actor.permissions.has('chat.records') ? readableTo(actor) : null;
      return timelineOf(db, body, { asked, messages: actor.permissions.has(PLANS) });
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
    serve(exportCustomer, async ({ params: { id }, request: { language } }, { permissions }) => ({
      ...(await exported(db, id, {
        language,
        now: now(),
        withAnswers: permissions.has('chat.records'),
        withMessages: permissions.has(PLANS),
      })),
      type: 'application/zip',
    })),
    serve(eraseCustomer, ({ body: { id, confirmation } }) => erase({ db, storage }, id, confirmation)),
    serve(allowErasedCustomer, async ({ body }) => ({ wasErased: await allowErased(db, body) })),
  ];
};
