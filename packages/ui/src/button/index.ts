'use client';

export { IconButton, type IconButtonProps } from './IconButton.js';
export { ActionButton, type LockedButtonProps, SubmitButton } from './LockedButton.js';
export type { Answer } from './useLock.js';
