/** What the commands that run the product share: see `start.mjs` and `demo.mjs`. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { consoleBuild, prepare, serverBuild } from './builds.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`需要 Node 20.19 或更高版本，当前是 ${process.version}。Node 20.19 or later is needed.\n`);
  process.exit(1);
};

/** Runs a program of the server in this terminal until it ends; answers with what it ended with. */
export const runProgram = (program, { args = [], env = {} } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(serverBuild.dist, program), ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    // Ctrl-C reaches both processes; the program ends, and this one waits for it.
    const pass = (signal) => child.kill(signal);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, pass);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const one of signals) process.off(one, pass);
      resolve(code ?? (signal === null ? 1 : 128));
    });
  });

/** Builds console and server where they have changed, runs `before`, then the server, on the same environment. */
export const launch = async ({ env = {}, before = async () => 0 } = {}) => {
  checkNode();
  try {
    await prepare(consoleBuild, say);
    await prepare(serverBuild, say);
    const prepared = await before();
    if (prepared !== 0) {
      process.exitCode = prepared;
      return;
    }
    say('正在启动服务……Starting the server ...');
    process.exitCode = await runProgram(serverBuild.main, { env });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
};
