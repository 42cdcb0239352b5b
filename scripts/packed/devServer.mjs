import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ADDRESS = /(http:\/\/(?:127\.0\.0\.1|localhost):\d+\/)/;
// oxlint-disable-next-line no-control-regex -- what colours a terminal
const COLOURS = /\u001b\[[0-9;]*m/g;

/** Starts Vite's dev server in a folder, on a free port. */
export const devServer = async (folder) => {
  const vite = path.join(folder, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, '--host', '127.0.0.1', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' },
  });
  let printed = '';
  const address = await new Promise((resolve, reject) => {
    const hear = (part) => {
      printed += String(part).replaceAll(COLOURS, '');
      const [, found] = ADDRESS.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', () => reject(new Error(`The dev server ended: ${printed}`)));
  });
  const close = async () => {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return { address, close };
};
