import type { Async, OlderTurns, Position, TextPassage, TurnCitation, TurnOf, TurnStage } from '@console/base';
import type { HostContext } from '../contract/hostContext.js';
import type { Reference } from '../contract/sessions.js';
import type { Topic } from '../contract/topics.js';
import type { UploadItem } from '../uploads/uploadItem.js';

/** One question with its answer, as it is drawn. */
export type ChatTurn = TurnOf<Reference>;

/** How far an answer has come. */
export type ChatStage = TurnStage;

export type { OlderTurns };

export interface ChatTurns {
  /** Oldest first. */
  readonly list: readonly ChatTurn[];
  readonly older: OlderTurns;
}

/** A citation that is looked at: the number `n` of an answer. */
export type ChatCitation = TurnCitation;

/** Pages of a cited document. */
export interface EvidenceSource {
  readonly pageCount: number;
  /** In pixels at a width of 794. */
  readonly heights: readonly number[];
  /** Those that may be opened. */
  readonly pages: readonly number[];
  load: (page: number, request: { width: number; signal: AbortSignal }) => Promise<Blob>;
}

/** The text of a cited document that has no pages, as far as it may be read. */
export interface EvidenceText {
  readonly passages: readonly TextPassage[];
}

/** A box drawn on a page of a file of the conversation. */
export interface ChatRegion {
  fileId: string;
  /** Of the file. */
  name: string;
  position: Position;
}

/** Files that go with the question. */
export interface ChatAttachments {
  /** Ids of those that the next question is not about. Default none. */
  off?: readonly string[];
  /** One is switched off, or on again. Left out: nobody may. */
  onSwitch?: (event: { id: string; off: boolean }) => void;
  /** The next question is about this. Left out: about no part of a page. */
  region?: { name: string; page: number; onDrop: () => void };
  items: readonly UploadItem[];
  limits: { types: readonly string[]; size: number; count: number };
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/** A part of what the page around shows. */
export type ContextKind = keyof HostContext;

/** What goes with the question, as long as the reader lets it. */
export interface ChatContextOffer {
  value: HostContext;
  onDrop: (kind: ContextKind) => void;
}

/** The conversations beside the chat. A type, and no interface: props that take `data-…` take only what cannot be extended. */
export type ChatConversations = {
  conversations: Async<{ list: readonly Topic[]; hasMore: boolean; loadingMore: boolean }>;
  currentId: string | null;
  now: Date;
  keyword: string;
  onKeywordChange: (keyword: string) => void;
  onAdd: () => void;
  onOpen: (id: string) => void;
  onModify: (event: { id: string; title: string }) => void;
  onRemove?: (id: string) => void;
  onLoadMore: () => void;
};

/** All that a chat shows and takes, as `ChatView` of @console/ui has it for its props. */
export type ChatViewData = {
  topicKey: string;
  title: string;
  assistantName: string;
  turns: Async<ChatTurns>;
  onLoadOlder: () => void;
  welcome: { name: string; text?: string; samples: readonly string[] };
  composer: {
    value: string;
    onChange: (value: string) => void;
    onSend: (text: string) => void;
    running: boolean;
    onStop: () => void;
    history: readonly string[];
    attachments?: ChatAttachments;
    context?: ChatContextOffer;
  };
  conversations: ChatConversations;
  evidence: ChatCitation | null;
  onEvidenceChange: (evidence: ChatCitation | null) => void;
  source: Async<EvidenceSource | EvidenceText | null>;
  onDownload: (file: { url: string; name: string }) => void;
  onJudge: (event: { id: string; isLike: boolean | null; feedback: string }) => void;
  onAsk: (question: string) => void;
  onRegenerate: (id: string) => void;
  /** The reader turned to another answer to the same question. */
  onVersion: (id: string) => void;
  onModify: (event: { id: string; question: string }) => void;
  /** The question goes into a conversation of its own, which begins with what came before it. */
  onBranch: (event: { id: string; question: string }) => void;
  /** Of answers that stand beside each other, the one to go on from. */
  onKeep: (id: string) => Promise<void>;
  /** Words of an answer go with the next question. */
  onQuote: (text: string) => void;
  now: Date;
};
