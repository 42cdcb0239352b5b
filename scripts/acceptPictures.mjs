/** Takes the pictures of the stories tagged `visual` anew, and away those that no story has any more. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './ensureChromium.mjs';
import { execute } from './execute.mjs';

const root = path.resolve(import.meta.dirname, '..');

rmSync(path.join(root, '.storybook/pictures'), { recursive: true, force: true });
await ensureChromium();
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const args = [vitest, 'run', '--project', 'visual', '--update', ...process.argv.slice(2)];
const { code } = await execute(process.execPath, args, { ...process.env, LONG: '1' });
process.exit(code);
