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
import type { Database } from '../../../db/database.js';
import { type Route, serve } from '../../../http/serve.js';
import { portraitStore } from './portraits.store.js';
import { rfmStore } from './rfm.store.js';

/** Portraits of customers, and their segments. */
export const portraitRoutes = ({ db, now }: { readonly db: Database; readonly now: () => Date }): Route[] => {
  const portraits = portraitStore(db, now);
  const rfm = rfmStore(db, now);
  return [
    serve(pagePortraits, ({ body }) => portraits.page(body)),
    serve(readPortrait, ({ params, query }) => portraits.read(params.id, query.comparedPackId ?? null, query.slices)),
    serve(addPortrait, ({ body }, { userId }) => portraits.add(body, userId)),
    serve(modifyPortrait, async ({ body }) => {
      await portraits.modify(body);
      return null;
    }),
    serve(removePortraits, async ({ query }) => {
      await portraits.remove(query.idList);
      return null;
    }),
    serve(readRfm, () => rfm.read()),
    serve(previewRfm, ({ body: { exact = false, ...wanted } }) => rfm.preview(wanted, exact)),
    serve(modifyRfm, async ({ body }) => {
      await rfm.modify(body);
      return null;
    }),
    serve(readRfmHistory, ({ query }) => rfm.history(Number(query.days))),
    serve(readCustomerRfm, ({ params }) => rfm.ofCustomer(params.id)),
  ];
};
