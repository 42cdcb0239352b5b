import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';
import { type Connection, callUrl, post, type Reply, readJson } from './connection.js';
import { failureOf, ModelError } from './modelError.js';
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
  const failure = Failure.safeParse(value);
  if (!failure.success) return;
  const { error } = failure.data;
  const words = typeof error === 'string' ? error : `${error.code ?? ''} ${error.message ?? ''}`;
  const code = typeof error === 'string' ? Number.NaN : Number(error.code);
  throw new ModelError(failureOf(Number.isNaN(code) ? 0 : code, words));
};

async function* readEvents(reply: Reply): AsyncGenerator<string> {
  const arrived: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => arrived.push(data) });
  const decoder = new TextDecoder();
  let finished = false;
  for await (const chunk of reply.chunks) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    for (const data of arrived.splice(0)) {
      if (data.trim() === '[DONE]') return;
      const value = parse(data);
      throwIfFailure(value);
      const delta = Delta.safeParse(value);
      const choice = delta.success ? delta.data.choices[0] : undefined;
      if (choice?.delta?.content) yield choice.delta.content;
      if (choice?.finish_reason) finished = true;
    }
  }
  if (!finished) throw new ModelError('bad_reply');
}

async function* readReply(reply: Reply): AsyncGenerator<string> {
  if (!reply.type.includes('json')) return yield* readEvents(reply);
  // Some services ignore `stream` and answer in one piece.
  const value = await readJson(reply);
  throwIfFailure(value);
  const whole = Whole.safeParse(value);
  if (!whole.success) throw new ModelError('bad_reply');
  const content = whole.data.choices[0]?.message.content;
  if (content) yield content;
}

/** A chat model behind any service that speaks OpenAI's `/chat/completions`. Throws where the address is unusable. */
export const createChatModel = (connection: Connection): ChatModel => {
  const url = callUrl(connection.baseUrl, 'chat/completions');
  return {
    name: connection.model,
    stream: (messages, signal, { temperature, maxTokens } = {}) => {
      // What is undefined does not travel.
      const body = { model: connection.model, messages, stream: true, temperature, max_tokens: maxTokens };
      return withoutThinking(wellFormed(post(connection, url, body, signal, REPLY_LIMIT, readReply)));
    },
  };
};
