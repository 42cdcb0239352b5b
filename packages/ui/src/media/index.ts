'use client';

export { useMedia, useMobile } from './useMedia.js';
