import { type DictionaryItem, listDictionary } from '@console/api/contract';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.js';
import { fail } from '../../http/failure.js';
import { type Route, serve } from '../../http/serve.js';

/** Choices with their labels, in the caller's language. */
export const dictionaryRoutes = ({ db }: { readonly db: Database }): Route[] => [
  serve(listDictionary, async ({ query: { dictCode }, request }) => {
    const english = request.language === 'en-US';
    const items = await db.query<DictionaryItem>(sql`
      select dict_code as "dictCode", dict_value as "dictValue", order_num as "orderNum",
        case when ${english}::boolean then dict_label_en else dict_label end as "dictLabel"
      from dictionary where dict_code = ${dictCode} order by order_num, dict_value
    `);
    return items.length === 0 ? fail('dictionary_not_found') : items;
  }),
];
