import type { SlideDeckVersion } from '@console/api/contract';
import type { SlidePage } from '@console/base/slides';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { pageOf } from '../../../db/sqlParts.js';
import type { DeckCause } from './deckRow.js';

/** Former states of a deck that are kept. */
const MOST_VERSIONS = 50;
/** Minutes in which an editor that saves by itself makes one version. */
const BURST = 5;

interface VersionRow {
  readonly version: number;
  readonly title: string;
  readonly slideCount: number;
  readonly cause: DeckCause;
  readonly createTime: Date;
}

/**
 * Keeps the present state of a deck before another takes its place. Of what an editor saves by itself within some minutes,
 * the state before and the last one are kept. In a transaction that holds the deck.
 */
export const keepState = async (tx: Queryable, deckId: string, next: DeckCause): Promise<void> => {
  await tx.query(sql`
    insert into slide_deck_versions (deck_id, version, title, slides, cause, created_at)
    select d.id, d.version, d.title, d.slides, d.cause, d.updated_at from slide_decks d
    where d.id = ${deckId} and jsonb_array_length(d.slides) > 0 and not (
      ${next === 'saved'}::boolean and d.cause = 'saved' and exists (
        select 1 from slide_deck_versions v
        where v.deck_id = d.id and v.kept_at > now() - make_interval(mins => ${BURST}::int)))
    on conflict do nothing`);
  await tx.query(sql`
    delete from slide_deck_versions where deck_id = ${deckId} and version not in (
      select version from slide_deck_versions where deck_id = ${deckId} order by version desc limit ${MOST_VERSIONS})`);
};

/** Former states of a deck; whose it is has been checked. */
export const versionStore = (db: Queryable) => ({
  /** Newest first. The total is true also past the end. */
  page: async (deckId: string, { current, size }: { readonly current: number; readonly size: number }) => {
    const rows = await db.query<VersionRow>(sql`
      select version, title, jsonb_array_length(slides) as "slideCount", cause, created_at as "createTime"
      from slide_deck_versions where deck_id = ${deckId} order by version desc ${pageOf({ current, size })}`);
    const [all] = await db.query<{ total: number }>(
      sql`select count(*)::int as total from slide_deck_versions where deck_id = ${deckId}`,
    );
    const list = rows.map(
      ({ createTime, ...row }): SlideDeckVersion => ({
        ...row,
        createTime: createTime.toISOString(),
      }),
    );
    return { list, total: all?.total ?? 0, current, size };
  },

  find: async (deckId: string, version: number): Promise<{ title: string; slides: SlidePage[] } | undefined> => {
    const [row] = await db.query<{ title: string; slides: SlidePage[] }>(sql`
      select title, slides from slide_deck_versions where deck_id = ${deckId} and version = ${version}`);
    return row;
  },
});
