import type {
  FilePlace,
  OlderTurns,
  Position,
  TextPassage,
  TurnAbout,
  TurnCitation,
  TurnContext,
  TurnNotice,
  TurnOf,
  TurnStage,
  TurnStatus,
} from '@console/base';
import type { CiteVia } from '../markdown/index.js';

/** A picture or a file that an FAQ shows with its answer. */
export interface ChatResource {
  readonly id: string;
  readonly name: string;
  /** Where the owner fetches it from. */
  readonly url: string;
  /** Bytes. */
  readonly size: number;
  /** Media type. */
  readonly type: string;
}

/** A call to another system that was made for an answer. */
export interface FunctionCallFacts {
  readonly name: string;
  readonly method: string;
  readonly host: string;
  readonly arguments: readonly { readonly name: string; readonly value: string }[];
  /** How it went: `answered`, `failed`, `no_reply`, `not_allowed` or `stopped`. */
  readonly outcome: string;
  /** HTTP status; null where it did not come to that. */
  readonly status: number | null;
  /** Milliseconds. */
  readonly duration: number;
  /** There was more of the result than is kept. */
  readonly cut: boolean;
  readonly time: string;
}

/** A way through the knowledge graph, from what a question names. */
export interface GraphPath {
  /** In the order in which they are told. A condition may be empty. */
  readonly steps: readonly {
    readonly subject: string;
    readonly predicate: string;
    readonly object: string;
    readonly condition: string;
  }[];
  /** Which of them the passage says, from 1. */
  readonly step: number;
}

/** A passage that an answer rests on. */
export interface ChatReference {
  /** The number that the answer cites as `[n]`. */
  readonly n: number;
  /** It is an FAQ, which has neither chunks nor pages. Left out: a passage of a document. */
  readonly faqId?: string;
  /** It is a call of another system, whose result is `content`. Left out: a passage of a document. */
  readonly call?: FunctionCallFacts;
  readonly chunkId: string;
  /** Number of the chunk in its document. */
  readonly chunkIndex: number;
  readonly documentId: string;
  readonly documentName: string;
  readonly knowledgeBaseName: string;
  /** Headings above it, outermost first. */
  readonly heading: readonly string[];
  readonly content: string;
  /** Where the words stand. Empty for a document without pages. */
  readonly positions: readonly Position[];
  /** Where the passage stands in a document without pages. Left out: nobody counts there. */
  readonly place?: FilePlace | undefined;
  /** It was found through the knowledge graph. Left out: by its words or meaning. */
  readonly path?: GraphPath | undefined;
  /** What comes with it, in this order. Default none. */
  readonly resources?: readonly ChatResource[];
}

/** The text of a cited document that has no pages, as far as it may be read. */
export interface EvidenceText {
  readonly passages: readonly TextPassage[];
}

/** How an answer stands. */
export type ChatTurnStatus = TurnStatus;
/** A plain fact about an answer that the reader must know. */
export type ChatTurnNotice = TurnNotice;

/** How far an answer has come. */
export type ChatStage = TurnStage;

/** What the page around shows, as far as it goes or went with a question. */
export type ChatContext = TurnContext;
/** The files that a question is about, or a box on a page of one. */
export type ChatAbout = TurnAbout;
/** A part of it. */
export type ContextKind = keyof ChatContext;

/** One question with its answer. */
export type ChatTurn = TurnOf<ChatReference>;

/** The first answer to the question of a turn: the same, whichever is shown. */
export const keyOf = ({ id, versions }: ChatTurn): string => versions?.ids[0] ?? id;

/** Something more that can be made of an answer. */
export interface AnswerAction {
  /** Tells actions apart. */
  readonly key: string;
  /** What the menu says: "写成 FAQ". */
  readonly label: string;
  /** It was chosen for this answer. */
  readonly onClick: (turn: ChatTurn) => void;
  /** Whether there is something to be made of it. Default: of each. */
  readonly isOffered?: (turn: ChatTurn) => boolean;
}

/** What a reader may do in a thread. What is left out is not offered. */
export interface ThreadEvents {
  /** The reader reached for a citation of an answer. */
  onCite?: (event: { id: string; n: number; via: CiteVia }) => void;
  /** `isLike: null` takes a judgement back. `feedback` is empty unless disliked. */
  onJudge?: (event: { id: string; isLike: boolean | null; feedback: string }) => void;
  /** Answer the same question again. Offered on the last one. */
  onRegenerate?: (id: string) => void;
  /** Another answer to the same question is to be shown: the turn comes with its id and words. Left out, it is told nowhere that there are several. */
  onVersion?: (id: string) => void;
  /** Go on where an interrupted answer broke off. Offered on the last one. */
  onContinue?: (id: string) => void;
  /** A follow-up question was chosen. */
  onAsk?: (question: string) => void;
  /** The question was changed and is asked anew, in place of this one and all that follow. */
  onModify?: (event: { id: string; question: string }) => void;
  /** While a question is changed: it goes into a conversation of its own, which begins with what came before. */
  onBranch?: (event: { id: string; question: string }) => void;
  /** Of answers that stand beside each other, the one to go on from. Settles once it is done, or failed. Keep it the same. */
  onKeep?: (id: string) => Promise<void>;
  /** Words of an answer were marked and are to go with the next question. */
  onQuote?: (text: string) => void;
  /** What an assistant is called in the reader's language. Keep it the same. Default: as it is named. */
  nameOf?: (name: string) => string;
  /** In a menu under each finished answer. Keep it the same array. Default none. */
  answerActions?: readonly AnswerAction[];
}

export type { OlderTurns };

/** The citation whose passage is looked at. */
export type ActiveCitation = TurnCitation;

/** Characters of a question, at most. */
export const MAX_QUESTION = 4000;
