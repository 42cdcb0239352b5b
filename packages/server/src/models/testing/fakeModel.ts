import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { isForQuestions, isForSummary, isForUnderstanding, writeReply } from './fakeReplies.js';
import { embedText } from './fakeVectors.js';

/** How the fake service behaves, from the next request on. */
export interface Behaviour {
  /** Milliseconds between two pieces. Default 0. */
  delayMs?: number;
  /** What it says instead of quoting the passages: one string, or the very pieces. */
  reply?: string | string[];
  /** What it writes to itself before that, apart from it, piece by piece. */
  thoughts?: string[];
  /** Stands still after so many pieces, until `resume`. */
  pauseAfter?: number;
  /** Answers with this HTTP status, and `words` as the error's message. */
  status?: number;
  words?: string;
  /** Answers whatever has a picture in it with HTTP 400, as a model does that sees none. */
  refusesPictures?: boolean;
  /** How many requests it answers with `status`; all of them, where it is left out. */
  refusals?: number;
  /** What it says of its end. Default `stop`. */
  finish?: 'stop' | 'length';
  /** `silent` never answers, `cut` drops the connection in mid-answer, `garbage` is no JSON, `whole` ignores `stream`. */
  mode?: 'stream' | 'silent' | 'cut' | 'garbage' | 'whole';
  /** What it says of a question in the middle of a conversation. Default: that it needs documents, as it stands. */
  understood?: string;
  /** What it says of a document that it is to sum up. Default: a sentence with its name. */
  summary?: string;
  /** Answers calls that sum up a document with this HTTP status. */
  summaryStatus?: number;
  /**
   * What it wants called, round after round, where it is offered tools; then it replies. `tool` is the name of a tool or
   * words of its description, `arguments` what it says as they stand.
   */
  calls?: { tool: string; arguments: string }[][];
  /** Says nothing, until `resume`, when it is asked what might be asked next. */
  holdQuestions?: boolean;
}

export interface SeenRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  /** The messages of a chat, in order. */
  readonly messages: readonly { role: string; content: string }[];
  /** Data URLs of the pictures in them. */
  readonly pictures: readonly string[];
  /** What it was offered to call. */
  readonly tools: readonly { name: string; description: string; parameters: unknown }[];
  readonly temperature: number | undefined;
  readonly maxTokens: number | undefined;
}

export interface FakeModel {
  /** Address to configure as `LLM_BASE_URL`. */
  readonly url: string;
  /** All but those that sum up documents, which come in the background whenever one has been read. */
  readonly requests: readonly SeenRequest[];
  readonly summaries: readonly SeenRequest[];
  /** Connections that the caller closed before the answer was complete. */
  readonly aborted: () => number;
  /** Resolves when the caller has closed `count` connections so, at once if it already has. */
  untilAborted(count?: number): Promise<void>;
  behave(behaviour: Behaviour): void;
  /** Lets the answers begun so far go on: those that stand still, and those that have yet to come to their pause. */
  resume(): void;
  close(): Promise<void>;
}

const ContentPart = z.looseObject({
  type: z.string(),
  text: z.optional(z.string()),
  image_url: z.optional(z.looseObject({ url: z.string() })),
});
const PictureBody = z.looseObject({
  messages: z.array(z.looseObject({ content: z.optional(z.unknown()) })),
});

/** The data URLs of all pictures that a chat was sent. */
const picturesIn = (body: unknown): string[] =>
  (PictureBody.safeParse(body).data?.messages ?? []).flatMap(
    ({ content }) =>
      z
        .array(ContentPart)
        .safeParse(content)
        .data?.flatMap((part) => part.image_url?.url ?? []) ?? [],
  );

