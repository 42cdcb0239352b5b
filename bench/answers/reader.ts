import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

/** What one reader has seen of an answer. */
export interface Reading {
  text: string;
  status: string;
  /** When each batch of words came, in milliseconds. */
  readonly batches: number[];
  /** Anything that is not as it should be. */
  readonly faults: string[];
}

const agent = new Agent({ keepAlive: false });

const open = async (address: string, token: string, body?: object): Promise<IncomingMessage> => {
  const sent = request(address, {
    agent,
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: token, 'content-type': 'application/json' },
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (response === undefined) throw new Error('no response');
  return response;
};

const textOf = async (response: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += String(part);
  return text;
};

/** Asks, as a console does. Answers the id. */
export const ask = async (origin: string, token: string): Promise<string> => {
  const response = await open(`${origin}/aiapi/qa/aiSession/chat`, token, { question: '比赛有几节？' });
  const text = await textOf(response);
  if (response.statusCode !== 200) throw new Error(`not asked: ${response.statusCode} ${text}`);
  const { data }: { data: { id: string } } = JSON.parse(text);
  return data.id;
};

/** Reads a stream to its end. */
export const read = async (origin: string, token: string, id: string): Promise<Reading> => {
  const seen: Reading = { text: '', status: '', batches: [], faults: [] };
  const response = await open(`${origin}/aiapi/qa/sse/ragFlow?id=${id}`, token);
  if (response.statusCode !== 200) {
    seen.faults.push(`not streamed: ${response.statusCode} ${await textOf(response)}`);
    return seen;
  }
  let last = 0;
  let rest = '';
  for await (const part of response.setEncoding('utf8')) {
    const blocks = (rest + String(part)).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, number, event, data] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      if (number === undefined || event === undefined || data === undefined) continue;
      if (Number(number) !== last + 1) seen.faults.push(`event ${number} after ${last}`);
      last = Number(number);
      if (event === 'delta') {
        const { text }: { text: string } = JSON.parse(data);
        seen.text += text;
        seen.batches.push(performance.now());
      }
      if (event === 'error') seen.faults.push(data);
      if (event === 'done') {
        const { status }: { status: string } = JSON.parse(data);
        seen.status = status;
      }
    }
  }
  return seen;
};
