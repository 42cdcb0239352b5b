import type { TripleMark } from '@console/api/contract';
import type { FilePlace } from '@console/base';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database.js';
import { checkSource, sourceMarks } from '../extraction/checkSource.js';
import type { ExtractionSchema } from '../extraction/extractionSchema.js';
import type { CandidateRow } from './candidateRows.js';
import type { ReviewOf } from './reviewOf.js';

const isOfSource = new Set<string>(sourceMarks);

interface Chunk {
  readonly id: string;
  readonly heading: string[];
  readonly content: string;
  readonly place: FilePlace | null;
}

/**
 * What is to be set on triples that somebody has changed, by their ids: held against their chunk and the schema again, where
 * the chunk is there, and with all else that was on them. Their ends have kinds by now, so they dangle no more.
 */
export const marksFoundAnew = async (
  tx: Queryable,
  of: ReviewOf,
  rows: readonly CandidateRow[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const [task] =
    of.kind === 'task'
      ? await tx.query<{ schema: ExtractionSchema | null }>(sql`select schema from triple_tasks where id = ${of.id}`)
      : [];
  const wanted = [...new Set(rows.flatMap(({ chunkId }) => chunkId ?? []))];
  const chunks = await tx.query<Chunk>(sql`
    select id, heading, content, file_place as place from chunks where id = any(${wanted}::text[])`);
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  return new Map(
    rows.map((row): [string, readonly string[]] => {
      const chunk = byId.get(row.chunkId ?? '');
      const dangles = row.subjectType === '' || row.objectType === '';
      const others = row.marks.filter((mark) => mark !== ('dangling' satisfies TripleMark) || dangles);
      if (chunk === undefined) return [row.id, others];
      const { marks } = checkSource(row, chunk, task?.schema ?? null);
      return [row.id, [...marks, ...others.filter((mark) => !isOfSource.has(mark))]];
    }),
  );
};
