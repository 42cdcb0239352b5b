import { Buffer } from 'node:buffer';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { AnswerEvent, Endpoint, Input, Permission } from '@console/api/contract';
import { randomId } from '@console/base';
import { createParser } from 'eventsource-parser';
import sql from 'sql-template-tag';
import { contractMessages } from '../../../http/contractMessages.js';
import { commonMessages } from '../../../http/messages.js';
import { createApp } from '../../../http/createApp.js';
import type { Actor } from '../../../http/serve.js';
import type { Database } from '../../../db/database.js';
import { diskStorage } from '../../../files/index.js';
import { createLog } from '../../../log.js';
import type { ChatModel } from '../../../models/index.js';
import { requestOf, unwrap } from '../../../http/requestOf.js';
import { testDatabase } from '../../../testing/testDatabase.js';
import { chatMessages, chatRoutes, createAnswers, type Retrieval } from '../index.js';
import type { Passage } from '../evidence/retrieval.js';

/** An event as it left the server. */
export type SeenEvent = AnswerEvent & { readonly id: number | null };

export interface ChatOptions {
  readonly model?: ChatModel | null;
  /** What retrieval finds, whatever is asked. Default: nothing. */
  readonly passages?: readonly Passage[];
  readonly retrieval?: Partial<Retrieval>;
  /** An open database, e.g. of another copy of the server. */
  readonly db?: Database;
  readonly alone?: boolean;
  readonly staleMs?: number;
  readonly questionsPerMinute?: number;
}

/** A passage of page 3 of a document, with its own text as the only quote. */
export const passage = (content: string, more: Partial<Passage> = {}): Passage => ({
  chunkId: randomId(),
  chunkIndex: 1,
  documentId: 'rules',
  documentName: '篮球竞赛规则.pdf',
  knowledgeBaseId: 'base',
  knowledgeBaseName: '竞赛规则库',
  heading: ['29 二十四秒钟', '29.2 程序'],
  content,
  score: 1,
  spans: null,
  place: null,
  positions: [[3, 80, 700, 100, 160]],
  ...more,
});

const retrievalOf = (passages: readonly Passage[], more: Partial<Retrieval> = {}): Retrieval => ({
  retrieve: async ({ limit }) => passages.slice(0, limit),
  bestQuote: ({ content }) => {
    const end = content.indexOf('。') + 1 || content.length;
    return { text: content.slice(0, end), start: 0, end };
  },
  quotePositions: ({ positions }, start, end) =>
    positions.map(([page, , , top, bottom]) => [page, start, end, top, bottom]),
  countHits: async () => undefined,
  documentPages: async (documentId) =>
    documentId === 'rules' ? { name: '篮球竞赛规则.pdf', heights: Array.from({ length: 20 }, () => 1123) } : null,
  textAround: async (_documentId, chunkIds) =>
    passages
      .filter(({ chunkId }) => chunkIds.includes(chunkId))
      .map(({ chunkId, chunkIndex, heading, content }) => ({ chunkId, chunkIndex, heading, content })),
  pageImage: async ({ page }) => ({ body: Buffer.from(`page ${page}`), type: 'image/png' }),
  ...more,
});

