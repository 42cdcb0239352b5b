import * as z from 'zod/mini';
import type { Reranker } from '../retrieval/reranker.js';
import { type Connection, callUrl } from './connection.js';
import { ModelError } from './modelError.js';
import { post, wholeJson } from './post.js';

const REPLY_LIMIT = 1024 * 1024;

const Scored = z.array(
  z.looseObject({ index: z.int(), relevance_score: z.optional(z.number()), score: z.optional(z.number()) }),
);
const Reply = z.union([z.looseObject({ results: Scored }), Scored]);

/** One number for each of `count` passages. A service may leave out what it thinks nothing of: that has 0. */
const readScores = (value: unknown, count: number): number[] => {
  const reply = Reply.safeParse(value);
  if (!reply.success) throw new ModelError('bad_reply');
  const rows = Array.isArray(reply.data) ? reply.data : reply.data.results;
  const scores = Array.from({ length: count }, () => 0);
  for (const { index, relevance_score: relevance, score } of rows) {
    const given = relevance ?? score;
    if (index < 0 || index >= count || given === undefined) throw new ModelError('bad_reply');
    scores[index] = given;
  }
  return scores;
};

/** Statuses by which a service says that it knows the call by other names. */
const MISUNDERSTOOD = new Set([400, 422]);

/**
 * Passages put in order by any service that has the `/rerank` call of Jina and Cohere, as vLLM and Xinference do, or that of
 * text-embeddings-inference, which calls passages `texts`.
 */
export const createReranker = (connection: Connection): Reranker => {
  const { model } = connection;
  const url = callUrl(connection.baseUrl, 'rerank');
  const ask = async (body: object, count: number, signal: AbortSignal): Promise<number[]> => {
    let scores: number[] = [];
    const take = (value: unknown): void => {
      scores = readScores(value, count);
    };
    await post(connection, url, body, signal, REPLY_LIMIT, () => wholeJson(take));
    return scores;
  };
  return {
    model,
    score: async (query, passages, signal = new AbortController().signal) => {
      if (passages.length === 0) return [];
      const documents = { model, query, documents: passages, top_n: passages.length, return_documents: false };
      try {
        return await ask(documents, passages.length, signal);
      } catch (error) {
        if (!(error instanceof ModelError) || error.status === undefined || !MISUNDERSTOOD.has(error.status))
          throw error;
        return ask({ query, texts: passages, truncate: true }, passages.length, signal);
      }
    },
  };
};
