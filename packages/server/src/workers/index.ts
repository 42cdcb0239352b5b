export { createChildProcess } from './childProcess.js';
export { forkModule } from './forkModule.js';
export { breather, piecesOf } from './pieces.js';
export { createPool, type Pool, type PoolOptions, type RunOptions, ThreadGone } from './pool.js';
export { turnstile } from './turnstile.js';
