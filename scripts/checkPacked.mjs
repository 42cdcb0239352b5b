/**
 * The packed packages in an app outside of the workspace, as a stranger installs them: types, Vite's dev server, its
 * build, and a page that a server renders, each opened in a browser. `--keep` leaves the app. Builds the packages first.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPackages } from './packages/build.mjs';
import { must } from './packages/must.mjs';
import { appFolder } from './packed/appFolder.mjs';
import { devServer } from './packed/devServer.mjs';
import { look } from './packed/look.mjs';
import { serve } from './packed/serve.mjs';

// What renders pages on a server goes by it, as what was built does.
process.env.NODE_ENV = 'production';

const kept = process.argv.includes('--keep');
const times = [];
const faults = [];

const timed = async (name, work) => {
  const began = performance.now();
  const found = await work();
  times.push(`${name} ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return found;
};
const hear = (what, said) => faults.push(...said.map((one) => `${what}: ${one}`));

await timed('build of the packages', buildPackages);
const { folder, remove } = await timed('install', appFolder);
const bin = (name) => path.join(folder, 'node_modules/.bin', name);
const picture = (name) => (kept ? path.join(folder, `${name}.png`) : undefined);

/** Of the packages' own declarations too; those of what they need have faults of their own. */
const OURS = /^src\/|node_modules\/@console\/(base|api|ui)\//;
const types = () => {
  const { stdout } = spawnSync(bin('tsc'), ['-p', 'tsconfig.json', '--skipLibCheck', 'false', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const lines = stdout.split('\n').filter((line) => OURS.test(line));
  hear('Its types', lines);
};

const dev = async () => {
  const { address, close } = await devServer(folder);
  try {
    // The first visit finds what is to be prepared, and the page begins anew.
    await look(address);
    hear("Vite's dev server", await look(address, { picture: picture('dev') }));
  } finally {
    await close();
  }
};
const built = async () => {
  must('Building the app', bin('vite'), ['build', '--outDir', 'dist/client'], { cwd: folder });
  const { address, close } = await serve(path.join(folder, 'dist/client'), (page) => page);
  hear("Vite's build", await look(address, { picture: picture('built') }));
  close();
};
const rendered = async () => {
  must('Building the server', bin('vite'), ['build', '--ssr', 'src/server.tsx', '--outDir', 'dist/server'], {
    cwd: folder,
  });
  const { render } = await import(pathToFileURL(path.join(folder, 'dist/server/server.js')).href);
  const { address, close } = await serve(path.join(folder, 'dist/client'), (page, nonce) => {
    const { styles, body } = render(nonce);
    return page.replace('<!--styles-->', () => styles).replace('<!--page-->', () => body);
  });
  hear('A rendered page', await look(address, { early: true, picture: picture('rendered') }));
  close();
};

try {
  await timed('types', types);
  await timed('dev server', dev);
  await timed('build', built);
  await timed('rendered page', rendered);
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error));
} finally {
  if (kept) process.stdout.write(`Kept in ${folder}\n`);
  else remove();
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`The packed packages: ${times.join(', ')}. ${faults.length === 0 ? 'All' : 'Not all'} is well\n`);
process.exit(faults.length === 0 ? 0 : 1);
