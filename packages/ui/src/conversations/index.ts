'use client';

export type { Conversation } from './conversationGroups.js';
export { ConversationList, type ConversationListProps, type ConversationPage } from './ConversationList.js';
