import type { ChatModel } from './chatModel.js';
import { ModelError } from './modelError.js';
import { KNOWS_NO_TOOLS } from './tools.js';

/**
 * Several models as one: where one fails before its first word, the next is asked. A service that knows no tools is no
 * failure: it can be asked again without them.
 */
export const inOrder = (
  models: readonly [ChatModel, ...ChatModel[]],
  onFailed: (model: ChatModel, error: ModelError) => void = () => undefined,
): ChatModel => ({
  name: models[0].name,
  sees: models.some(({ sees }) => sees === true),
  answer: async (messages, signal, say, options = {}) => {
    let begun = false;
    let last: unknown;
    for (const [at, model] of models.entries()) {
      const told = (words: string): void => {
        if (!begun && at > 0) options.onOther?.();
        begun = true;
        say(words);
      };
      try {
        return await model.answer(messages, signal, told, options);
      } catch (error) {
        if (signal.aborted || begun || !(error instanceof ModelError)) throw error;
        if (options.tools !== undefined && KNOWS_NO_TOOLS.has(error.status ?? 0)) throw error;
        onFailed(model, error);
        last = error;
      }
    }
    throw last;
  },
});
