import { addRecordView, listRecordViews, removeRecordViews } from '@console/api/contract';
import type { Database } from '../../../db/database.js';
import { type Route, serve } from '../../../http/serve.js';
import { recordViewStore } from './recordView.store.js';

/** Ways to look at conversation records that people keep for themselves. */
export const recordViewRoutes = ({ db }: { readonly db: Database }): Route[] => [
  serve(listRecordViews, (_input, { userId }) => recordViewStore(db, userId).list()),
  serve(addRecordView, async ({ body: { name, query } }, { userId }) => ({
    id: await recordViewStore(db, userId).add({ name: name.trim(), query }),
  })),
  serve(removeRecordViews, async ({ query: { idList } }, { userId }) => {
    await recordViewStore(db, userId).remove(idList);
    return null;
  }),
];
