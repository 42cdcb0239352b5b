import { ADMIN_ACCOUNT } from './areas/account/seed.js';
import { ConfigError, readConfig } from './config.js';
import { FolderInUse } from './db/folderLock.js';
import { DatabaseUnreachable } from './db/openDatabase.js';
import { DEMO_PASSWORD, readMarker } from './demo/demoFolder.js';
import { createLog, describeError } from './log.js';
import { AddressUnavailable, type RunningServer, startServer } from './startServer.js';

/** Milliseconds after which closing is given up. */
const LAST_MOMENT = 5000;

const say = (text: string) => process.stdout.write(`${text}\n`);

const welcome = ({ url, firstSignIn }: RunningServer, isDemo: boolean) => {
  const lines = ['', `  地址 Address     ${url}`];
  if (isDemo) {
    lines.push(
      '',
      '  演示数据，均为虚构 Demo data, all of it invented',
      `  账号 Account     ${ADMIN_ACCOUNT}`,
      `  密码 Password    ${DEMO_PASSWORD}`,
      '  其他账号密码相同 All others have the same password: zhaoxue, yangfan, wuting ...',
    );
  } else if (firstSignIn !== null) {
    const password = firstSignIn.password ?? 'ADMIN_PASSWORD';
    lines.push(
      '',
      '  首次登录 First sign-in',
      `  账号 Account     ${firstSignIn.account}`,
      `  密码 Password    ${password}`,
      ...(firstSignIn.password === null ? [] : ['  密码只显示这一次，请妥善保存。Shown only once: keep it.']),
    );
  }
  say([...lines, '', '  按 Ctrl-C 停止。Press Ctrl-C to stop.', ''].join('\n'));
};

const run = async () => {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const server = await startServer(config, log, (error) => {
    log.fatal({ err: error }, 'the server cannot go on');
    process.exit(1);
  });

  let closing = false;
  const close = async (signal: NodeJS.Signals) => {
    if (closing) return;
    closing = true;
    say(`${signal === 'SIGINT' ? '\n' : ''}正在停止 Stopping ...`);
    setTimeout(() => {
      log.error('closing took too long');
      process.exit(1);
    }, LAST_MOMENT).unref();
    try {
      await server.close();
      say('已停止 Stopped.');
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'closing failed');
      process.exit(1);
    }
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
  process.on('SIGHUP', close);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

  // The mark in the folder speaks of the database in it, not of one elsewhere.
  const marker = config.databaseUrl === undefined ? await readMarker(config.dataDir) : undefined;
  welcome(server, marker?.state === 'ready');
};

try {
  await run();
} catch (error) {
  const known = [ConfigError, FolderInUse, AddressUnavailable, DatabaseUnreachable].some((one) => error instanceof one);
  process.stderr.write(`\n${known && error instanceof Error ? error.message : describeError(error)}\n`);
  process.exit(1);
}
