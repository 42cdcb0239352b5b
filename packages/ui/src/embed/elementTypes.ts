import type { ChatViewProps } from '../chat/index.js';
import type { FloatingChatProps } from '../floating-chat/index.js';
import type { PagePreviewProps } from '../page-preview/index.js';
import type { ConsoleSettings } from '../provider/settings.js';

/** Theme, language, words and sizes of one element. */
export type ElementSettings = Pick<ConsoleSettings, 'theme' | 'language' | 'tokens' | 'words' | 'size'>;

/** What a callback tells, as the detail of an event. */
type Told<Callback> = NonNullable<Callback> extends (detail: infer Detail) => unknown ? CustomEvent<Detail> : never;

/** The listeners of an element, by the types of its own events. */
interface Hears<Events> {
  addEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** What `<console-chat-view>` tells. Each but `evidencechange` is offered to the reader once somebody listens. */
export interface ChatViewEvents {
  ask: Told<ChatViewProps['onAsk']>;
  regenerate: Told<ChatViewProps['onRegenerate']>;
  version: Told<ChatViewProps['onVersion']>;
  continue: Told<ChatViewProps['onContinue']>;
  modify: Told<ChatViewProps['onModify']>;
  judge: Told<ChatViewProps['onJudge']>;
  evidencechange: Told<ChatViewProps['onEvidenceChange']>;
  openoriginal: Told<ChatViewProps['onOpenOriginal']>;
  download: Told<ChatViewProps['onDownload']>;
  loadolder: CustomEvent<undefined>;
}

/** The properties of `<console-chat-view>`, as those of `ChatView`. */
export type ChatViewFields = Pick<
  ChatViewProps,
  | 'topicKey'
  | 'title'
  | 'assistantName'
  | 'turns'
  | 'welcome'
  | 'composer'
  | 'conversations'
  | 'evidence'
  | 'source'
  | 'headOnPhone'
  | 'standalone'
  | 'now'
>;

/** The chat, drawn from what it is given. */
export type ConsoleChatViewElement = Hears<ChatViewEvents> & HTMLElement & ElementSettings & ChatViewFields;

/** What `<console-floating-chat>` tells. */
export interface FloatingChatEvents {
  statechange: Told<FloatingChatProps['onStateChange']>;
  close: CustomEvent<undefined>;
}

/** The properties of `<console-floating-chat>`, as those of `FloatingChat`. */
export type FloatingChatFields = Pick<
  FloatingChatProps,
  'src' | 'title' | 'state' | 'defaultState' | 'storageKey' | 'waitForReady' | 'timeout' | 'sandbox' | 'allow'
>;

/** The chat page in a window over the page. */
export type ConsoleFloatingChatElement = Hears<FloatingChatEvents> &
  HTMLElement &
  Omit<ElementSettings, 'theme'> &
  FloatingChatFields & {
    /** Of the window and of the page in it. Default `light`. */
    theme?: 'light' | 'dark';
  };

/** What `<console-page-preview>` tells. Regions can be chosen once somebody listens to `regionselect`. */
export interface PagePreviewEvents {
  regionselect: Told<PagePreviewProps['onSelect']>;
  hoverchange: Told<PagePreviewProps['onHoverChange']>;
  pagechange: Told<PagePreviewProps['onPageChange']>;
}

/** The properties of `<console-page-preview>`, as those of `PagePreview`. */
export type PagePreviewFields = Pick<
  PagePreviewProps,
  'source' | 'regions' | 'activeId' | 'hoveredId' | 'page' | 'width' | 'toolbar' | 'steps' | 'thumbnails'
>;

/** Pages of a document with regions lit on them. */
export type ConsolePagePreviewElement = Hears<PagePreviewEvents> & HTMLElement & ElementSettings & PagePreviewFields;

declare global {
  interface HTMLElementTagNameMap {
    'console-chat-view': ConsoleChatViewElement;
    'console-floating-chat': ConsoleFloatingChatElement;
    'console-page-preview': ConsolePagePreviewElement;
  }
}
