import { isDeepStrictEqual } from 'node:util';
import type { SlidePage } from '@console/base/slides';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { making, type MakingRow } from '../decks/deckRow.js';
import { type KeptMaterial, type Material, materialOf } from '../sources/material.js';
import { storable } from './storable.js';

const isOpen = sql`status in ('waiting', 'running')`;

/** How far the making of decks is. Each in a transaction that nobody can take the job away from. */
export const makingStore = (tx: Queryable) => ({
  /** Undefined: nobody waits for it. */
  begin: async (id: string): Promise<MakingRow | undefined> => {
    const [deck] = await tx.query<MakingRow>(sql`
      update slide_decks d set status = 'running', updated_at = now(),
        stage = case when jsonb_array_length(d.slides) > 0 then 'writing' else 'outlining' end
      where d.id = ${id} and ${isOpen} returning ${making}`);
    return deck;
  },

  material: async (id: string): Promise<Material | undefined> => {
    const [row] = await tx.query<{ material: KeptMaterial }>(
      sql`select material from slide_deck_materials where deck_id = ${id}`,
    );
    return row && materialOf(row.material);
  },

  keepMaterial: async (id: string, material: Material): Promise<void> => {
    await tx.query(sql`
      insert into slide_deck_materials (deck_id, material)
      select d.id, ${storable(material)} from slide_decks d where d.id = ${id}
      on conflict (deck_id) do update set material = excluded.material`);
  },

  /** `written`: pages that need no more writing. */
  outline: async (id: string, slides: readonly SlidePage[], written: readonly string[]): Promise<void> => {
    await tx.query(sql`
      update slide_decks set slides = ${storable(slides)}, written = ${[...written]}::text[], cause = 'made', stage = 'outlined',
        progress = 20, version = version + 1, updated_at = now()
      where id = ${id} and ${isOpen}`);
  },

  /** Puts pages in the place of those that they were made of, unless these were changed or locked since. */
  pages: async (id: string, made: readonly { readonly of: SlidePage; readonly page: SlidePage }[]): Promise<void> => {
    const [held] = await tx.query<{ slides: SlidePage[]; written: string[] }>(
      sql`select slides, written from slide_decks where id = ${id} and ${isOpen} for update`,
    );
    if (held === undefined) return;
    const fresh = new Map(made.map((one) => [one.of.id, one]));
    const slides = held.slides.map((page) => {
      const one = fresh.get(page.id);
      return one === undefined || page.locked || !isDeepStrictEqual(one.of, page) ? page : one.page;
    });
    const written = [...new Set([...held.written, ...fresh.keys()])];
    const share =
      slides.length === 0
        ? 1
        : slides.filter((page) => page.locked || written.includes(page.id)).length / slides.length;
    await tx.query(sql`
      update slide_decks set slides = ${storable(slides)}, written = ${written}::text[], cause = 'written', stage = 'writing',
        progress = ${Math.min(99, 20 + share * 80)}, version = version + 1, updated_at = now()
      where id = ${id}`);
  },

  end: async (id: string, status: 'outlined' | 'done'): Promise<void> => {
    await tx.query(sql`
      update slide_decks set status = ${status}, stage = ${status}, failure = '',
        progress = case when ${status}::text = 'done' then 100 else progress end, updated_at = now()
      where id = ${id} and ${isOpen}`);
  },

  failed: async (id: string, failure: string): Promise<void> => {
    await tx.query(sql`
      update slide_decks set status = 'failed', failure = ${failure}, updated_at = now() where id = ${id} and ${isOpen}`);
  },

  /** It is tried once more. False: it is gone, or was not given up. */
  again: async (id: string): Promise<boolean> =>
    (
      await tx.query(sql`
        update slide_decks set status = 'waiting', failure = '', updated_at = now()
        where id = ${id} and status = 'failed' returning id`)
    ).length > 0,
});
