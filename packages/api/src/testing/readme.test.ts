import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Where all that the snippets import is at hand: they join the package to the widgets.
it('compiles every snippet of the README', async () => {
  const readme = await readFile(at('../../README.md'), 'utf8');
  const snippets = [...readme.matchAll(/```(tsx?)\n([\s\S]*?)```/g)];
  expect(snippets.length).toBeGreaterThan(4);
  const folder = await mkdtemp(at('../../../console/.readme-'));
  try {
    const files = await Promise.all(
      snippets.map(async ([, language, code], index) => {
        const name = `snippet${index + 1}.${language}`;
        await writeFile(`${folder}/${name}`, code ?? '');
        return name;
      }),
    );
    const extended = at('../../../../tsconfig.base.json');
    await writeFile(
      `${folder}/tsconfig.json`,
      JSON.stringify({
        extends: extended,
        compilerOptions: {
          types: [],
          paths: { 'zod/mini': [at('../../node_modules/zod/mini')] },
          // The widgets' own sources bring style sheets.
          noUncheckedSideEffectImports: false,
        },
        files,
      }),
    );
    const tsc = at('../../../../node_modules/typescript/bin/tsc');
    const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);
