import { spawnSync } from 'node:child_process';

/** Runs a command to its end; throws what it printed where it fails. */
export const must = (what, command, args, { cwd, env = {} }) => {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, NO_COLOR: '1', CI: 'true', ...env },
  });
  if (status === 0) return stdout;
  throw new Error(`${what} failed (${command} ${args.join(' ')}):\n${stdout}${stderr}${error?.message ?? ''}`);
};
