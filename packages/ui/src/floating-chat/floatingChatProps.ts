import type { TurnContext } from '@console/base';
import type { Ref } from 'react';
import type { RootProps } from '../root/rootProps.js';
import type { TokenMaker } from './giveToken.js';
import type { FrameEvent } from '../frame-messages/index.js';
import type { FloatingState } from './place.js';
import type { PlaceStorage } from './useFloatingPlace.js';

export interface FloatingChatHandle {
  /** The layer over the page that the window moves in. */
  readonly nativeElement: HTMLElement | null;
  /** Opens the window and puts a question to the page, once it is there. */
  ask: (question: string) => void;
  open: () => void;
  minimize: () => void;
}

export interface FloatingChatProps extends Omit<RootProps<HTMLDivElement>, 'ref'> {
  /** Address of the chat page. http, https or blob; anything else is refused. Another address is another page. */
  src: string;
  /** Default 智能问数. */
  title?: string;
  /** How it stands. Left out, the window keeps it itself, and remembers it. */
  state?: FloatingState;
  /** How it stands at first, where it keeps that itself and nothing is remembered. Default `normal`, on a phone `minimized`. */
  defaultState?: FloatingState;
  /** Another state is wanted: by a button, Escape, the page or the handle. */
  onStateChange?: (state: FloatingState) => void;
  /** Under which place, size and state are remembered. Null: nothing is. Default `console:floating-chat`. */
  storageKey?: string | null;
  /** Where they are remembered. Default: the browser's localStorage. */
  storage?: PlaceStorage;
  /** The page says when it is there (`connectHost`). False for one that may not: then its loading counts. Default true. */
  waitForReady?: boolean;
  /** Milliseconds until a page that has not come counts as failed. Default 20000. */
  timeout?: number;
  /**
   * The frame's sandbox. Default: none for a page of this origin, and for another one a set that keeps it from leading
   * the window elsewhere. Must hold `allow-same-origin`: messages of a page without origin are ignored.
   */
  sandbox?: string;
  /** The frame's permissions. Default `clipboard-write`, so that answers can be copied. */
  allow?: string;
  /** Told to the page when it is there and when they change. */
  theme?: 'light' | 'dark';
  /** Told to the page, as `zh-CN`. */
  language?: string;
  /**
   * What this page shows: the person sees it over the field and may put it away before it goes with a question. Keep the object
   * while it says the same. Left out or null: nothing.
   */
  context?: TurnContext | null;
  /**
   * The page wants a token: it has none, or its own is accepted no more. Answer one for it alone; what is thrown counts
   * as there being none, and the page then says so. Left out: the page is told at once that there is none.
   */
  onTokenWanted?: TokenMaker;
  /** Something happened in the page: asked, answered, stopped, failed, cited. */
  onEvent?: (name: FrameEvent) => void;
  /** Wanted by its button or by the page. Left out, there is no such button. */
  onClose?: () => void;
  /** To ask something, and to open or minimize the window. */
  ref?: Ref<FloatingChatHandle>;
}
