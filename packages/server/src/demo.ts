import { ConfigError, readConfig } from './config.js';
import { FolderInUse } from './db/folderLock.js';
import { HoldsMore, NotADemo } from './demo/demoFolder.js';
import type { DemoProgress } from './demo/fillDemo.js';
import { makeDemo } from './demo/makeDemo.js';
import { createLog, describeError } from './log.js';

/** Where a password that stands in the product's own texts does no harm. */
const ownMachine: readonly string[] = ['127.0.0.1', '::1', 'localhost'];

const say = (text: string) => process.stdout.write(text);

/** A line for each part; on a terminal it counts up in its place. */
const tell = ({ title, share, took }: DemoProgress): void => {
  const line = `  ${title.zh} ${title.en}`;
  const end = took === undefined ? '' : ` ${(took / 1000).toFixed(1)} s\n`;
  if (process.stdout.isTTY) say(`\r\u001b[K${line} ${took === undefined ? `${Math.floor(share * 100)}%` : ''}${end}`);
  else if (took !== undefined) say(`${line}${end}`);
};

const fail = (error: unknown): never => {
  const known = [ConfigError, FolderInUse, HoldsMore, NotADemo].some((one) => error instanceof one);
  process.stderr.write(`\n${known && error instanceof Error ? error.message : describeError(error)}\n`);
  process.exit(1);
};

/** Fills `DATA_DIR` with the demo world, unless it is filled; `--reset` does so anew. */
try {
  const config = readConfig(process.env);
  if (config.databaseUrl !== undefined)
    throw new ConfigError('the demo has a database of its own in its folder: leave out DATABASE_URL');
  if (!ownMachine.includes(config.host))
    throw new ConfigError(
      'the demo is served to this machine alone, since everybody knows its passwords: leave out HOST',
    );
  const began = performance.now();
  const reset = process.argv.includes('--reset');
  let told = false;
  const made = await makeDemo({
    config,
    log: createLog(config.logLevel === 'info' ? 'warn' : config.logLevel),
    reset,
    onCrash: fail,
    onProgress: (progress) => {
      if (!told) say('正在准备演示数据，约一分钟……Making the demo world, about a minute ...\n');
      told = true;
      tell(progress);
    },
  });
  if (made) say(`演示数据已就绪 The demo world is ready (${((performance.now() - began) / 1000).toFixed(0)} s).\n`);
  process.exit(0);
} catch (error) {
  fail(error);
}
