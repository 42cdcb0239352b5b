import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';
import { type Connection, callUrl } from './connection.js';
import { failureOf, ModelError } from './modelError.js';
import { KNOWS_NO_PICTURES, seesPictures } from './pictures.js';
import { post, type ReplyReader, wholeJson } from './post.js';
import { retrying } from './retrying.js';
import { inTurn, type TextFilter } from './textFilter.js';
import { withoutThinking } from './thinking.js';
import { type CallReader, callReader, type ChatTool, type ToolCall } from './tools.js';
import { wellFormed } from './wellFormed.js';

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content: string;
  /** Data URLs of pictures that belong to what a person says. A model that sees none is asked without them. */
  readonly pictures?: readonly string[];
  /** What the assistant wanted to be called. */
  readonly toolCalls?: readonly ToolCall[];
  /** The call that a message of a tool answers. */
  readonly toolCallId?: string;
}

/** How a reply is written. What is left out is up to the service. */
export interface WritingOptions {
  readonly temperature?: number;
  /** Length of the reply at most. */
  readonly maxTokens?: number;
  /** What the model may ask to be called. */
  readonly tools?: readonly ChatTool[];
  /** False: the tools are known from the conversation, and no more are to be called. */
  readonly mayCall?: boolean;
  /** Told once, before the reply has ended, where the model wants something called. */
  readonly onCalls?: (calls: readonly ToolCall[]) => void;
  /** Told where another model than the first writes, before its first word. */
  readonly onOther?: () => void;
  /** Told what the model writes to itself before it answers, piece by piece. Left out: nobody is. */
  readonly onThought?: (words: string) => void;
}

/** `cut`: the reply was longer than it may be, by the service's limit or the one it was given. */
export type Ending = 'whole' | 'cut';

