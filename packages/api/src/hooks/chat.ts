'use client';

import type { ChatOptions } from '../chat/chatOptions.js';
import type { ChatViewData } from '../chat/chatTypes.js';
import { useChatControl } from '../chat/useChatControl.js';

export type { ChatOptions, TopicCause } from '../chat/chatOptions.js';
export type {
  ChatAttachments,
  ChatCitation,
  ChatContextOffer,
  ChatConversations,
  ChatRegion,
  ChatTurn,
  ChatTurns,
  ChatViewData,
  ContextKind,
  EvidenceSource,
  EvidenceText,
  OlderTurns,
} from '../chat/chatTypes.js';
export { type ChatControl, useChatControl } from '../chat/useChatControl.js';
export { useDialogueSource } from '../chat/useDialogueSource.js';
export type { ChatDraft } from '../chat/useDrafts.js';

/**
 * A whole chat against the server, as the props of ChatView of @console/ui: conversations, questions and answers page by
 * page, the answer that is being written word by word, also after a reload, files, judgements and evidence.
 */
export const useChat = (options: ChatOptions = {}): ChatViewData => useChatControl(options).view;
