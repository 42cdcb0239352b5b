import type { Async } from '@console/base';
import type { AnswerNotice, AnswerStatus, Reference } from '../contract/sessions.js';
import type { Topic } from '../contract/topics.js';
import type { UploadItem } from '../uploads/uploadItem.js';

/** One question with its answer, as it is drawn. */
export interface ChatTurn {
  readonly id: string;
  readonly question: string;
  /** Markdown, with `[n]` where a reference is cited. */
  readonly answer: string;
  readonly status: AnswerStatus;
  readonly notice: AnswerNotice | null;
  /** What went wrong, when `failed`. */
  readonly failure: string | null;
  readonly stage: ChatStage | null;
  readonly references: readonly Reference[];
  /** What might be asked next. */
  readonly questions: readonly string[];
  readonly isLike: boolean | null;
  readonly feedback: string;
  /** ISO 8601. */
  readonly createTime: string;
}

/** How far an answer has come. */
export interface ChatStage {
  readonly stage: 'searching' | 'writing' | 'done';
  readonly bases: number;
  readonly used: number;
  readonly seconds: number;
}

/** What was asked before the first turn that is there. */
export type OlderTurns =
  | { readonly status: 'none' }
  | { readonly status: 'more' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string };

export interface ChatTurns {
  /** Oldest first. */
  readonly list: readonly ChatTurn[];
  readonly older: OlderTurns;
}

/** A citation that is looked at: the number `n` of an answer. */
export interface ChatCitation {
  readonly id: string;
  readonly n: number;
}

/** Pages of a cited document. */
export interface EvidenceSource {
  readonly pageCount: number;
  /** In pixels at a width of 794. */
  readonly heights: readonly number[];
  /** Those that may be opened. */
  readonly pages: readonly number[];
  load: (page: number, request: { width: number; signal: AbortSignal }) => Promise<Blob>;
}

/** Files that go with the question. */
export interface ChatAttachments {
  items: readonly UploadItem[];
  limits: { types: readonly string[]; size: number; count: number };
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
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
  };
  conversations: ChatConversations;
  evidence: ChatCitation | null;
  onEvidenceChange: (evidence: ChatCitation | null) => void;
  source: Async<EvidenceSource | null>;
  onDownload: (file: { url: string; name: string }) => void;
  onJudge: (event: { id: string; isLike: boolean | null; feedback: string }) => void;
  onAsk: (question: string) => void;
  onRegenerate: (id: string) => void;
  onModify: (event: { id: string; question: string }) => void;
  now: Date;
};
