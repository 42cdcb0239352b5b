import { HistoryOutlined } from '@ant-design/icons';
import { findTurn } from '@console/base';
import { Drawer } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import { ConversationList } from '../conversations/index.js';
import { useShown } from '../dialog/index.js';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { rootProps } from '../root/rootProps.js';
import { useSharedRef } from '../root/useSharedRef.js';
import { AsyncView, Skeletons } from '../states/index.js';
import { ChatThread } from './ChatThread.js';
import type { ChatViewProps } from './chatViewProps.js';
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
import { Composer } from './Composer.js';
import { OfflineNotice } from './OfflineNotice.js';
import { EvidenceRail, EvidenceSheet } from './EvidenceRail.js';
import { useCitationIntent } from './useCitationIntent.js';
import { useLatest } from '../latest/useLatest.js';
import { Welcome } from './Welcome.js';
import { focusedBeside } from '../root/focusedBeside.js';

/**
 * Pixels. `least`: below it one thing at a time. `widths`: conversations, thread and evidence beside each other, and all
 * of them beside a whole sidebar: what the sheet has in a window of 1280 with the sidebar folded, and in one of 1600.
 */
const ROOM = { least: 768, widths: [1214, 1380] } as const;

/** A whole chat: conversations, thread with composer, and the evidence beside it. Fills its parent. */
export const ChatView = ({
  topicKey,
  title,
  assistantName,
  turns,
  onLoadOlder,
  welcome,
  empty,
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
  leading,
  actions,
  facts,
  notice,
  headOnPhone = true,
  standalone = false,
  now,
  onJudge,
  onRegenerate,
  onContinue,
  onAsk,
  onModify,
  onVersion,
  onBranch,
  onKeep,
  onQuote,
  nameOf,
  answerActions,
  ref,
  ...rest
}: ChatViewProps) => {
  const words = useWords(chatWords);
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useSharedRef(root, ref);
  const opener = useRef<Element | null>(null);
  const { attributes, narrow: mobile, reached } = useRoom(rootRef, ROOM);
  const tight = reached < 1;
  const wide = reached === 2;
  const shown = useShown();
  const [ownHistoryOpen, setOwnHistoryOpen] = useState(false);
  const showHistory = historyOpen ?? ownHistoryOpen;
  const setHistory = (open: boolean) => {
    setOwnHistoryOpen(open);
    onHistoryOpenChange?.(open);
  };

  const list = turns.state === 'ready' ? turns.data.list : [];
  const cited = evidence && findTurn(list, evidence.id);
  const open = evidence !== null && cited !== null && cited !== undefined && cited.references.length > 0;

  const needRoom = useLatest(onNeedRoom);
  useEffect(() => {
    if (open && !wide && !mobile) needRoom?.(undefined);
  }, [open, wide, mobile, needRoom]);

  const shownNumber = open ? evidence.n : null;
  useEffect(() => {
    if (!mobile || shownNumber === null) return;
    const chips = [...(root.current?.querySelectorAll('.answer-cites [aria-pressed="true"]') ?? [])];
    const chip = chips.find((one) => one === focusedBeside(one)) ?? chips[0];
    chip?.scrollIntoView({ block: 'center' });
  }, [mobile, shownNumber]);

  const changeEvidence = useLatest(onEvidenceChange);
  const onCite = useCitationIntent(root, open, (next) => {
    if (!open) opener.current = focusedBeside(root.current);
    changeEvidence(next);
  });
  const closeEvidence = () => onEvidenceChange(null);
  useEffect(() => {
    if (open) return;
    const from = opener.current;
    opener.current = null;
    if (from instanceof HTMLElement && from.isConnected) from.focus();
  }, [open]);

  // Wherever the keyboard is in the chat. What Escape has done here, no window around does as well.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    closeEvidence();
  };

  const folded = conversations !== undefined && (mobile || (tight && open));
  const historyButton = folded && (
    <IconButton className="history" label={words.history} icon={<HistoryOutlined />} onClick={() => setHistory(true)} />
  );
  const rail = open && {
    references: cited.references,
    active: evidence.n,
    onActiveChange: (n: number) => onEvidenceChange({ id: evidence.id, n }),
    source,
    renderPicture,
    onDownload,
    onClose: closeEvidence,
  };
  return (
    <RoomContext value={mobile}>
      <Root {...rootProps(rest)} {...attributes} data-standalone={standalone || undefined} onKeyDown={onKeyDown}>
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
              {leading}
              {!mobile && historyButton}
              <h1>{title}</h1>
              {assistantName !== undefined && assistantName !== '' && <span className="tag">{assistantName}</span>}
              <HeadActions>
                {mobile && historyButton}
                {actions}
              </HeadActions>
            </Head>
          )}
          {facts}
          <Body>
            <AsyncView
              value={turns}
              what={words.thread}
              skeleton={
                <SkeletonHolder>
                  <Skeletons shape="text" count={6} />
                </SkeletonHolder>
              }
            >
              {({ list: drawn, older }) =>
                drawn.length === 0 ? (
                  <Start>{welcome ? <Welcome {...welcome} onAsk={onAsk} /> : empty}</Start>
                ) : (
                  <ChatThread
                    key={topicKey ?? ''}
                    turns={drawn}
                    active={evidence}
                    older={older}
                    onLoadOlder={onLoadOlder}
                    now={now}
                    onCite={onCite}
                    onJudge={onJudge}
                    onRegenerate={onRegenerate}
                    onContinue={onContinue}
                    onAsk={onAsk}
                    onModify={onModify}
                    onVersion={onVersion}
                    onBranch={onBranch}
                    onKeep={onKeep}
                    onQuote={onQuote}
                    {...(nameOf && { nameOf })}
                    {...(answerActions && { answerActions })}
                  />
                )
              }
            </AsyncView>
          </Body>
          {composer && <OfflineNotice />}
          {notice}
          {composer && !(mobile && open) && (
            <Composer placeholder={list.length > 0 ? words.placeholderMore : undefined} {...composer} />
          )}
        </Talk>
        {!mobile && rail && (
          <RailHolder>
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
              onOpen={(id) => {
                setHistory(false);
                conversations.onOpen(id);
              }}
              onAdd={() => {
                setHistory(false);
                conversations.onAdd();
              }}
            />
          </Drawer>
        )}
      </Root>
    </RoomContext>
  );
};
