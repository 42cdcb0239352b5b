/**
 * Asks one server every ten milliseconds how long it takes to answer, as a process of its own: `url token`. Says how long
 * it took, once for each line that it is told: `loop` answers need the server's own thread alone, `call` ones its
 * database as well.
 */
import { Agent, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

const [url, token] = process.argv.slice(2);
const EVERY = 10;

const agent = new Agent({ keepAlive: true });
const roundTrip = (headers) =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(performance.now() - began));
    });
    sent.on('error', reject);
    sent.end();
  });

let times = { loop: [], call: [] };
const ask = async (name, headers) => {
  for (;;) {
    times[name].push(await roundTrip(headers));
    await pause(EVERY);
  }
};

const own = monitorEventLoopDelay({ resolution: 1 });
own.enable();
const spread = (list) => {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), longest: at(1), count: sorted.length };
};
createInterface({ input: process.stdin }).on('line', () => {
  const said = { loop: spread(times.loop), call: spread(times.call), own: Math.round(own.max / 1e6) };
  times = { loop: [], call: [] };
  own.reset();
  process.stdout.write(`${JSON.stringify(said)}\n`);
});

// Refused at once without a token: nobody asks the database about none.
void ask('loop', {});
void ask('call', { authorization: token });
