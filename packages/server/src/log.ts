import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger };

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const secrets = [
  'token',
  'password',
  'authorization',
  'apiKey',
  '*.token',
  '*.password',
  '*.authorization',
  '*.apiKey',
];

export const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? (error.stack ?? error.message)
    : `${error.stack ?? error.message}\ncaused by ${describeError(error.cause)}`;
};

/** Short lines for a person at a terminal. */
const readable: DestinationStream = {
  write: (line) => {
    const { time, level, msg, err, pid: _pid, hostname: _host, ...rest } = JSON.parse(line);
    const { method, path, status, ms, requestId, ...others } = rest;
    const call = method === undefined ? [path] : [method, path, status, `${ms} ms`];
    const facts = Object.entries(others).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
    const label = (pino.levels.labels[level] ?? String(level)).padEnd(5);
    const words = [new Date(time).toTimeString().slice(0, 8), label, msg, ...call, requestId, ...facts];
    const stack = err === undefined ? '' : `${err.stack ?? err.message}\n`;
    process.stderr.write(`${words.filter((word) => word !== undefined).join(' ')}\n${stack}`);
  },
};

/** Lines for people on a terminal, JSON for machines. Never holds tokens or passwords. */
export const createLog = (level: LogLevel, terminal = process.stderr.isTTY): Logger =>
  pino(
    {
      level,
      redact: { paths: secrets, censor: '[secret]' },
      serializers: {
        err: (error: unknown) => ({
          type: error instanceof Error ? error.name : typeof error,
          message: error instanceof Error ? error.message : String(error),
          stack: describeError(error),
        }),
      },
    },
    terminal ? readable : pino.destination({ dest: 2, sync: true }),
  );
