'use client';

export { Dialog, type DialogProps } from './Dialog.js';
export { SideDrawer, type SideDrawerProps } from './SideDrawer.js';
export { type Confirmation, useConfirm } from './useConfirm.js';
export { useShown } from './useShown.js';
