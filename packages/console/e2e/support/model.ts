import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export interface Model {
  readonly url: string;
  /** Connections that the server closed before the answer was complete. */
  aborted: () => Promise<number>;
  /** Stands still in the middle of each answer that begins from now on, after so many pieces, until `goOn`. */
  pauseAfter: (pieces: number) => Promise<void>;
  /** What it wants called, round after round, in each answer that begins from now on, and what it says then. */
  wants: (calls: readonly (readonly { tool: string; arguments: string }[])[], reply?: string) => Promise<void>;
  /** Says this in each answer that begins from now on, whatever it is asked. */
  says: (reply: string) => Promise<void>;
  /** Thinks this, apart, before each answer that begins from now on, and stands still then until `goOn`. */
  thinks: (...thoughts: string[]) => Promise<void>;
  /** Lets the answers that stand still go on, and the next ones run through. */
  goOn: () => Promise<void>;
  stop: () => Promise<void>;
}

/** An OpenAI-compatible service on loopback, as a process of its own, that answers slowly and with citations. */
export const startModel = async (delay: number): Promise<Model> => {
  const child = spawn(
    process.execPath,
    ['--conditions=console-source', '--import', 'tsx', 'src/models/testing/fakeModel.main.ts'],
    {
      cwd: path.resolve(import.meta.dirname, '../../../server'),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '', FAKE_MODEL_PORT: '0', FAKE_MODEL_DELAY: String(delay) },
    },
  );
  const [line]: unknown[] = await once(createInterface({ input: child.stdout }), 'line');
  const { url }: { url: string } = JSON.parse(String(line));
  const control = async (path: string, body: object) => {
    const response = await fetch(new URL(path, url), { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`The model took no ${path}: ${response.status}`);
  };
  return {
    url,
    pauseAfter: (pieces) => control('/control', { delayMs: delay, pauseAfter: pieces }),
    thinks: (...thoughts) => control('/control', { delayMs: delay, thoughts, pauseAfter: 0 }),
    says: (reply) => control('/control', { delayMs: delay, reply }),
    wants: (calls, reply) => control('/control', { calls, reply }),
    goOn: async () => {
      await control('/control', { delayMs: delay });
      await control('/control/resume', {});
    },
    aborted: async () => {
      const state: { aborted: number } = await (await fetch(new URL('/control', url))).json();
      return state.aborted;
    },
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
};
