import type { SqlErrorFacts } from './sqlError.js';

/** What the main thread asks of the database's worker. Each request is answered by one reply with its id. */
export type Request =
  | { readonly id: number; readonly kind: 'run'; readonly text: string; readonly values: readonly unknown[] }
  | { readonly id: number; readonly kind: 'listen' | 'unlisten'; readonly channel: string }
  | { readonly id: number; readonly kind: 'close' };

export type Reply =
  | { readonly kind: 'done'; readonly id: number; readonly rows: unknown[] }
  | { readonly kind: 'failed'; readonly id: number; readonly error: SqlErrorFacts }
  | { readonly kind: 'notify'; readonly channel: string; readonly payload: string }
  | { readonly kind: 'opened' }
  | { readonly kind: 'notOpened'; readonly error: SqlErrorFacts };
