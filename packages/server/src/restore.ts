import { restoreSealed } from './archive/keys.js';
import { run } from './archive/run.js';

await run('restore', restoreSealed);
