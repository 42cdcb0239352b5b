import { rmSync } from 'node:fs';
import path from 'node:path';
import { pnpm } from '../pnpm.mjs';
import { published, root } from './entries.mjs';
import { must } from './must.mjs';

/** Builds the packages afresh: of what was taken out of the source, nothing stays. */
export const buildPackages = () => {
  for (const name of published) {
    const cwd = path.join(root, 'packages', name);
    rmSync(path.join(cwd, 'dist'), { recursive: true, force: true });
    const { command, args } = pnpm(['run', 'build']);
    must(`Building ${name}`, command, args, { cwd });
  }
};
