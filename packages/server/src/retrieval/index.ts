export * from './bestQuote.js';
export * from './chunkIndex.js';
export type { Embedder } from './embedder.js';
export { fillWords } from './fillWords.js';
export { type Passage, quotePositions, type Question, type Retrieval, retrieve } from './retrieve.js';
export { loadDictionary } from './tokenise.js';
export { prepareWordIndex } from './wordIndex.js';
