import { backupSealed } from './archive/keys.js';
import { run } from './archive/run.js';

await run('backup', backupSealed);