const ChatBody = z.looseObject({
  model: z.string(),
  stream: z.optional(z.boolean()),
  temperature: z.optional(z.number()),
  max_tokens: z.optional(z.number()),
  messages: z.array(
    z.looseObject({
      role: z.string(),
      content: z.pipe(
        z.nullable(z.union([z.string(), z.array(ContentPart)])),
        z.transform((content) =>
          Array.isArray(content) ? content.map(({ text = '' }) => text).join('') : (content ?? ''),
        ),
      ),
    }),
  ),
  tools: z.optional(
    z.array(
      z.looseObject({
        function: z.looseObject({ name: z.string(), description: z.string(), parameters: z.unknown() }),
      }),
    ),
  ),
  tool_choice: z.optional(z.string()),
});
const RerankBody = z.looseObject({ query: z.string(), documents: z.array(z.string()) });
const EmbeddingBody = z.looseObject({ model: z.string(), input: z.array(z.string()) });
const BehaviourBody = z.strictObject({
  delayMs: z.optional(z.number()),
  reply: z.optional(z.union([z.string(), z.array(z.string())])),
  thoughts: z.optional(z.array(z.string())),
  pauseAfter: z.optional(z.number()),
  status: z.optional(z.number()),
  words: z.optional(z.string()),
  refusals: z.optional(z.number()),
  refusesPictures: z.optional(z.boolean()),
  finish: z.optional(z.enum(['stop', 'length'])),
  mode: z.optional(z.enum(['stream', 'silent', 'cut', 'garbage', 'whole'])),
  understood: z.optional(z.string()),
  summary: z.optional(z.string()),
  summaryStatus: z.optional(z.number()),
  holdQuestions: z.optional(z.boolean()),
  calls: z.optional(z.array(z.array(z.strictObject({ tool: z.string(), arguments: z.string() })))),
});

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text === '' ? {} : JSON.parse(text);
};

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const toPieces = (text: string): string[] => text.match(/[\s\S]{1,2}/gu) ?? [];

const embed = ({ input, model }: z.infer<typeof EmbeddingBody>, response: ServerResponse): void => {
  const data = input.map((text, index) => ({ object: 'embedding', index, embedding: embedText(text) }));
  sendJson(response, 200, { object: 'list', model, data });
};

/** How many pairs of characters they share. */
const rerank = ({ query, documents }: z.infer<typeof RerankBody>, response: ServerResponse): void => {
  const asked = embedText(query);
  const scores = documents.map((text) => embedText(text).reduce((sum, value, at) => sum + value * (asked[at] ?? 0), 0));
  const results = scores
    .map((score, index) => ({ index, relevance_score: score }))
    .toSorted((a, b) => b.relevance_score - a.relevance_score);
  sendJson(response, 200, { results });
};

/** Calls as services stream them: the name first, then the arguments in pieces. */
const sendCalls = (
  wanted: readonly { tool: string; arguments: string }[],
  { tools = [] }: z.infer<typeof ChatBody>,
  response: ServerResponse,
  isWhole: boolean,
): void => {
  const calls = wanted.map(({ tool, arguments: given }, index) => {
    const found = tools.find((one) => one.function.name === tool || one.function.description.includes(tool));
    return { index, id: `call_${index}_${tools.length}`, name: found?.function.name ?? tool, given };
  });
  if (isWhole) {
    const whole = calls.map(({ id, name, given }) => ({ id, type: 'function', function: { name, arguments: given } }));
    sendJson(response, 200, {
      choices: [{ message: { content: null, tool_calls: whole }, finish_reason: 'tool_calls' }],
    });
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (choice: object) => response.write(`data: ${JSON.stringify({ choices: [choice] })}\n\n`);
  for (const { index, id, name } of calls)
    send({ delta: { tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] } });
  for (const { index, given } of calls)
    for (const piece of given.match(/[\s\S]{1,3}/gu) ?? [])
      send({ delta: { tool_calls: [{ index, function: { arguments: piece } }] } });
  send({ delta: {}, finish_reason: 'tool_calls' });
  response.end('data: [DONE]\n\n');
};

/**
 * A small but real OpenAI-compatible service on loopback, for tests: it answers with the passages of the prompt, cited,
 * and embeds and reranks texts by their characters. `POST /control` with a `Behaviour` changes it from outside, `GET /control` tells
 * `{requests, aborted}`, `POST /control/resume` lets paused answers go on.
 */
