import { spawn } from 'node:child_process';

/** Has a shell run what follows, and print on the fourth stream what it used; see `secondsOf`. */
export const TIMED = ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh'];

/** Seconds in what the shell's `times` prints of its children: user and system, as `1m2.50s`. */
export const secondsOf = (printed) => {
  const [, children = ''] = printed.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, rest]) => sum + minutes * 60 + Number(rest),
    0,
  );
};

/**
 * Runs a command with its output shown. Resolves with its exit code, the seconds it took, and the seconds of processor
 * that it and all it started used (0 where no shell tells them).
 */
export const execute = (command, args, env) =>
  new Promise((resolve) => {
    const began = Date.now();
    const windows = process.platform === 'win32';
    const child = windows
      ? spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, shell: true })
      : spawn('sh', [...TIMED, command, ...args], {
          stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
          env,
        });
    let printed = '';
    child.stdio[3]?.on('data', (part) => {
      printed += part;
    });
    child.on('close', (code) =>
      resolve({ code: code ?? 1, seconds: (Date.now() - began) / 1000, work: secondsOf(printed) }),
    );
  });
