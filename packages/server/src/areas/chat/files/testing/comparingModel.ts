import { once } from 'node:events';
import { createServer } from 'node:http';
import * as z from 'zod';

const Body = z.object({ messages: z.array(z.object({ content: z.string() })) });

const passages = /<passage n="(\d+)"[^>]*>\n([\s\S]*?)\n<\/passage>/g;

/** The first sentence of the passages that names the point and an amount, with its number; else that there is none. */
const cellOf = (asked: string): string => {
  const point = /<question>\n([\s\S]*?)\n<\/question>/.exec(asked)?.[1] ?? '';
  for (const [, n = '', content = ''] of asked.matchAll(passages)) {
    const sentence = content.split(/(?<=。)/).find((one) => one.replace(/\s/g, '').includes(`${point}为`));
    if (sentence !== undefined) return `${sentence.replace(/\s+/g, ' ').trim()}[${n}]`;
  }
  return 'NONE';
};

/** A small service on loopback that fills cells of comparisons with what the passages say, and nothing else. */
export const startComparingModel = async () => {
  let asked = 0;
  const server = createServer((request, response) => {
    const answer = async () => {
      let text = '';
      for await (const part of request.setEncoding('utf8')) text += part;
      asked += 1;
      const { messages } = Body.parse(JSON.parse(text));
      const message = { content: cellOf(messages.at(-1)?.content ?? '') };
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ choices: [{ message, finish_reason: 'stop' }] }));
    };
    answer().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the model has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked: () => asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
