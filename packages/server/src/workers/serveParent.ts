import os from 'node:os';
import './quiet.js';

/**
 * The work of a process of `createChildProcess`: gives way to others, and ends with its parent, however that ends. `read`
 * makes a request of what arrives.
 */
export const serveParent = <Request>(
  read: (message: unknown) => Request,
  work: (request: Request) => Promise<object>,
): void => {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  process.on('disconnect', () => process.exit());
  process.on('message', (message: unknown) => {
    void work(read(message)).then((reply) => process.send?.(reply));
  });
};