export const startFakeModel = async (options: { port?: number; behaviour?: Behaviour } = {}): Promise<FakeModel> => {
  let behaviour: Behaviour = options.behaviour ?? {};
  let aborted = 0;
  let resumed = 0;
  const requests: SeenRequest[] = [];
  const summaries: SeenRequest[] = [];
  const changes = new EventTarget();

  const chat = async (body: z.infer<typeof ChatBody>, response: ServerResponse): Promise<void> => {
    // The small call for further questions is always answered plainly, unless the service refuses everything.
    const { holdQuestions } = behaviour;
    const wanted: Behaviour = isForQuestions(body.messages)
      ? { status: behaviour.status, words: behaviour.words, ...(holdQuestions && { pauseAfter: 0 }) }
      : isForUnderstanding(body.messages)
        ? { status: behaviour.status, words: behaviour.words, reply: behaviour.understood }
        : isForSummary(body.messages)
          ? { status: behaviour.summaryStatus, reply: behaviour.summary }
          : behaviour;
    const {
      delayMs = 0,
      reply,
      thoughts = [],
      pauseAfter,
      status,
      words = 'refused',
      mode = 'stream',
    }: Behaviour = wanted;
    const { calls = [] } = wanted;
    const { finish = 'stop', refusals = Number.POSITIVE_INFINITY } = wanted;
    if (status !== undefined && refusals > 0) {
      behaviour = { ...behaviour, refusals: refusals - 1 };
      return sendJson(response, status, { error: { message: words } });
    }
    let gone = false;
    const resumedBefore = resumed;
    response.on('close', () => {
      gone = true;
      if (response.writableFinished || mode === 'cut') return;
      aborted += 1;
      changes.dispatchEvent(new Event('aborted'));
    });
    if (mode === 'silent') return;
    if (mode === 'garbage') return void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>');
    const round = body.messages.filter(
      ({ role, tool_calls: made }) => role === 'assistant' && made !== undefined,
    ).length;
    const mayCall = body.tools !== undefined && body.tool_choice !== 'none';
    const wants = mayCall ? (calls[round] ?? []) : [];
    if (wants.length > 0) return sendCalls(wants, body, response, mode === 'whole');
    const said = reply ?? writeReply(body.messages);
    const pieces = typeof said === 'string' ? toPieces(said) : said;
    if (mode === 'whole')
      return sendJson(response, 200, {
        choices: [
          { message: { content: pieces.join(''), reasoning_content: thoughts.join('') }, finish_reason: finish },
        ],
      });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (choice: object) => response.write(`data: ${JSON.stringify({ choices: [choice] })}\n\n`);
    for (const thought of thoughts) send({ delta: { content: null, reasoning_content: thought } });
    for (const [at, content] of pieces.entries()) {
      if (at === pauseAfter && resumed === resumedBefore)
        await Promise.race([once(response, 'close'), once(changes, 'resume')]);
      if (mode === 'cut' && at >= pieces.length / 2) return void response.destroy();
      if (gone) return;
      send({ delta: { content } });
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
    send({ delta: {}, finish_reason: finish });
    response.end('data: [DONE]\n\n');
  };

  const resume = (): void => {
    resumed += 1;
    changes.dispatchEvent(new Event('resume'));
  };

  const control = (path: string, method: string | undefined, body: unknown, response: ServerResponse): void => {
    if (path === '/control/resume') resume();
    else if (method === 'POST') behaviour = BehaviourBody.parse(body);
    sendJson(response, 200, { requests: requests.length, aborted });
  };

  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    const answer = async () => {
      const body = await readBody(request);
      if (path.startsWith('/control')) return control(path, request.method, body, response);
      const chatted = ChatBody.safeParse(body).data;
      const seen = isForSummary(chatted?.messages ?? []) ? summaries : requests;
      seen.push({
        path,
        authorization: request.headers.authorization,
        messages: chatted?.messages ?? [],
        pictures: picturesIn(body),
        temperature: chatted?.temperature,
        maxTokens: chatted?.max_tokens,
        tools: chatted?.tools?.map((one) => one.function) ?? [],
      });
      if (path.endsWith('/chat/completions') && behaviour.refusesPictures && picturesIn(body).length > 0)
        return sendJson(response, 400, { error: { message: 'this model takes no image_url' } });
      if (path.endsWith('/chat/completions')) return chat(ChatBody.parse(body), response);
      if (path.endsWith('/embeddings')) return embed(EmbeddingBody.parse(body), response);
      if (path.endsWith('/rerank')) return rerank(RerankBody.parse(body), response);
      sendJson(response, 404, { error: { message: 'no such path' } });
    };
    answer().catch(() => response.destroy());
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the fake model has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    summaries,
    aborted: () => aborted,
    untilAborted: async (count = 1) => {
      while (aborted < count) await once(changes, 'aborted');
    },
    behave: (next) => {
      behaviour = next;
    },
    resume,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
