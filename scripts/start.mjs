/** Builds console and server where they have changed, then runs the server in this terminal. Needs nothing but Node and pnpm. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { consoleBuild, prepare, serverBuild } from './builds.mjs';

const say = (text) => process.stdout.write(`${text}\n`);

const runServer = () => {
  say('正在启动服务……Starting the server ...');
  const server = spawn(process.execPath, [path.join(serverBuild.dist, serverBuild.main)], { stdio: 'inherit' });
  // Ctrl-C reaches both processes; the server closes, and this one waits for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
  server.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === null ? 1 : 128);
  });
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`需要 Node 20.19 或更高版本，当前是 ${process.version}。Node 20.19 or later is needed.\n`);
  process.exit(1);
}

try {
  await prepare(consoleBuild, say);
  await prepare(serverBuild, say);
  runServer();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
