import type { Position } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { fail } from '../../http/failure.js';

export interface WantedPlace {
  readonly documentId: string;
  /** The chunk that it comes after. */
  readonly after?: string | undefined;
  /** Where it stands on a page: it comes after the last chunk that begins above it. */
  readonly at?: Position | undefined;
}

interface Neighbour {
  place: number;
  heading: string[];
}

const neighbourAbove = async (
  tx: Queryable,
  documentId: string,
  [page, left, , top]: Position,
): Promise<Neighbour | undefined> => {
  const [above] = await tx.query<Neighbour>(sql`
    select c.place, c.heading from chunks c join documents d on d.id = c.document_id
    where d.id = ${documentId} and c.parsing = d.parsing and jsonb_array_length(c.positions) > 0
      and ((c.positions -> 0 ->> 0)::float8, (c.positions -> 0 ->> 3)::float8, (c.positions -> 0 ->> 1)::float8)
        <= (${page}::float8, ${top}::float8, ${left}::float8)
    order by c.place desc, c.seq desc limit 1`);
  return above;
};

/** Gives the chunks of a document places that are far apart, in the order that they have. */
const spread = async (tx: Queryable, documentId: string): Promise<void> => {
  await tx.query(sql`
    update chunks c set place = ordered.place
    from (
      select o.id, row_number() over (order by o.place, o.seq) as place
      from chunks o join documents d on d.id = o.document_id where d.id = ${documentId} and o.parsing = d.parsing
    ) ordered
    where ordered.id = c.id`);
};

/** Throws `page_not_found` where the document has no such page. The document is locked. */
export const checkPages = async (tx: Queryable, documentId: string, positions: readonly Position[]): Promise<void> => {
  if (positions.length === 0) return;
  const last = Math.max(...positions.map(([page]) => page));
  const has = await tx.query(sql`select 1 from documents where id = ${documentId} and page_count >= ${last}::int`);
  if (has.length === 0) throw fail('page_not_found');
};

/** Between which others a new chunk stands, and under which headings. The document is locked. Throws `chunk_not_found`. */
export const placeOf = async (
  tx: Queryable,
  wanted: WantedPlace,
): Promise<{ place: number; heading: readonly string[] }> => {
  const { documentId, after, at } = wanted;
  const [named] =
    after === undefined
      ? []
      : await tx.query<Neighbour>(sql`
          select c.place, c.heading from chunks c join documents d on d.id = c.document_id
          where c.id = ${after} and d.id = ${documentId} and c.parsing = d.parsing`);
  if (after !== undefined && named === undefined) throw fail('chunk_not_found');
  const before = named ?? (at === undefined ? undefined : await neighbourAbove(tx, documentId, at));
  const isFirst = before === undefined && at !== undefined;
  const [edges] = await tx.query<{ next: number | null; first: number | null; last: number }>(sql`
    select (min(c.place) filter (where c.place > ${before?.place ?? null}::float8)) as next, min(c.place) as first,
      coalesce(max(c.place), 0) as last
    from chunks c join documents d on d.id = c.document_id where d.id = ${documentId} and c.parsing = d.parsing`);
  const last = edges?.last ?? 0;
  const heading = before?.heading ?? [];
  if (isFirst) return { place: (edges?.first ?? 1) - 1, heading };
  const next = edges?.next ?? null;
  if (before === undefined || next === null) return { place: last + 1, heading };
  const place = (before.place + next) / 2;
  if (place > before.place && place < next) return { place, heading };
  // So many were put in here that no number is left between two of them.
  await spread(tx, documentId);
  return placeOf(tx, wanted);
};
