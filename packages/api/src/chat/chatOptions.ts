import type { HostContext } from '../contract/hostContext.js';
import type { Topic } from '../contract/topics.js';
import type { ChatCitation, ChatRegion } from './chatTypes.js';
import type { ChatDraft } from './useDrafts.js';

/** Why another conversation is shown: the reader opened it, its first question began it, or the one before is gone. */
export type TopicCause = 'opened' | 'begun' | 'gone';

export interface ChatOptions {
  /** Whom a new conversation is with. Left out: the model alone, without a knowledge base. */
  assistantId?: string | undefined;
  /** The open conversation is handed over to this assistant with the next question. Default: it stays with whom it is. */
  handTo?: string | undefined;
  /** Assistants that answer the next question as well, three at most. Default none. */
  beside?: readonly string[] | undefined;
  /** A question was taken from the field, or from a suggestion. */
  onAsked?: () => void;
  /** The conversation that is open; null: a new one. Left out, the hook keeps it itself and begins with a new one. */
  topicId?: string | null | undefined;
  /** Another conversation is to be shown, or none. */
  onTopicChange?: (topicId: string | null, cause: TopicCause) => void;
  /** Lists the conversations of this assistant alone; null: those with the model alone. Default: all. */
  listedAssistantId?: string | null | undefined;
  /** The citation that is looked at; null: none. Left out, the hook keeps it itself. */
  evidence?: ChatCitation | null | undefined;
  onEvidenceChange?: (evidence: ChatCitation | null) => void;
  /** What the conversations are searched for. Left out, the hook keeps it itself. */
  keyword?: string | undefined;
  onKeywordChange?: (keyword: string) => void;
  /** What is typed and not yet asked. Left out, the hook keeps one for each conversation as long as it is on screen. */
  draft?: ChatDraft | undefined;
  /** Asked before a conversation is deleted. Left out, deleting is not offered. */
  confirmRemove?: (topic: Topic) => Promise<boolean> | boolean;
  /** One was deleted. */
  onRemoved?: (topic: Topic) => void;
  /** What the page around shows: offered with the next question, until the reader puts it away. Left out: nothing. */
  context?: HostContext | undefined;
  /** A box on a page that the next question is about. Default none. */
  region?: ChatRegion | null | undefined;
  /** The reader put it away. */
  onRegionDrop?: (() => void) | undefined;
  /** What a conversation is called that has not begun. Default: as its assistant. */
  freshTitle?: string;
  /** The present. Default: that of this machine, to the minute. */
  now?: Date;
}
