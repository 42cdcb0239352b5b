/** `archive.mjs backup FILE` and `archive.mjs restore FILE`: builds the server where it has changed, then runs its command. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { prepare, serverBuild } from './builds.mjs';

const [command, ...rest] = process.argv.slice(2);

try {
  await prepare(serverBuild, (text) => process.stderr.write(`${text}\n`));
  const { status } = spawnSync(process.execPath, [path.join(serverBuild.dist, `${command}.js`), ...rest], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
