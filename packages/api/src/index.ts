export * from './client/index.js';
export { ApiProvider, type ApiProviderProps } from './hooks/ApiProvider.js';
export { useClient } from './hooks/client.js';
export type { InfiniteOptions, InfiniteRead } from './hooks/infiniteHook.js';
export type { Page } from './hooks/pageHook.js';
export { keyOf, type Read, type ReadOptions } from './hooks/readHook.js';
export { useOffered } from './hooks/useOffered.js';
export type { Write, WriteOptions } from './hooks/writeHook.js';
