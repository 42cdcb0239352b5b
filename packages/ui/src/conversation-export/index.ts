'use client';

export { ConversationExport, type ConversationExportProps } from './ConversationExport.js';
export { conversationMarkdown, EXPORT_TITLE, type ExportedTurn, type ExportWords } from './conversationMarkdown.js';
