import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { seedAccounts } from '../../packages/server/src/areas/account/seed.js';
import { BUSINESS_ROLE } from '../../packages/server/src/areas/account/seedMenus.js';
import { signInStore } from '../../packages/server/src/areas/account/signIn.store.js';
import { userStore } from '../../packages/server/src/areas/account/user.store.js';
import { assistantDomains } from '../../packages/server/src/areas/assistants/index.js';
import { migrate, readMigrations } from '../../packages/server/src/db/migrate.js';
import { prepare, serverBuild } from '../../scripts/builds.mjs';
import { openDatabase } from '../../packages/server/src/db/openDatabase.js';

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
};

/** A process that says on its first line where it listens. */
const startSpeaker = async (pace: number, pieces: number): Promise<{ url: string; process: ChildProcess }> => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'speaker.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PACE: String(pace), PIECES: String(pieces) },
  });
  const [line]: unknown[] = await once(createInterface({ input: child.stdout }), 'line');
  const { url }: { url: string } = JSON.parse(String(line));
  return { url, process: child };
};

/** Signed in, one after another: a user each, so that nobody's rate limit is met. */
const addPeople = async (url: string | undefined, dataDir: string, count: number): Promise<string[]> => {
  const fail = (error: Error): never => {
    throw error;
  };
  const db = await openDatabase({ ...(url !== undefined && { url }), dataDir, onError: fail, onCrash: fail });
  try {
    await migrate(db, await readMigrations());
    await seedAccounts(db, { assistants: assistantDomains });
    const tokens: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const account = `reader${at}`;
      const userId = await userStore(db).add({
        account,
        username: account,
        passwordHash: '',
        roleIds: [BUSINESS_ROLE.id],
      });
      tokens.push(await signInStore(db).create(userId));
    }
    return tokens;
  } finally {
    await db.close();
  }
};

export interface InstallationOptions {
  /** Left out: the embedded database. */
  readonly databaseUrl?: string;
  readonly people: number;
  /** Milliseconds between two pieces that the model says, and how many it says. */
  readonly pace: number;
  readonly pieces: number;
}

/** The server and its model as processes of their own, with people who have signed in. */
export const startInstallation = async ({ databaseUrl, people, pace, pieces }: InstallationOptions) => {
  await prepare(serverBuild, (text: string) => process.stdout.write(`${text}\n`));
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'console-bench-'));
  const tokens = await addPeople(databaseUrl, dataDir, people);
  const model = await startSpeaker(pace, pieces);
  const server = spawn(process.execPath, [path.join(serverBuild.dist, serverBuild.main)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: '0',
      DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'speaker',
      LOG_LEVEL: 'warn',
    },
  });
  let origin = '';
  for await (const line of createInterface({ input: server.stdout })) {
    origin = /http:\/\/\S+/.exec(line)?.[0] ?? '';
    if (origin !== '') break;
  }
  server.stdout.resume();
  return {
    origin,
    tokens,
    pid: server.pid ?? 0,
    stop: async () => {
      await ended(server);
      await ended(model.process);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
