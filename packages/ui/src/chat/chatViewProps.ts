import type { Async } from '@console/base';
import type { ReactNode } from 'react';
import type { ConversationListProps } from '../conversations/index.js';
import type { PageSource } from '../page-preview/index.js';
import type { RootProps } from '../root/rootProps.js';
import type { ComposerProps } from './Composer.js';
import type {
  ActiveCitation,
  ChatReference,
  ChatResource,
  ChatTurn,
  EvidenceText,
  OlderTurns,
  ThreadEvents,
} from './types.js';
import type { WelcomeProps } from './Welcome.js';

export interface ChatTurns {
  /** Oldest first. */
  readonly list: readonly ChatTurn[];
  /** Default: there are none. */
  readonly older?: OlderTurns;
}

export interface ChatViewProps extends Omit<ThreadEvents, 'onCite'>, RootProps<HTMLDivElement> {
  /** Names the conversation, so that another one begins at its own end. Null: not begun. Keep it when a new one gets its id. */
  topicKey: string | null;
  /** Name of the conversation, over the thread. */
  title: string;
  /** Beside the title: whose conversation it is. */
  assistantName?: string;
  /** Questions and answers of the open conversation. */
  turns: Async<ChatTurns>;
  /** The reader has come to the first of those loaded. Leave out where there are no older ones. */
  onLoadOlder?: () => void;
  /** Shown while there are no questions yet. Left out: `empty` is. */
  welcome?: Omit<WelcomeProps, 'onAsk'>;
  /** Shown in the place of a welcome. Default nothing. */
  empty?: ReactNode;
  /** The field for the next question. Left out, nothing is asked: a conversation to be read. */
  composer?: ComposerProps;
  /** Left out, there is no list: a chat of one conversation. */
  conversations?: ConversationListProps;
  /** The citation looked at. Null: the evidence is closed. */
  evidence: ActiveCitation | null;
  /** A citation was opened, another one, or none any more. */
  onEvidenceChange: (evidence: ActiveCitation | null) => void;
  /** Pages of the cited document; null where it has none. */
  source: Async<PageSource | EvidenceText | null>;
  /** Opens the whole document that a passage is from. Leave out to hide the verb. */
  onOpenOriginal?: (reference: ChatReference) => void;
  /** Draws a picture that comes with a passage, as FAQs have them. Left out, pictures are offered like files. */
  renderPicture?: (resource: ChatResource) => ReactNode;
  /** A file that comes with a passage was asked for. Left out, it is only named. */
  onDownload?: (resource: ChatResource) => void;
  /** The evidence opened and the window is narrower than 1600 px: fold what can be folded. */
  onNeedRoom?: () => void;
  /** The conversations as a drawer, where there is no room beside the thread. Left out, the view keeps it itself. */
  historyOpen?: boolean;
  /** In a narrow room, the drawer of conversations is to open or to close. */
  onHistoryOpenChange?: (open: boolean) => void;
  /** At the left of the head: a way back. */
  leading?: ReactNode;
  /** At the right of the head. */
  actions?: ReactNode;
  /** Below the head, on a phone as well: what holds of the whole conversation. */
  facts?: ReactNode;
  /** Over the composer: a notice that holds for the whole chat. */
  notice?: ReactNode;
  /** On a phone the shell draws title and history button itself. Default true. */
  headOnPhone?: boolean;
  /** Without a shell: fills the window. Default false. */
  standalone?: boolean;
  /** The present, by which times are told. */
  now: Date;
}
