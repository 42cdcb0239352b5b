import type { HostContext } from '@console/api/contract/hostContext';
import type { ConsoleSettings } from '@console/ui/provider';

/** What `<console-chat>` takes and tells. */
export interface ConsoleChatProps {
  /** Id of the assistant that is asked. Left out: the first that the reader may ask. */
  assistant?: string;
  /** Origin of the console. Default: where the script came from. */
  server?: string;
  /** Answers a token of the console. Asked when one is needed, and again when the session is over, once a minute at most; another
   * function is asked from then on. For another person put another element in the place of this one. */
  getToken?: () => Promise<string>;
  /** Address on the page's own server that answers `{"token": "…"}`, in place of `getToken`. */
  tokenUrl?: string;
  /**
   * What the page shows: the reader sees it over the field and may put it away before it goes with a question. A property alone:
   * attributes hold no objects. Default: nothing.
   */
  context?: HostContext | null;
  /** Default `zh-CN`. */
  language?: string;
  /** Default `light`. */
  theme?: NonNullable<ConsoleSettings['theme']>;
  /** A question can be typed. */
  onReady?: (detail: { assistant: string | null }) => void;
  /** A question is on its way. */
  onAsked?: (detail: { topic: string | null; question: string }) => void;
  /** An answer has ended. */
  onAnswered?: (detail: { topic: string | null; id: string; status: string }) => void;
  /** The reader opened a citation; null: closed it. */
  onCitation?: (detail: { id: string; n: number } | null) => void;
  /** Something failed. `code` is for programs, `message` for readers. */
  onError?: (detail: { code: number | string; message: string }) => void;
}

/** The events of `<console-chat>`. */
export interface ConsoleChatEvents {
  ready: CustomEvent<{ assistant: string | null }>;
  asked: CustomEvent<{ topic: string | null; question: string }>;
  answered: CustomEvent<{ topic: string | null; id: string; status: string }>;
  citation: CustomEvent<{ id: string; n: number } | null>;
  error: CustomEvent<{ code: number | string; message: string }>;
}
