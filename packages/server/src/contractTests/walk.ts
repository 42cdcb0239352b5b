import { createServer } from 'node:http';
import type { Endpoint, Input, Permission } from '@console/api/contract';
import { allEndpoints } from '@console/api/contract/all';
import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';
import { listenLocally } from '../outbound/testing/listenLocally.js';
import { startApp, type TestUser } from '../testing/startApp.js';

export type App = Awaited<ReturnType<typeof startApp>>;

/** Everything that anybody may be granted. */
export const allPermissions: readonly Permission[] = [
  ...new Set(
    allEndpoints.flatMap(({ entry: { needs } }) => (needs === 'public' || needs === 'signedIn' ? [] : [needs])),
  ),
];

/** A call as a test names it. */
export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** One event of a stream. */
const eventsOf = async (response: Response): Promise<unknown[]> => {
  const events: unknown[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      events.push({ event, data: JSON.parse(data) });
    },
  });
  parser.feed(await response.text());
  return events;
};

/** An app, somebody who may do everything there, and a record of the calls that have answered well. */
export const startWalk = async () => {
  const other = await listenLocally(
    createServer((request, response) => {
      if (request.url !== '/rules') response.end('{"余票":12}');
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<meta charset=utf-8><p>比赛分四节。</p>');
    }),
  );
  const app = await startApp({ config: { functionHosts: [other.host], pageHosts: [other.host] } });
  const as = await app.user({ permissions: allPermissions });
  const answered = new Set<string>();

  const bare = async <P, Q, B, R>(
    endpoint: Endpoint<P, Q, B, R>,
    input: Input<Endpoint<P, Q, B, R>>,
    user: TestUser,
  ): Promise<Response> => {
    const response = await app.send(endpoint, input, { as: user });
    if (response.status !== 200) throw new Error(`${nameOf(endpoint)}: ${response.status} ${await response.text()}`);
    return response;
  };

  return {
    app,
    as,
    answered,
    /** Address of another system, which answers any call. */
    otherSystem: other.url,
    close: async () => {
      await app.close();
      await other.close();
    },

    /** A call that has to succeed. */
    call: async <P, Q, B, R>(
      endpoint: Endpoint<P, Q, B, R>,
      input: Input<Endpoint<P, Q, B, R>>,
      user: TestUser = as,
    ): Promise<R> => {
      const reply = await app.call(endpoint, input, { as: user });
      answered.add(nameOf(endpoint));
      return reply;
    },

    /** A call that has to answer a file which is not empty. */
    file: async <P, Q, B, R>(
      endpoint: Endpoint<P, Q, B, R>,
      input: Input<Endpoint<P, Q, B, R>>,
    ): Promise<Uint8Array> => {
      const response = await bare(endpoint, input, as);
      const data = new Uint8Array(await response.arrayBuffer());
      if (data.length === 0 || response.headers.get('content-type')?.startsWith('application/json') !== false) {
        throw new Error(`${nameOf(endpoint)} answers no file`);
      }
      answered.add(nameOf(endpoint));
      return data;
    },

    /** A call that has to answer a stream which ends well. */
    events: async <P, Q, B, R extends { event: string }>(
      endpoint: Endpoint<P, Q, B, R>,
      input: Input<Endpoint<P, Q, B, R>>,
    ): Promise<R[]> => {
      const events = z.parse(z.array(endpoint.reply), await eventsOf(await bare(endpoint, input, as)));
      if (events.at(-1)?.event !== 'done')
        throw new Error(`${nameOf(endpoint)} ends with ${JSON.stringify(events.at(-1))}`);
      answered.add(nameOf(endpoint));
      return events;
    },
  };
};

export type Walk = Awaited<ReturnType<typeof startWalk>>;

/** What a walk does in one area. */
export type Scenario = (walk: Walk) => Promise<void>;
