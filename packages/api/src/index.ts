export * from './client/index.js';
export { ClientContext, useClient } from './hooks/client.js';
export type { ListView, PagedList, PagedListOptions } from './hooks/listHook.js';
export type { Page } from './hooks/pageHook.js';
export { keyOf, type Read, type ReadOptions } from './hooks/readHook.js';
export type { Write, WriteOptions } from './hooks/writeHook.js';
