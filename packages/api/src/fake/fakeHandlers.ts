import { delay as wait, http, type HttpHandler, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { readAppConfig, readUser } from '../contract/account.js';
import { allEndpoints } from '../contract/all.js';
import { listDialogueFiles } from '../contract/dialogueFiles.js';
import type { Endpoint, FieldsSchema, Input } from '../contract/endpoint.js';
import { type Entries, fieldsFromText } from '../contract/fieldsFromText.js';
import { eventStream, failure, sampleReply, sampleResponse, success } from './fakeReply.js';
import { sampleUser } from './sampleUser.js';

export interface FakeAnswer<I, R> {
  /** The data to answer. For `events`, a list of events. */
  data?: R | readonly R[];
  /** Makes the data from the call's input. */
  dataFor?: (input: I) => R | readonly R[];
  /** A reason the entry names, or one that every call can have; `unreachable` for a server that is not there. */
  fails?: string;
  /** Words of that failure. */
  message?: string;
  /** Milliseconds until the answer comes, or `infinite`. Default: none. */
  delay?: number | 'infinite';
}

/** One call that is answered otherwise than by its sample. Made by `fake`. */
export interface Fake {
  readonly entry: Pick<Endpoint, 'method' | 'path'>;
  readonly answer: Pick<FakeAnswer<object, unknown>, 'fails' | 'message' | 'delay'>;
  readonly dataFor: ((input: object) => unknown) | undefined;
}

/** Answers one call otherwise: `fake(pageFaq, { fails: 'not_permitted' })`. */
export const fake = <P, Q, B, R>(
  entry: Endpoint<P, Q, B, R>,
  { data, dataFor, ...answer }: FakeAnswer<Input<Endpoint<P, Q, B, R>>, R>,
): Fake => {
  if (answer.fails !== undefined && answer.fails !== 'unreachable') failure(entry, answer.fails);
  const made = dataFor && ((input: object) => dataFor(input as Input<Endpoint<P, Q, B, R>>));
  return { entry, answer, dataFor: made ?? (data === undefined ? undefined : () => data) };
};

const usual: readonly Fake[] = [
  fake(readUser, { data: sampleUser }),
  fake(listDialogueFiles, { data: [] }),
  fake(readAppConfig, {
    data: {
      ...z.parse(readAppConfig.reply, sampleReply(readAppConfig, {})),
      productTitle: '篮球 AI 智能体平台',
      testHost: false,
      demo: false,
    },
  }),
];

/** Checks one part of a call; null where it fits. */
const wrongFields = (schema: FieldsSchema<unknown> | undefined, value: unknown): Record<string, string> | null => {
  if (schema === undefined) return null;
  const result = z.safeParse(schema, value);
  if (result.success) return null;
  return Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
};

const bodyOf = async (request: Request, { body, encoding = 'json' }: Endpoint): Promise<object> => {
  if (body === undefined) return {};
  if (encoding === 'json') return { ...z.safeParse(z.looseObject({}), await request.json().catch(() => ({}))).data };
  const entries: Entries = encoding === 'form' ? new URLSearchParams(await request.text()) : await request.formData();
  return fieldsFromText(body, entries);
};

/** What stands in the path, without the wildcard before it. */
const paramsOf = (
  { params }: Endpoint,
  matched: Readonly<Record<string, string | readonly string[] | undefined>>,
): object =>
  fieldsFromText(
    params,
    Object.keys(params?._zod.def.shape ?? {}).map((name): [string, string] => [name, String(matched[name] ?? '')]),
  );

const answerOf = (entry: Endpoint, given: Fake | undefined, input: Readonly<Record<string, unknown>>): Response => {
  const { fails, message } = given?.answer ?? {};
  if (fails === 'unreachable') return HttpResponse.error();
  if (fails !== undefined) return failure(entry, fails, message === undefined ? {} : { message });
  if (given?.dataFor === undefined) return sampleResponse(entry, input);
  const data = given.dataFor(input);
  if (data instanceof Blob) return new Response(data, { headers: { 'content-type': data.type } });
  return entry.as === 'events' && Array.isArray(data) ? eventStream(data) : success(data);
};

const handlerOf = (entry: Endpoint, given: Fake | undefined): HttpHandler => {
  const verb = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[entry.method];
  return verb(`*${entry.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    const parts: [FieldsSchema<unknown> | undefined, object][] = [
      [entry.params, paramsOf(entry, params)],
      [entry.query, fieldsFromText(entry.query, new URL(request.url).searchParams)],
      [entry.body, await bodyOf(request, entry)],
    ];
    if (given?.answer.delay !== undefined) await wait(given.answer.delay);
    for (const [schema, value] of parts) {
      const fields = wrongFields(schema, value);
      if (fields !== null) return failure(entry, 'invalid_request', { message: '请求参数不正确', fields });
    }
    return answerOf(entry, given, Object.assign({}, ...parts.map(([, value]) => value)));
  });
};

/**
 * Handlers of the fake server, for `setupWorker` of `msw/browser` and `setupServer` of `msw/node`: every call of the
 * contract is checked against its schemas (400 where it does not fit) and answered by a sample of its reply. Whatever
 * `answers` names comes first; of several for one call, the last.
 */
export const fakeHandlers = (answers: readonly Fake[] = []): HttpHandler[] => {
  const given = new Map([...usual, ...answers].map((one) => [`${one.entry.method} ${one.entry.path}`, one]));
  // Fixed paths go before those with parameters, which would swallow them.
  return allEndpoints
    .toSorted((a, b) => Number(a.entry.path.includes('{')) - Number(b.entry.path.includes('{')))
    .map(({ entry }) => handlerOf(entry, given.get(`${entry.method} ${entry.path}`)));
};
