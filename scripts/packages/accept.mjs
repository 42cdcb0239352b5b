/** Writes down what the packages are now: `surface`, what they export, or `sizes`. Builds them first. */
import { buildPackages } from './build.mjs';
import { acceptSizes } from './sizes.mjs';
import { acceptSurfaces } from './surfaceFiles.mjs';

const [, , what] = process.argv;
buildPackages();
if (what === 'surface') process.stdout.write(`Accepted what ${acceptSurfaces()} entries export\n`);
else if (what === 'sizes') process.stdout.write(`Accepted ${await acceptSizes()} sizes\n`);
else throw new Error('Say what is accepted: surface or sizes');
