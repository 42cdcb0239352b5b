import { restore } from './archive/restore.js';
import { run } from './archive/run.js';

await run('restore', restore);
