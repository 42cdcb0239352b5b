/** Turns texts into vectors, one for each, all of one length. */
export interface Embedder {
  /** Name of the model: vectors of different models are never compared. */
  readonly model: string;
  embed(texts: readonly string[], signal?: AbortSignal): Promise<number[][]>;
}
