import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

it.each(['api', 'ui'])('every snippet in the README of @console/%s compiles', { timeout: 120_000 }, async (name) => {
  const readme = await readFile(path.join(root, 'packages', name, 'README.md'), 'utf8');
  const snippets = [...readme.matchAll(/```(tsx?)\n([\s\S]*?)```/g)];
  expect(snippets.length).toBeGreaterThan(4);
  // In the console, where all that they import is at hand: they join the calls to the widgets.
  const folder = await mkdtemp(path.join(root, 'packages/console/.readme-'));
  try {
    const files = await Promise.all(
      snippets.map(async ([, language, code], index) => {
        const file = `snippet${index + 1}.${language}`;
        await writeFile(path.join(folder, file), code ?? '');
        return file;
      }),
    );
    const compilerOptions = {
      types: [],
      paths: { 'zod/mini': [path.join(root, 'packages/api/node_modules/zod/mini')] },
      // The widgets' own sources bring style sheets.
      noUncheckedSideEffectImports: false,
    };
    const config = { extends: path.join(root, 'tsconfig.base.json'), compilerOptions, files };
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
