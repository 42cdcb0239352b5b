import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenLocally } from '../../outbound/testing/listenLocally.js';

export interface HeardCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  /** As it came. */
  readonly text: string;
}

/** What the vendor does with a call. `lost`: it takes it and the reply never arrives. */
export type VendorAnswer = { readonly status?: number; readonly body: unknown } | 'lost';

/** A vendor on this machine that answers as it is told and remembers what it heard. */
export const startVendor = async () => {
  const heard: HeardCall[] = [];
  let answer: (call: HeardCall) => VendorAnswer | Promise<VendorAnswer> = () => ({ body: {} });
  const reply = async (call: HeardCall, response: ServerResponse): Promise<void> => {
    const given = await answer(call);
    if (given === 'lost') {
      response.destroy();
      return;
    }
    const { status = 200, body } = given;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://vendor');
      const call: HeardCall = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        text: Buffer.concat(parts).toString('utf8'),
      };
      heard.push(call);
      void reply(call, response);
    });
  });
  const { url, host, close } = await listenLocally(server);
  return {
    url,
    close,
    allowed: [host],
    heard,
    /** From now on it answers so, and has heard nothing. */
    answers: (next: (call: HeardCall) => VendorAnswer | Promise<VendorAnswer>) => {
      heard.length = 0;
      answer = next;
    },
  };
};

export type Vendor = Awaited<ReturnType<typeof startVendor>>;
