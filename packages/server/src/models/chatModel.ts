import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';
import { type Connection, callUrl } from './connection.js';
import { failureOf, ModelError } from './modelError.js';
import { post, type ReplyReader, type ReadReply, wholeJson } from './post.js';
import { inTurn, type TextFilter } from './textFilter.js';
import { withoutThinking } from './thinking.js';
import { wellFormed } from './wellFormed.js';

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** How a reply is written. What is left out is up to the service. */
export interface WritingOptions {
  readonly temperature?: number;
  /** Length of the reply at most. */
  readonly maxTokens?: number;
}

/** Something that writes. */
export interface ChatModel {
  readonly name: string;
  /**
   * The reply to `messages`, piece by piece as it is written. Throws `ModelError`, or the signal's reason when aborted.
   * Aborting, and leaving the loop early, closes the connection to the service.
   */
  stream(messages: readonly ChatMessage[], signal: AbortSignal, options?: WritingOptions): AsyncIterable<string>;
}

const REPLY_LIMIT = 32 * 1024 * 1024;

const Failure = z.looseObject({
  error: z.union([
    z.string(),
    z.looseObject({
      message: z.optional(z.nullable(z.string())),
      code: z.optional(z.nullable(z.union([z.string(), z.number()]))),
    }),
  ]),
});
const Delta = z.looseObject({
  choices: z.array(
    z.looseObject({
      delta: z.optional(z.nullable(z.looseObject({ content: z.optional(z.nullable(z.string())) }))),
      finish_reason: z.optional(z.nullable(z.string())),
    }),
  ),
});
const Whole = z.looseObject({
  choices: z.array(z.looseObject({ message: z.looseObject({ content: z.nullable(z.string()) }) })),
});

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    throw new ModelError('bad_reply');
  }
};

const throwIfFailure = (value: unknown): void => {
  // Asked for each piece of an answer: a schema that does not fit costs far more than one that does.
  if (typeof value !== 'object' || value === null || !('error' in value)) return;
  const failure = Failure.safeParse(value);
  if (!failure.success) return;
  const { error } = failure.data;
  const words = typeof error === 'string' ? error : `${error.code ?? ''} ${error.message ?? ''}`;
  const code = typeof error === 'string' ? Number.NaN : Number(error.code);
  throw new ModelError(failureOf(Number.isNaN(code) ? 0 : code, words));
};

const eventReader = (filter: TextFilter, say: (words: string) => void): ReplyReader => {
  let finished = false;
  let done = false;
  const take = (data: string): void => {
    if (done) return;
    if (data.trim() === '[DONE]') {
      done = true;
      return say(filter.end());
    }
    const value = parse(data);
    throwIfFailure(value);
    const choice = Delta.safeParse(value).data?.choices[0];
    if (choice?.delta?.content) say(filter.push(choice.delta.content));
    if (choice?.finish_reason) finished = true;
  };
  const parser = createParser({ onEvent: ({ data }) => take(data) });
  const decoder = new TextDecoder();
  return {
    push: (bytes) => parser.feed(decoder.decode(bytes, { stream: true })),
    end: () => {
      if (!finished) throw new ModelError('bad_reply');
      say(filter.end());
    },
    done: () => done,
  };
};

/** Some services ignore `stream` and answer in one piece. */
const wholeReader = (filter: TextFilter, say: (words: string) => void): ReplyReader =>
  wholeJson((value) => {
    throwIfFailure(value);
    const whole = Whole.safeParse(value);
    if (!whole.success) throw new ModelError('bad_reply');
    say(filter.push(whole.data.choices[0]?.message.content ?? '') + filter.end());
  });

const readReply: ReadReply<string> = (type, tell) => {
  const say = (words: string): void => {
    if (words !== '') tell(words);
  };
  const filter = inTurn(wellFormed(), withoutThinking());
  return type.includes('json') ? wholeReader(filter, say) : eventReader(filter, say);
};

/** A chat model behind any service that speaks OpenAI's `/chat/completions`. Throws where the address is unusable. */
export const createChatModel = (connection: Connection): ChatModel => {
  const url = callUrl(connection.baseUrl, 'chat/completions');
  return {
    name: connection.model,
    stream: (messages, signal, { temperature, maxTokens } = {}) => {
      // What is undefined does not travel.
      const body = { model: connection.model, messages, stream: true, temperature, max_tokens: maxTokens };
      return post(connection, url, body, signal, REPLY_LIMIT, readReply);
    },
  };
};
