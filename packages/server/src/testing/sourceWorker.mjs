/** Runs the TypeScript module named by the first argument in this thread, which does not take over the loader of its process. */
import { register } from 'tsx/esm/api';

register();
await import(process.argv[2]);
