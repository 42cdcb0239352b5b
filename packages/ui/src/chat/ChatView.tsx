import { HistoryOutlined } from '@ant-design/icons';
import type { Async } from '@console/base';
import { Drawer } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import { ConversationList, type ConversationListProps } from '../conversations/index.js';
import { useShown } from '../dialog/index.js';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { useMedia, useMobile } from '../media/index.js';
import type { PageSource } from '../page-preview/index.js';
import { AsyncView, Skeletons } from '../states/index.js';
import { ChatThread } from './ChatThread.js';
import {
  Body,
  Conversations,
  Head,
  HeadActions,
  HeardTitle,
  RailHolder,
  Root,
  SkeletonHolder,
  Start,
  Talk,
} from './ChatView.styles.js';
import { Composer, type ComposerProps } from './Composer.js';
import { EvidenceRail, EvidenceSheet } from './EvidenceRail.js';
import type { ActiveCitation, Older, Reference, Resource, Session, ThreadEvents } from './types.js';
import { useCitationIntent } from './useCitationIntent.js';
import { useLatest } from '../latest/useLatest.js';
import { Welcome, type WelcomeProps } from './Welcome.js';

export interface SessionPage {
  /** Oldest first. */
  readonly list: readonly Session[];
  /** Default: there are none. */
  readonly older?: Older;
}

export interface ChatViewProps extends Omit<ThreadEvents, 'onCite'> {
  /** Names the conversation, so that another one begins at its own end. Null: not begun. Keep it when a new one gets its id. */
  topicKey: string | null;
  title: string;
  /** Beside the title: whose conversation it is. */
  assistantName?: string;
  sessions: Async<SessionPage>;
  onLoadOlder?: () => void;
  /** Shown while there are no questions yet. */
  welcome: Omit<WelcomeProps, 'onAsk'>;
  composer: ComposerProps;
  /** Left out, there is no list: a chat of one conversation. */
  conversations?: ConversationListProps;
  /** The citation looked at. Null: the evidence is closed. */
  evidence: ActiveCitation | null;
  onEvidenceChange: (event: { evidence: ActiveCitation | null }) => void;
  /** Pages of the cited document; null where it has none. */
  source: Async<PageSource | null>;
  onOpenOriginal?: (event: { reference: Reference }) => void;
  /** Draws a picture that comes with a passage, as FAQs have them. Left out, pictures are offered like files. */
  renderPicture?: (resource: Resource) => ReactNode;
  /** A file that comes with a passage was asked for. Left out, it is only named. */
  onDownload?: (event: { resource: Resource }) => void;
  /** The evidence opened and the window is narrower than 1600 px: fold what can be folded. */
  onNeedRoom?: () => void;
  /** The conversations as a drawer, where there is no room beside the thread. Left out, the view keeps it itself. */
  historyOpen?: boolean;
  onHistoryOpenChange?: (event: { open: boolean }) => void;
  /** At the right of the head. */
  actions?: ReactNode;
  /** Over the composer: a notice that holds for the whole chat. */
  notice?: ReactNode;
  /** On a phone the shell draws title and history button itself. Default true. */
  headOnPhone?: boolean;
  /** Without a shell: fills the window. Default false. */
  standalone?: boolean;
  now: Date;
}

