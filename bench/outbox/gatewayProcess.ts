import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Roughness } from '../../packages/server/src/outbox/testing/roughVendor.js';

/** Bytes of a line in the book: a number of eleven digits. */
const LINE = 12;

export interface GatewayStart {
  /** Where it writes whose messages it took. */
  readonly book: string;
  /** 0: one that is free. */
  readonly port: number;
  readonly seed: number;
  readonly roughness: Roughness;
}

/** A gateway in a process of its own. Every process begun is added to `children`. */
export const startGateway = (
  { book, port, seed, roughness }: GatewayStart,
  children: ChildProcess[],
): Promise<{ child: ChildProcess; port: number }> =>
  new Promise((resolve, reject) => {
    const program = path.join(import.meta.dirname, 'gateway.mjs');
    const child = spawn(process.execPath, [program, String(port), book, String(seed), JSON.stringify(roughness)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    child.stdout.once('data', (said: Buffer) => resolve({ child, port: Number(/\d+/.exec(said.toString())?.[0]) }));
    child.once('exit', (code) => reject(new Error(`the gateway ended with ${code}`)));
  });

/** Messages that were taken so far. */
export const takenCount = async (book: string): Promise<number> => (await stat(book)).size / LINE;

/** How often each number got a message. */
export const takenBy = async (book: string): Promise<ReadonlyMap<string, number>> => {
  const taken = new Map<string, number>();
  for (const number of (await readFile(book, 'utf8')).split('\n'))
    if (number !== '') taken.set(number, (taken.get(number) ?? 0) + 1);
  return taken;
};
