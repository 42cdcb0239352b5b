import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '..');
const program = path.join(root, '.storybook/server/renderStories.tsx');
const MOST_MARKUP = 200_000_000;

/** A command of tests in the browser: see `BrowserCommands` in .storybook/server/serverDrawn.ts. */
export const renderOnServer = async (_context, stories) => {
  const asked = Object.fromEntries(Object.entries(stories).map(([file, names]) => [path.join(root, file), names]));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=console-source', '--import', 'tsx', program, JSON.stringify(asked)],
    // Where the readers are, as a server is set up for them: times of day are drawn in its zone.
    {
      cwd: root,
      maxBuffer: MOST_MARKUP,
      env: {
        ...process.env,
        TZ: 'Asia/Shanghai',
        TSX_TSCONFIG_PATH: path.join(root, '.storybook/server/tsconfig.json'),
      },
    },
  );
  const drawn = JSON.parse(stdout.slice(stdout.lastIndexOf('\n', stdout.length - 2)));
  return Object.fromEntries(Object.entries(drawn).map(([file, all]) => [path.relative(root, file), all]));
};
