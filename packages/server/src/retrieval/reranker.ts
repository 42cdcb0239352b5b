/** Says how well passages answer a question, by reading both together. */
export interface Reranker {
  readonly model: string;
  /** One number for each passage, in their order; the more, the better. */
  score(question: string, passages: readonly string[], signal?: AbortSignal): Promise<number[]>;
}
