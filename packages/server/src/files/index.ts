export { diskStorage } from './diskStorage.js';
export * from './storage.js';
