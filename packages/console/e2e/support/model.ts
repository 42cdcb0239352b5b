import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** An OpenAI-compatible service on loopback, as a process of its own, that answers slowly and with citations. */
export const startModel = async (
  delay: number,
): Promise<{ url: string; aborted: () => Promise<number>; stop: () => Promise<void> }> => {
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
  return {
    url,
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
