import { add%Record%, modify%Record%, page%Records%, remove%Records% } from '@console/api/contract';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';
import { %record%Store } from './%records%.store.js';

export const %record%Routes = ({ db }: { readonly db: Database }): Route[] => {
  const %records% = %record%Store(db);
  return [
    serve(page%Records%, async ({ body }) => ({
      ...(await %records%.page(body)),
      current: body.current,
      size: body.size,
    })),
    serve(add%Record%, async ({ body }) => ({ id: await %records%.add(body) })),
    serve(modify%Record%, async ({ body: { id, ...settings } }) =>
      (await %records%.modify(id, settings)) ? null : fail('%reason%_not_found'),
    ),
    serve(remove%Records%, async ({ query }) => {
      await %records%.remove(query.idList);
      return null;
    }),
  ];
};
