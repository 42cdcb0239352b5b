export { asAttribute, asData } from './asData.js';
export { askShortly, askWithin } from './askShortly.js';
export { type ChatMessage, type ChatModel, createChatModel, type Ending, type WritingOptions } from './chatModel.js';
export { type Connection, isUsableAddress } from './connection.js';
export { createEmbedder } from './embeddings.js';
export { inOrder } from './inOrder.js';
export { createReranker } from './rerank.js';
export { ModelError, type ModelFailure } from './modelError.js';
export { type ChatTool, KNOWS_NO_TOOLS, type ToolCall } from './tools.js';
