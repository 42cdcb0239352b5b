import type { SlideDeckStatus } from '@console/api/contract';
import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { matching, type Order, orderBy, pageOf } from '../../../db/sqlParts.js';
import { fail } from '../../../http/failure.js';
import type { Language } from '../../../http/messages.js';
import { type DeckRow, listed, making, type MakingRow, shownDeck, type WholeDeckRow } from './deckRow.js';

export interface DeckFilter {
  readonly current: number;
  readonly size: number;
  readonly orders?: readonly Order[];
  readonly keyword?: string;
  readonly status?: SlideDeckStatus;
}

const columns = {
  title: 'd.title',
  status: 'd.status',
  slideCount: 'jsonb_array_length(d.slides)',
  createTime: 'd.created_at',
  updateTime: 'd.updated_at',
};

/** Somebody's own decks: those of others are not there. */
export const deckStore = (db: Queryable, userId: string) => ({
  /** Changed last first. The total is true also past the end. */
  page: async ({ current, size, orders, keyword = '', status }: DeckFilter, language: Language) => {
    const from = sql`
      from slide_decks d where d.user_id = ${userId} ${matching(keyword, 'd.title')}
      ${status === undefined ? empty : sql`and d.status = ${status}`}`;
    const rows = await db.query<DeckRow>(sql`
      select ${listed} ${from} ${orderBy(orders, columns, 'd.updated_at desc, d.seq desc')} ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(sql`select count(*)::int as total ${from}`);
    return { list: rows.map((row) => shownDeck(row, language)), total: all?.total ?? 0, current, size };
  },

  /** Throws `slide_deck_not_found`. */
  find: async (id: string): Promise<WholeDeckRow> => {
    const [row] = await db.query<WholeDeckRow>(sql`
      select ${listed}, d.slides from slide_decks d where d.id = ${id} and d.user_id = ${userId}`);
    if (row === undefined) throw fail('slide_deck_not_found');
    return row;
  },

  /** As whoever makes it needs it. Throws `slide_deck_not_found`. */
  findForMaking: async (id: string): Promise<MakingRow> => {
    const [row] = await db.query<MakingRow>(sql`
      select ${making} from slide_decks d where d.id = ${id} and d.user_id = ${userId}`);
    if (row === undefined) throw fail('slide_deck_not_found');
    return row;
  },

  /** The same, and nobody changes it until the transaction ends. */
  hold: async (id: string): Promise<MakingRow> => {
    const [row] = await db.query<MakingRow>(sql`
      select ${making} from slide_decks d where d.id = ${id} and d.user_id = ${userId} for update`);
    if (row === undefined) throw fail('slide_deck_not_found');
    return row;
  },
});
