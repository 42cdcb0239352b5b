import type { Actor } from './serve.js';

/**
 * Who a token belongs to. `stopped`: the user may no longer work here; `lostRole`: the role it was switched to is not,
 * or no longer, theirs; `unknown`: no such token, or no longer.
 */
export type Authentication = Actor | 'unknown' | 'stopped' | 'lostRole';
