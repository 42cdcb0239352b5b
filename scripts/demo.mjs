/**
 * The same as `start.mjs` with a data folder of its own, which the first start fills with an invented association.
 * `--reset` fills it anew.
 */
import { launch, runProgram } from './launch.mjs';

const env = { DATA_DIR: process.env.DATA_DIR?.trim() || '.data-demo' };

await launch({ env, before: () => runProgram('demo.js', { args: process.argv.slice(2), env }) });
