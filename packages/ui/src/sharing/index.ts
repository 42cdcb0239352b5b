'use client';

export { ShareDialog, type ShareDialogProps } from './ShareDialog.js';
export { SharedConversation, type SharedConversationProps, type SharedFacts } from './SharedConversation.js';
export type { Share, ShareRole } from './types.js';