/** A whole chat: conversations, thread with composer, and the evidence beside it. Fills its parent. */
export const ChatView = ({
  topicKey,
  title,
  assistantName,
  sessions,
  onLoadOlder,
  welcome,
  composer,
  conversations,
  evidence,
  onEvidenceChange,
  source,
  onOpenOriginal,
  renderPicture,
  onDownload,
  onNeedRoom,
  historyOpen,
  onHistoryOpenChange,
  actions,
  notice,
  headOnPhone = true,
  standalone = false,
  now,
  ...events
}: ChatViewProps) => {
  const words = useWords(chatWords);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const mobile = useMobile();
  const tight = useMedia('(max-width: 1279.98px)');
  const wide = useMedia('(min-width: 1600px)');
  const shown = useShown();
  const [ownHistoryOpen, setOwnHistoryOpen] = useState(false);
  const showHistory = historyOpen ?? ownHistoryOpen;
  const setHistory = (open: boolean) => {
    setOwnHistoryOpen(open);
    onHistoryOpenChange?.({ open });
  };

  const list = sessions.state === 'ready' ? sessions.data.list : [];
  const cited = evidence && list.find(({ id }) => id === evidence.id);
  const open = evidence !== null && cited !== null && cited !== undefined && cited.references.length > 0;

  const needRoom = useLatest(onNeedRoom);
  useEffect(() => {
    if (open && !wide && !mobile) needRoom?.(undefined);
  }, [open, wide, mobile, needRoom]);

  const shownNumber = open ? evidence.n : null;
  useEffect(() => {
    if (!mobile || shownNumber === null) return;
    const chips = [...(root.current?.querySelectorAll('.answer-cites [aria-pressed="true"]') ?? [])];
    const chip = chips.find((one) => one === document.activeElement) ?? chips[0];
    chip?.scrollIntoView({ block: 'center' });
  }, [mobile, shownNumber]);

  const changeEvidence = useLatest(onEvidenceChange);
  const onCite = useCitationIntent(root, open, (next) => {
    if (!open) opener.current = document.activeElement;
    changeEvidence?.({ evidence: next });
  });
  const closeEvidence = () => onEvidenceChange({ evidence: null });
  useEffect(() => {
    if (open) return;
    const from = opener.current;
    opener.current = null;
    if (from instanceof HTMLElement && from.isConnected) from.focus();
  }, [open]);

  const folded = conversations !== undefined && (mobile || (tight && open));
  const historyButton = folded && (
    <IconButton className="history" label={words.history} icon={<HistoryOutlined />} onClick={() => setHistory(true)} />
  );
  const rail = open && {
    references: cited.references,
    active: evidence.n,
    onActivate: ({ n }: { n: number }) => onEvidenceChange({ evidence: { id: evidence.id, n } }),
    source,
    renderPicture,
    onDownload,
    onClose: closeEvidence,
  };
  return (
    <Root ref={root} data-standalone={standalone || undefined}>
      {conversations && !folded && (
        <Conversations>
          <ConversationList {...conversations} />
        </Conversations>
      )}
      <Talk aria-label={words.thread} data-chat="" data-under-sheet={(mobile && open) || undefined}>
        {mobile && !headOnPhone ? (
          <HeardTitle>{title}</HeardTitle>
        ) : (
          <Head>
            {!mobile && historyButton}
            <h1>{title}</h1>
            {assistantName !== undefined && assistantName !== '' && <span className="tag">{assistantName}</span>}
            <HeadActions>
              {mobile && historyButton}
              {actions}
            </HeadActions>
          </Head>
        )}
        <Body>
          <AsyncView
            value={sessions}
            what={words.thread}
            skeleton={
              <SkeletonHolder>
                <Skeletons shape="text" count={6} />
              </SkeletonHolder>
            }
          >
            {({ list: turns, older }) =>
              turns.length === 0 ? (
                <Start>
                  <Welcome {...welcome} onAsk={events.onAsk} />
                </Start>
              ) : (
                <ChatThread
                  key={topicKey ?? ''}
                  sessions={turns}
                  active={evidence}
                  older={older}
                  onLoadOlder={onLoadOlder}
                  now={now}
                  onCite={onCite}
                  {...events}
                />
              )
            }
          </AsyncView>
        </Body>
        {notice}
        {!(mobile && open) && (
          <Composer placeholder={list.length > 0 ? words.placeholderMore : undefined} {...composer} />
        )}
      </Talk>
      {!mobile && rail && (
        <RailHolder
          onKeyDown={(event) => {
            if (event.key === 'Escape') closeEvidence();
          }}
        >
          <EvidenceRail {...rail} onOpenOriginal={onOpenOriginal} />
        </RailHolder>
      )}
      {mobile && rail && <EvidenceSheet {...rail} />}
      {folded && shown && (
        <Drawer
          open={showHistory}
          placement="left"
          size={280}
          getContainer={false}
          closable={false}
          destroyOnHidden
          aria-label={words.history}
          styles={{ body: { padding: 0 } }}
          onClose={() => setHistory(false)}
        >
          <ConversationList
            {...conversations}
            onOpen={(event) => {
              setHistory(false);
              conversations.onOpen(event);
            }}
            onCreate={() => {
              setHistory(false);
              conversations.onCreate();
            }}
          />
        </Drawer>
      )}
    </Root>
  );
};
