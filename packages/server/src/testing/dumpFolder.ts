import os from 'node:os';
import path from 'node:path';

/** Where databases that tests begin with lie as files. */
export const dumpFolder = path.join(os.tmpdir(), `console-test-${os.userInfo().username}`);
