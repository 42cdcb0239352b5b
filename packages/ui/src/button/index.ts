'use client';

export { IconButton, type IconButtonProps } from './IconButton.js';
export { ACTION_LOCK, ActionButton, type LockedButtonProps, SUBMIT_LOCK, SubmitButton } from './LockedButton.js';
export { type Lock, useLock } from './useLock.js';
