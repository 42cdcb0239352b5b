'use client';

export { useMedia, useMobile } from './useMedia.js';
export { scrolledByKeys } from './scrolledByKeys.js';
