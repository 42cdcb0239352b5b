import type { ChatMessage, ChatModel } from './chatModel.js';
import { ModelError } from './modelError.js';

export interface Shortly {
  /** How long the model is waited for. */
  readonly milliseconds: number;
  /** Characters of a reply that is given up. */
  readonly longest: number;
}

/**
 * A reply as a whole. Throws `ModelError`, also where the model takes too long or says too much, and the signal's reason
 * when aborted.
 */
export const askWithin = async (
  model: ChatModel,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  { milliseconds, longest }: Shortly,
): Promise<string> => {
  // Not AbortSignal.any: what it makes is sometimes tidied away before it was needed.
  const limited = new AbortController();
  const stop = () => limited.abort(signal.reason);
  const timer = setTimeout(() => limited.abort(new ModelError('timed_out')), milliseconds);
  signal.addEventListener('abort', stop, { once: true });
  let reply = '';
  try {
    signal.throwIfAborted();
    await model.answer(messages, limited.signal, (words) => {
      reply += words;
      if (reply.length > longest) limited.abort(new ModelError('bad_reply'));
    });
    limited.signal.throwIfAborted();
    return reply;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
};

/** The same; null where the model fails, takes too long, says too much, or `signal` aborts. */
export const askShortly = (
  model: ChatModel,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  limits: Shortly,
): Promise<string | null> => askWithin(model, messages, signal, limits).catch(() => null);
