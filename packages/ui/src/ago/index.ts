'use client';

export { useAgo } from './useAgo.js';
