export { useMedia, useMobile } from './useMedia.js';
