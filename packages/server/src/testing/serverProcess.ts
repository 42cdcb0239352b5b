import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { prepare, serverBuild } from '../../../../scripts/builds.mjs';

/** The built server as a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Everything printed so far. */
  readonly output: () => string;
}

/** Ends a process, and answers the code it ended with; null where a signal ended it. */
export const endProcess = (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });

/**
 * Runs the program as people do, on a free port, built before where its source has changed. Rejects with what it printed
 * where it ends instead of serving. Every process begun is added to `children`, so that a test can end it.
 */
export const startServerProcess = async (
  settings: Readonly<Record<string, string>>,
  children: ChildProcess[],
): Promise<ServerProcess> => {
  await prepare(serverBuild, () => undefined);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(serverBuild.dist, serverBuild.main)], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', LOG_LEVEL: 'warn', ...settings },
    });
    children.push(child);
    let text = '';
    const hear = (part: Buffer) => {
      text += part.toString();
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
      if (url !== undefined && text.includes('Ctrl-C')) resolve({ child, url, output: () => text });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${text}`)));
  });
};