/** Something that writes. */
export interface ChatModel {
  readonly name: string;
  /** It is known to look at pictures. Left out: it is not. */
  readonly sees?: boolean;
  /**
   * Gives `say` the reply to `messages`, piece by piece as it is written; resolves when it has ended. Asks again where the
   * service is too busy or has failed before its first word. Throws `ModelError`, the signal's reason when aborted, and
   * whatever `say` throws: all of them close the connection to the service.
   */
  answer(
    messages: readonly ChatMessage[],
    signal: AbortSignal,
    say: (words: string) => void,
    options?: WritingOptions,
  ): Promise<Ending>;
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
const Whole = z.looseObject({
  choices: z.array(
    z.looseObject({
      message: z.looseObject({
        content: z.optional(z.nullable(z.string())),
        reasoning_content: z.optional(z.nullable(z.string())),
        tool_calls: z.optional(z.unknown()),
      }),
      finish_reason: z.optional(z.nullable(z.string())),
    }),
  ),
});

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    throw new ModelError('bad_reply');
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const throwIfFailure = (value: unknown): void => {
  if (!isRecord(value) || !('error' in value)) return;
  const failure = Failure.safeParse(value);
  if (!failure.success) return;
  const { error } = failure.data;
  const words = typeof error === 'string' ? error : `${error.code ?? ''} ${error.message ?? ''}`;
  const code = typeof error === 'string' ? Number.NaN : Number(error.code);
  throw new ModelError(failureOf(Number.isNaN(code) ? 0 : code, words));
};

const wordsIn = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Delta {
  readonly words: string;
  /** What services that know about reasoning send apart, under one of two names. */
  readonly thought: string;
  readonly finish: string;
  readonly calls: unknown;
}

/** Read by hand, since every piece of every answer is: by a schema it would cost more than all the rest of its way. */
const readDelta = (value: unknown): Delta => {
  const choice: unknown = isRecord(value) && Array.isArray(value.choices) ? value.choices[0] : undefined;
  if (!isRecord(choice)) return { words: '', thought: '', finish: '', calls: undefined };
  const { delta, finish_reason: reason } = choice;
  const { content, reasoning_content: apart, reasoning, tool_calls: calls } = isRecord(delta) ? delta : {};
  return { words: wordsIn(content), thought: wordsIn(apart ?? reasoning), finish: wordsIn(reason), calls };
};

/** What is told of a reply as it is read. */
interface Heard {
  readonly say: (words: string) => void;
  readonly think: (words: string) => void;
  /** Why the service ended; empty where it does not say. */
  readonly finish: (reason: string) => void;
  readonly calls: CallReader;
}

const eventReader = (filter: TextFilter, { say, think, finish, calls }: Heard): ReplyReader => {
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
    const delta = readDelta(value);
    if (delta.thought !== '') think(delta.thought);
    if (delta.words !== '') say(filter.push(delta.words));
    if (delta.calls !== undefined) calls.take(delta.calls);
    if (delta.finish === '') return;
    finished = true;
    finish(delta.finish);
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
const wholeReader = (filter: TextFilter, { say, think, finish, calls }: Heard): ReplyReader =>
  wholeJson((value) => {
    throwIfFailure(value);
    const whole = Whole.safeParse(value);
    if (!whole.success) throw new ModelError('bad_reply');
    const [choice] = whole.data.choices;
    finish(choice?.finish_reason ?? '');
    calls.take(choice?.message.tool_calls);
    think(choice?.message.reasoning_content ?? '');
    say(filter.push(choice?.message.content ?? '') + filter.end());
  });

const withPictures = (content: string, pictures: readonly string[]): object[] => [
  { type: 'text', text: content },
  ...pictures.map((url) => ({ type: 'image_url', image_url: { url } })),
];

const contentOf = ({ content, toolCalls, pictures = [] }: ChatMessage, sees: boolean): string | null | object[] => {
  if (toolCalls !== undefined && content === '') return null;
  return sees && pictures.length > 0 ? withPictures(content, pictures) : content;
};

const onWire = (message: ChatMessage, sees: boolean): object => ({
  role: message.role,
  content: contentOf(message, sees),
  tool_calls: message.toolCalls?.map(({ id, name, arguments: given }) => ({
    id,
    type: 'function',
    function: { name, arguments: given },
  })),
  tool_call_id: message.toolCallId,
});

/** A chat model behind any service that speaks OpenAI's `/chat/completions`. Throws where the address is unusable. */
export const createChatModel = (connection: Connection): ChatModel => {
  const url = callUrl(connection.baseUrl, 'chat/completions');
  const sees = seesPictures(connection.model);
  return {
    name: connection.model,
    sees,
    answer: async (
      messages,
      signal,
      say,
      { temperature, maxTokens, tools, mayCall = true, onCalls, onThought } = {},
    ) => {
      // What is undefined does not travel.
      const bodyOf = (showing: boolean) => ({
        model: connection.model,
        messages: messages.map((message) => onWire(message, showing)),
        stream: true,
        temperature,
        max_tokens: maxTokens,
        tools: tools?.map((one) => ({ type: 'function', function: one })),
        tool_choice: tools === undefined || mayCall ? undefined : 'none',
      });
      let begun = false;
      let calls = callReader();
      let ending: Ending = 'whole';
      const heard: Omit<Heard, 'calls' | 'think'> = {
        say: (words) => {
          if (words === '') return;
          begun = true;
          say(words);
        },
        finish: (reason) => {
          if (reason === 'length') ending = 'cut';
        },
      };
      const read = (showing: boolean): Promise<void> => {
        const thoughts = wellFormed();
        const think = (words: string): void => {
          const whole = thoughts.push(words);
          if (whole !== '') onThought?.(whole);
        };
        const filter = inTurn(wellFormed(), withoutThinking(think));
        calls = callReader();
        const told = { ...heard, think, calls };
        return post(connection, url, bodyOf(showing), signal, REPLY_LIMIT, (type) =>
          type.includes('json') ? wholeReader(filter, told) : eventReader(filter, told),
        );
      };
      const asked = (showing: boolean) =>
        retrying(
          () => read(showing),
          () => begun,
          signal,
          connection.pauses,
        );
      const shows = sees && messages.some(({ pictures = [] }) => pictures.length > 0);
      try {
        await asked(shows);
      } catch (error) {
        const refused = error instanceof ModelError && KNOWS_NO_PICTURES.has(error.status ?? 0);
        if (!shows || begun || signal.aborted || !refused) throw error;
        await asked(false);
      }
      const wanted = calls.calls();
      if (wanted.length > 0) onCalls?.(wanted);
      return ending;
    },
  };
};
