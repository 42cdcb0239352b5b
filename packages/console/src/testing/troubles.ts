import { allEndpoints } from '@console/api/contract/all';
import { catalogue, NOT_PERMITTED, OK, TIMED_OUT } from '@console/base';
import { delay as wait, http, type HttpHandler, HttpResponse } from 'msw';

/** What goes wrong with each call of a page that is tried out. */
export interface Trouble {
  /** Milliseconds that each call takes longer. */
  latency: number;
  /** What each call is answered: a status, a code of the envelope, or a stream that ends in its midst. */
  failure: Failure | 'none';
}

interface Answer {
  http: number;
  code: number;
  message: string;
}

/** What servers and what stands before them answer, by the number that people know it by. */
const answers = {
  '401': { http: 401, code: 401, message: '登录已失效' },
  '403': { http: 403, code: 403, message: '账号已停用' },
  '4030': { http: 403, code: NOT_PERMITTED, message: '没有权限' },
  '502': { http: 502, code: 502, message: catalogue.busy },
  '9999': { http: OK, code: TIMED_OUT, message: catalogue.timedOut },
  '1000': { http: OK, code: 1000, message: catalogue.invalidData },
  '2000': { http: OK, code: 2000, message: catalogue.missingResource },
  '3000': { http: OK, code: 3000, message: catalogue.outOfOrder },
} as const satisfies Record<string, Answer>;

export type Failure = keyof typeof answers | 'streamCut';

const isAnswer = (name: string): name is keyof typeof answers => name in answers;

/** Everything that can be chosen. */
export const failures: readonly Failure[] = [...Object.keys(answers).filter(isAnswer), 'streamCut'];

/** What was chosen, as the toolbar has it, or an address, where 502 is a number; anything else is nothing. */
export const troubleOf = (latency: unknown, failure: unknown): Trouble => ({
  latency: Math.max(0, Number(latency) || 0),
  failure: failures.find((name) => name === String(failure)) ?? 'none',
});

const CALLS = /^https?:\/\/[^/]+\/(aiapi|rag|aiTool)\//;

const firstWords = 'id: 1\nevent: delta\ndata: {"text":"根据《竞赛规则》"}\n\n';

/** Begins as an answer does, and ends without its end. */
const cutStream = (): Response =>
  new HttpResponse(
    new ReadableStream<Uint8Array>({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode(firstWords));
        setTimeout(() => stream.error(new TypeError('The connection was lost')), 300);
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );

const verbs = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

const cutStreams = (): HttpHandler[] =>
  allEndpoints
    .filter(({ entry }) => entry.as === 'events')
    .map(({ entry }) => verbs[entry.method](`*${entry.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, cutStream));

const failAll = (failure: keyof typeof answers): HttpHandler => {
  const { http: status, code, message } = answers[failure];
  return http.all(CALLS, () => Response.json({ code, message, data: null }, { status }));
};

/** Goes before what answers else: the first that answers is heard. */
export const troubleHandlers = ({ latency, failure }: Trouble): HttpHandler[] => [
  ...(latency > 0 ? [http.all(CALLS, () => wait(latency))] : []),
  ...(failure === 'streamCut' ? cutStreams() : []),
  ...(failure === 'none' || failure === 'streamCut' ? [] : [failAll(failure)]),
];
