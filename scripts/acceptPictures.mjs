/** Takes the pictures of the stories tagged `visual` anew, and away those that no story has any more. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import { PNG } from 'pngjs';
import { ensureChromium } from './ensureChromium.mjs';
import { execute } from './execute.mjs';

const root = path.resolve(import.meta.dirname, '..');

const pictures = path.join(root, '.storybook/pictures');

rmSync(pictures, { recursive: true, force: true });
await ensureChromium();
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const args = [vitest, 'run', '--project', 'visual', '--update', ...process.argv.slice(2)];
const { code } = await execute(process.execPath, args, { ...process.env, LONG: '1' });

// Even ground packs best without a filter: two thirds of the bytes.
const smallest = { colorType: 2, filterType: 0, deflateLevel: 9, deflateStrategy: constants.Z_DEFAULT_STRATEGY };
for (const name of readdirSync(pictures)) {
  const file = path.join(pictures, name);
  writeFileSync(file, PNG.sync.write(PNG.sync.read(readFileSync(file)), smallest));
}
process.exit(code);
