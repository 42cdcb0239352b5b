import { ArrowLeftOutlined } from '@ant-design/icons';
import { type Async, formatDateTime } from '@console/base';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton.js';
import { ChatThread } from '../chat/ChatThread.js';
import {
  Body,
  Head,
  HeadActions,
  HeardTitle,
  RailHolder,
  Root,
  SkeletonHolder,
  Talk,
} from '../chat/ChatView.styles.js';
import type { ChatTurns } from '../chat/chatViewProps.js';
import { EvidenceRail, EvidenceSheet } from '../chat/EvidenceRail.js';
import type { ActiveCitation, ChatResource, EvidenceText } from '../chat/types.js';
import { useCitationIntent } from '../chat/useCitationIntent.js';
import { useLatest } from '../latest/useLatest.js';
import { useWords } from '../locale/useWords.js';
import type { PageSource } from '../page-preview/index.js';
import { focusedBeside } from '../root/focusedBeside.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { useSharedRef } from '../root/useSharedRef.js';
import { RoomContext } from '../room/RoomContext.js';
import { useRoom } from '../room/useRoom.js';
import { AsyncView, EmptyState, Skeletons, Tag } from '../states/index.js';
import { sharingWords } from './locale.js';
import { Facts } from './sharing.styles.js';

/** Whose conversation it is, and since when it is shown. */
export interface SharedFacts {
  readonly title: string;
  readonly ownerName: string;
  /** Empty: nothing is said of it. */
  readonly assistantName: string;
  readonly time: string;
  /** The reader's own. */
  readonly own: boolean;
}

export interface SharedConversationProps extends RootProps<HTMLDivElement> {
  /** Whose conversation it is, and since when it is shown. */
  topic: SharedFacts;
  /** Its questions and answers, oldest first. */
  turns: Async<ChatTurns>;
  /** The reader has come to the first of those loaded. */
  onLoadOlder?: () => void;
  /** The citation looked at. Null: the evidence is closed. */
  evidence: ActiveCitation | null;
  /** A citation was opened, another one, or none any more. */
  onEvidenceChange: (evidence: ActiveCitation | null) => void;
  /** Pages of the cited document; null where it has none. */
  source: Async<PageSource | EvidenceText | null>;
  /** Draws a picture that comes with a passage. Left out, pictures are offered like files. */
  renderPicture?: (resource: ChatResource) => ReactNode;
  /** A file that comes with a passage was asked for. Left out, it is only named. */
  onDownload?: (resource: ChatResource) => void;
  /** What an assistant is called in the reader's language. Keep it the same. Default: as it is named. */
  nameOf?: (name: string) => string;
  /** Back to where the reader came from. Left out, there is no button. */
  onBack?: () => void;
  /** On a phone the shell draws title and way back itself. Default true. */
  headOnPhone?: boolean;
  /** The present, by which times are told. */
  now: Date;
}

/** Pixels under which thread and evidence are looked at one at a time. */
const ROOM = { least: 768 } as const;

/** A conversation that somebody shared, to be read with its evidence: nothing in it is asked, judged or changed. */
export const SharedConversation = ({
  topic,
  turns,
  onLoadOlder,
  evidence,
  onEvidenceChange,
  source,
  renderPicture,
  onDownload,
  nameOf,
  onBack,
  headOnPhone = true,
  now,
  ref,
  ...rest
}: SharedConversationProps) => {
  const words = useWords(sharingWords);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const { attributes, narrow } = useRoom(useSharedRef(root, ref), ROOM);
  const list = turns.state === 'ready' ? turns.data.list : [];
  const cited = evidence === null ? undefined : list.find(({ id }) => id === evidence.id);
  const open = evidence !== null && cited !== undefined && cited.references.length > 0;

  const changeEvidence = useLatest(onEvidenceChange);
  const onCite = useCitationIntent(root, open, (next) => {
    if (!open) opener.current = focusedBeside(root.current);
    changeEvidence(next);
  });
  useEffect(() => {
    if (open) return;
    const from = opener.current;
    opener.current = null;
    if (from instanceof HTMLElement && from.isConnected) from.focus();
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEvidenceChange(null);
  };
  const rail = open && {
    references: cited.references,
    active: evidence.n,
    onActiveChange: (n: number) => onEvidenceChange({ id: evidence.id, n }),
    source,
    renderPicture,
    onDownload,
    onClose: () => onEvidenceChange(null),
  };
  const nothing = <EmptyState picture="talk" title={words.empty} description={words.emptyText} />;
  return (
    <RoomContext value={narrow}>
      <Root {...rootProps(rest)} {...attributes} onKeyDown={onKeyDown}>
        <Talk aria-label={topic.title} data-chat="" data-under-sheet={(narrow && open) || undefined}>
          {narrow && !headOnPhone ? (
            <HeardTitle>{topic.title}</HeardTitle>
          ) : (
            <Head>
              {onBack && (
                <IconButton className="history" label={words.back} icon={<ArrowLeftOutlined />} onClick={onBack} />
              )}
              <h1>{topic.title}</h1>
              {topic.assistantName !== '' && <span className="tag">{topic.assistantName}</span>}
              <HeadActions />
            </Head>
          )}
          <Facts>
            <Tag>{words.readOnly}</Tag>
            <span>{words.shownBy(topic.ownerName, formatDateTime(topic.time))}</span>
            {topic.own && <span>{words.own}</span>}
          </Facts>
          <Body>
            <AsyncView
              value={turns}
              what={words.title}
              skeleton={
                <SkeletonHolder>
                  <Skeletons shape="text" count={6} />
                </SkeletonHolder>
              }
              empty={(page) => (page.list.length > 0 ? null : nothing)}
            >
              {({ list: drawn, older }) => (
                <ChatThread
                  turns={drawn}
                  active={evidence}
                  older={older}
                  onLoadOlder={onLoadOlder}
                  now={now}
                  onCite={onCite}
                  {...(nameOf && { nameOf })}
                />
              )}
            </AsyncView>
          </Body>
        </Talk>
        {!narrow && rail && (
          <RailHolder>
            <EvidenceRail {...rail} />
          </RailHolder>
        )}
        {narrow && rail && <EvidenceSheet {...rail} />}
      </Root>
    </RoomContext>
  );
};
