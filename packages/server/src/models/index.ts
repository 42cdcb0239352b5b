export { type ChatMessage, type ChatModel, createChatModel, type WritingOptions } from './chatModel.js';
export { type Connection, isUsableAddress } from './connection.js';
export { createEmbedder } from './embeddings.js';
export { ModelError, type ModelFailure } from './modelError.js';
