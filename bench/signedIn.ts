import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { type Endpoint, type Input, login, pageBackgroundJobs } from '@console/api/contract';
import { requestOf, unwrap } from '../packages/server/src/http/requestOf.js';
import { startServerProcess } from '../packages/server/src/testing/serverProcess.js';

const ADMIN_PASSWORD = 'Correct-Horse-42';

type Call = <P, Q, B, R>(endpoint: Endpoint<P, Q, B, R>, input: Input<Endpoint<P, Q, B, R>>) => Promise<R>;

/** The server as a process, and the administrator who has signed in. */
export const signedIn = async (dataDir: string, children: ChildProcess[]) => {
  const { child, url } = await startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD }, children);
  let token = '';
  const call: Call = async (endpoint, input) => {
    const { address, init } = requestOf(endpoint, input);
    const headers = new Headers(init.headers);
    if (token !== '') headers.set('authorization', token);
    return unwrap(endpoint, await fetch(url + address, { ...init, headers }));
  };
  ({ token } = await call(login, { username: 'admin', password: ADMIN_PASSWORD }));
  return { child, url, token, call };
};

/** What only the very first start does is over: its guide to the product is read. */
export const guideIsRead = async ({ call }: Awaited<ReturnType<typeof signedIn>>): Promise<void> => {
  while ((await call(pageBackgroundJobs, { current: 1, size: 1, status: 'done' })).total === 0) await pause(200);
};
