import { execFileSync } from 'node:child_process';

/** The processes of this test's engines. */
export const engineProcesses = (): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === process.pid && args.join(' ').includes('analysis.process'))
    .map(([pid]) => Number(pid));

export const killEngines = (): void => {
  for (const pid of engineProcesses()) process.kill(pid, 'SIGKILL');
};
