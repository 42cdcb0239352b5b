/**
 * Has the pictures of the stories compared by Chromatic, in the themes and languages that .storybook/preview.tsx names.
 * Needs the token of a project in CHROMATIC_PROJECT_TOKEN, and says so where there is none.
 */
import { execute } from './execute.mjs';
import { pnpm } from './pnpm.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  process.stdout.write(
    'No pictures were sent: CHROMATIC_PROJECT_TOKEN is not set. It is the token of a project at Chromatic.\n',
  );
  process.exit(0);
}

/** Runs a script of the package, and ends where it fails. */
const run = async (args) => {
  const { command, args: all } = pnpm(args);
  const { code } = await execute(command, all, process.env);
  if (code !== 0) process.exit(code);
};

await run(['build-storybook']);
await run(['exec', 'chromatic', '--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes']);
