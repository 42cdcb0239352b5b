/** Runs the TypeScript module named by the first argument in this thread, which does not take over the loader of its process. */
import { register } from 'tsx/esm/api';

register();
/** What a pool's threads do; a thread on its own exports nothing. */
export default (await import(process.argv[2])).default;
