import { backup } from './archive/backup.js';
import { run } from './archive/run.js';

await run('backup', backup);
