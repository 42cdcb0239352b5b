export { useAgo } from './useAgo.js';
