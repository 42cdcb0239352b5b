/**
 * A gateway of text messages in a process of its own: `node gateway.mjs <port> <file> <seed> <roughness>`. Whose message it takes it
 * writes to the file before it answers, so that killing it loses replies and nothing else. Roughness: `{loses, throttles, refuses}`,
 * each from 0 to 1.
 */
import { openSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file, seed, roughness] = process.argv.slice(2);
const { loses = 0, throttles = 0, refuses = 0 } = JSON.parse(roughness);
const book = openSync(file, 'a');

let state = Number(seed);
const chance = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};

const server = createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const roll = chance();
    if (roll < throttles) return response.writeHead(429, { 'retry-after': '1' }).end('busy');
    if (roll < throttles + refuses) return response.writeHead(422).end('no such number');
    writeSync(book, `${JSON.parse(Buffer.concat(parts).toString('utf8')).phoneNumber}\n`);
    if (roll < throttles + refuses + loses) return request.socket.destroy();
    return response.end('{}');
  });
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write(`listening ${server.address().port}\n`));
