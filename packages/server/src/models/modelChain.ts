import type { Logger } from '../log.js';
import { type ChatModel, createChatModel } from './chatModel.js';
import type { Connection } from './connection.js';
import { inOrder } from './inOrder.js';

/** The first of some models, with the others asked in its place where it fails before its first word. Null: there is none. */
export const modelChain = (chain: readonly Connection[], log: Logger): ChatModel | null => {
  const [first, ...others] = chain.map((one) => createChatModel(one));
  if (first === undefined) return null;
  return inOrder([first, ...others], ({ name }, { failure, status }) =>
    log.warn({ model: name, failure, status }, 'a model failed, the next one is asked'),
  );
};