/** One copy of the chat calls, over HTTP as they are, on a database of its own. */
export const startChat = async (options: ChatOptions = {}) => {
  const db = options.db ?? (await testDatabase());
  const log = createLog('silent');
  const closing = new AbortController();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'console-chat-'));
  const storage = diskStorage(folder);
  const retrieval = retrievalOf(options.passages ?? [], options.retrieval);
  const { model = null, alone = false, staleMs, questionsPerMinute } = options;
  const answers = createAnswers({
    db,
    model: async () => model,
    retrieval,
    regions: {
      pageImages: { words: async () => null, crop: async () => null },
      scans: { kept: async () => undefined },
    },
    log,
    alone,
    staleMs,
    questionsPerMinute,
  });
  await answers.start();
  const permissions = new Set<Permission>(['chat', 'chat.records']);
  const app = createApp({
    routes: chatRoutes({
      db,
      answers,
      retrieval,
      log,
      storage,
      office: { isThere: () => false },
      pageImages: {
        image: async () => null,
        words: async () => null,
        crop: async () => null,
        warmUp: () => undefined,
        forget: async () => undefined,
      },
      scans: { kept: async () => undefined },
      keepers: {
        isBaseThere: async () => false,
        keep: async () => ({ id: '', added: false }),
        draftFaq: async () => null,
      },
      maxUploadBytes: 1024 * 1024,
    }),
    messages: { ...commonMessages, ...contractMessages, ...chatMessages },
    // The token of a test is the id of its user.
    authenticate: async (userId): Promise<Actor> => ({
      userId,
      account: userId,
      username: userId,
      roleIds: [],
      permissions,
      signInId: userId,
    }),
    log,
    closing: closing.signal,
    checkReplies: true,
  });

  const send = async <P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
    input: Input<Endpoint<P, Q, B, R>>,
    userId: string,
    more: { headers?: Record<string, string>; signal?: AbortSignal } = {},
  ): Promise<Response> => {
    const { address, init } = requestOf(endpoint, input);
    const headers = new Headers(init.headers);
    headers.set('authorization', userId);
    for (const [name, value] of Object.entries(more.headers ?? {})) headers.set(name, value);
    return app.request(address, { ...init, headers, signal: more.signal });
  };

  return {
    db,
    storage,
    answers,
    send,
    call: async <P, Q, B, R>(
      endpoint: Endpoint<P, Q, B, R>,
      input: Input<Endpoint<P, Q, B, R>>,
      userId: string,
    ): Promise<R> => unwrap(endpoint, await send(endpoint, input, userId)),
    /** A new user. */
    user: async (): Promise<string> => {
      const id = randomId();
      await db.query(sql`insert into users (id, account, username, password_hash) values (${id}, ${id}, ${id}, '')`);
      return id;
    },
    /** A new assistant, bound to so many new knowledge bases. */
    assistant: async (bases = 1): Promise<string> => {
      const id = randomId();
      await db.query(sql`insert into assistants (id, name) values (${id}, ${id})`);
      for (let made = 0; made < bases; made += 1) {
        const base = randomId();
        await db.query(sql`insert into knowledge_bases (id, name) values (${base}, ${base})`);
        await db.query(sql`insert into assistant_bases (assistant_id, knowledge_base_id) values (${id}, ${base})`);
      }
      return id;
    },
    close: async () => {
      closing.abort();
      await answers.close();
      await rm(folder, { recursive: true, force: true });
      if (options.db === undefined) await db.close();
    },
  };
};

export type Chat = Awaited<ReturnType<typeof startChat>>;

/** The events of a stream, one by one. */
export async function* readEvents(response: Response): AsyncGenerator<SeenEvent> {
  if (!response.ok || response.body === null) throw new Error(`no stream: ${response.status} ${await response.text()}`);
  const arrived: SeenEvent[] = [];
  const parser = createParser({
    onEvent: ({ id, event, data }) => {
      const seen: SeenEvent = Object.assign(JSON.parse(`{"event":${JSON.stringify(event)},"data":${data}}`), {
        id: id === undefined ? null : Number(id),
      });
      arrived.push(seen);
    },
  });
  const decoder = new TextDecoder();
  for await (const chunk of response.body) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* arrived.splice(0);
  }
}

/** All events of a stream, once it has ended. */
export const allEvents = async (response: Response): Promise<SeenEvent[]> => {
  const events: SeenEvent[] = [];
  for await (const event of readEvents(response)) events.push(event);
  return events;
};

export const textOf = (events: readonly SeenEvent[]): string =>
  events.map((event) => (event.event === 'delta' ? event.data.text : '')).join('');
