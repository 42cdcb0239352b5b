import type { IncomingMessage, ServerResponse } from 'node:http';

export const SPREADSHEET = Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0xff, 0x00, 0x0d, 0x0a);

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Uint8Array[] = [];
  for await (const part of request) if (part instanceof Uint8Array) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
};

/** Answers what the calls of `transportEntries` need; false for other addresses. */
export const answerTransport = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
  const url = new URL(request.url ?? '/', 'http://test');
  if (url.pathname === '/echo') {
    const body = await textOf(request);
    const type = request.headers['content-type'] ?? '';
    json(response, 200, { code: 200, message: '', data: { method: request.method, type, body } });
  } else if (url.pathname === '/spreadsheet') {
    if (url.searchParams.get('month') === '2026-13') json(response, 200, { code: 2001, message: '没有这个月' });
    else response.writeHead(200, { 'content-type': 'application/vnd.ms-excel' }).end(SPREADSHEET);
  } else return url.pathname === '/never';
  return true;
};
