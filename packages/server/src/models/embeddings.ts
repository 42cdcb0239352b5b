import * as z from 'zod/mini';
import type { Embedder } from '../retrieval/embedder.js';
import { type Connection, callUrl } from './connection.js';
import { ModelError } from './modelError.js';
import { post, wholeJson } from './post.js';

const REPLY_LIMIT = 64 * 1024 * 1024;

const Vectors = z.looseObject({
  data: z.array(z.looseObject({ index: z.optional(z.int()), embedding: z.array(z.number()) })),
});

/** The vectors of one batch, in the order of the texts: one for each, all of one length. */
const readVectors = (value: unknown): number[][] => {
  const vectors = Vectors.safeParse(value);
  if (!vectors.success) throw new ModelError('bad_reply');
  const rows = vectors.data.data.map((row, place) => ({ index: row.index ?? place, embedding: row.embedding }));
  rows.sort((a, b) => a.index - b.index);
  const length = rows[0]?.embedding.length ?? 0;
  if (rows.some((row, place) => row.index !== place || row.embedding.length !== length || length === 0)) {
    throw new ModelError('bad_reply');
  }
  return rows.map((row) => row.embedding);
};

/**
 * Embeddings from any service that speaks OpenAI's `/embeddings`, asked for in batches, one after the other.
 * `batchSize` is how many texts travel at once, default 32.
 */
export const createEmbedder = (connection: Connection, batchSize = 32): Embedder => {
  const url = callUrl(connection.baseUrl, 'embeddings');
  return {
    model: connection.model,
    embed: async (texts, signal = new AbortController().signal) => {
      const all: number[][] = [];
      for (let start = 0; start < texts.length; start += batchSize) {
        const input = texts.slice(start, start + batchSize);
        const body = { model: connection.model, input, encoding_format: 'float' };
        const take = (value: unknown): void => {
          const vectors = readVectors(value);
          if (vectors.length !== input.length) throw new ModelError('bad_reply');
          all.push(...vectors);
        };
        await post(connection, url, body, signal, REPLY_LIMIT, () => wholeJson(take));
      }
      return all;
    },
  };
};
