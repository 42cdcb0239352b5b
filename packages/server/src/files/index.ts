export { collectFiles } from './collectFiles.js';
export { diskStorage } from './diskStorage.js';
export * from './storage.js';
