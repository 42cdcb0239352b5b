import * as z from 'zod';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.js';
import { pieces } from '../../db/pieces.js';
import { anchor, anchored, nextAnchored, readDocuments } from '../../graph/documents/anchorTriples.js';
import { type ChunkWords, sentenceFinder } from '../../graph/documents/findSentence.js';
import { enqueueOnce, type JobKind } from '../../jobs/index.js';
import type { KnowledgeDeps } from './knowledgeDeps.js';
import { standing } from './standingChunks.js';

/** The job that looks up where the sentences of the graph stand in a document whose chunks have changed. */
export const ANCHOR_TRIPLES = 'anchor_triples';

/** Milliseconds of work after which the job goes back into the queue. */
const SPELL = 2000;

/** Where a piece begins. */
const Payload = z.object({
  document: z.string(),
  what: z.enum(anchored).default(anchored[0]),
  /** The last one that has been looked up. */
  after: z.string().default(''),
});

/** Queues it for those of these documents that something was read from, in the transaction that changes their chunks. */
export const queueAnchoring = async (tx: Queryable, documentIds: readonly string[]): Promise<void> => {
  for (const document of await readDocuments(tx, [...new Set(documentIds)])) {
    // A subject of its own: what cancels the parsing of a document leaves it alone.
    await enqueueOnce(tx, {
      kind: ANCHOR_TRIPLES,
      subject: `graph of ${document}`,
      payload: { document },
      maxAttempts: 10,
    });
  }
};

/** A little at a time. Safe to be cut off anywhere, and to be done again: what stands where it stood stays. */
export const anchorTriplesJob = ({ db }: Pick<KnowledgeDeps, 'db'>): JobKind => ({
  run: async ({ payload, signal, write }) => {
    const { document, what: begun, after: last } = Payload.parse(payload);
    const until = performance.now() + SPELL;
    const chunks = await db.query<ChunkWords>(sql`
      select id, index, content from chunks where document_id = ${document} and ${standing} order by place, seq`);
    const find = sentenceFinder(chunks);
    for (const what of anchored.slice(anchored.indexOf(begun))) {
      const piece = pieces(40);
      let after = what === begun ? last : '';
      for (;;) {
        signal.throwIfAborted();
        if (performance.now() > until) return { next: { document, what, after } };
        const rows = await nextAnchored(db, what, { documentId: document, after, most: piece.size() });
        const end = rows.at(-1);
        if (end === undefined) break;
        const found = rows.map((row) => ({ row, at: find(row.sentence, row.chunkId, row.chunkIndex) }));
        await write((tx) => piece.timed(rows.length, () => anchor(tx, what, found)));
        after = end.id;
      }
    }
    return undefined;
  },
});
