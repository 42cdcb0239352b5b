import type { Assistant, HostContext } from '@console/api/contract';
import { type ChatCitation, type ChatRegion, useChatControl } from '@console/api/hooks/chat';
import { HistoryOutlined } from '@ant-design/icons';
import { IconButton } from '@console/ui/button';
import { ChatView, type ChatViewProps } from '@console/ui/chat';
import { useConfirm } from '@console/ui/dialog';
import { usePageEnd, useUnsaved } from '@console/ui/kept-pages';
import { lazyPart } from '@console/ui/on-demand';
import { useMessage } from '@console/ui/provider';
import { FailedNotice } from '@console/ui/states';
import { useMemo, useState } from 'react';
import { emojiPanelOpen } from '../../state/appState.js';
import { useIsMobile } from '../../state/device.js';
import { usePageHead } from '../../shell/ShellContext.js';
import { useStore } from '../../state/store.js';
import { StoredImage } from '../../files/StoredImage.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { countIn, idIn, searchIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useDraft } from '../../session/drafts.js';
import { AssistantScope } from './AssistantScope.js';
import { MakeSlides } from './MakeSlides.js';
import { ShareButton } from './sharing/ShareButton.js';
import { SharedLink } from './sharing/SharedLink.js';
import { isVisitor } from '../../session/visitor.js';
import { useHost } from '../../session/useHost.js';
import { useHostEvents } from '../../session/useHostEvents.js';
import { useNow } from '../../time/useNow.js';

const ExportConversation = lazyPart(() => import('./ExportConversation.js'));

export interface ChatProps {
  /** Those that can be asked. */
  assistants: readonly Assistant[];
  /** The one that this page is bound to; left out, the reader chooses. */
  assistantId?: string;
  /** New conversations are with the model alone, without any evidence, and only such ones are listed. Default false. */
  alone?: boolean;
  /** Fills the window, without a shell around it. */
  standalone?: boolean;
  /** The evidence opened in a narrow window. */
  onNeedRoom?: () => void;
  /** What may be made of an answer. Default nothing. */
  answerActions?: ChatViewProps['answerActions'];
  /** A box on a page of a file that the next question is about. Default none. */
  region?: ChatRegion | null;
  /** The reader put it away. */
  onRegionDrop?: () => void;
}

const MOST_CITATIONS = 999;

const sharedLink = <SharedLink />;

/** The one chat view. Conversation, assistant and open citation stand in the address. */
export const Chat = (props: ChatProps) => {
  const {
    assistants,
    assistantId: bound,
    alone = false,
    standalone = false,
    onNeedRoom,
    answerActions,
    region,
    onRegionDrop,
  } = props;
  const { chat, form, menuName } = useDictionary();
  const message = useMessage();
  const confirm = useConfirm();
  const now = useNow();
  const [query, setQuery] = useQueryState();
  const topicId = idIn(query('topic'));
  const answer = query('answer');
  const cite = countIn(query('cite'), MOST_CITATIONS) ?? 0;
  const evidence: ChatCitation | null = answer !== undefined && cite > 0 ? { id: answer, n: cite } : null;
  const [also, setAlso] = useState<readonly string[]>([]);
  const [historyOpen, setHistoryOpen] = useState(false);
  const [context, setContext] = useState<HostContext | null>(null);
  const mobile = useIsMobile();
  const emojiOpen = useStore(emojiPanelOpen);
  const fresh = alone ? 'new:model alone' : `new:${bound ?? ''}`;
  const draft = useDraft(topicId ?? fresh);
  const wanted = assistants.find(({ id }) => id === query('assistant'));
  const handedTo = topicId === undefined || bound !== undefined ? undefined : wanted;

  const { view, topic, assistant, assistantId, ask, begin, topicState, filesState, uploading, stopUploads } =
    useChatControl({
      assistantId: alone ? undefined : (bound ?? (wanted ?? preferred(assistants))?.id),
      listedAssistantId: alone ? null : bound,
      topicId: topicId ?? null,
      handTo: handedTo?.id,
      beside: also,
      onAsked: () => {
        setAlso([]);
        setQuery({ assistant: undefined });
      },
      onTopicChange: (id, cause) => {
        if (cause === 'gone') message.info(chat.gone);
        setAlso([]);
        const left = { answer: undefined, cite: undefined, assistant: undefined };
        setQuery({ topic: id ?? undefined, ...left }, { push: cause === 'opened' });
      },
      evidence,
      onEvidenceChange: (next) =>
        setQuery({ answer: next?.id, cite: next?.n }, { push: view.evidence === null && next !== null }),
      keyword: searchIn(query('q')) ?? '',
      onKeywordChange: (q) => setQuery({ q }),
      draft: { ...draft, moveTo: (id) => draft.moveTo(id ?? fresh) },
      confirmRemove: ({ title }) =>
        confirm({ title: chat.deleteTitle(title), text: chat.deleteText, verb: form.remove, danger: true }),
      onRemoved: () => message.success(chat.deleted),
      context: context ?? undefined,
      freshTitle: chat.fresh,
      region,
      onRegionDrop,
      now,
    });
  useUnsaved(uploading);
  usePageEnd(stopUploads);

  const within = !standalone && !isVisitor;
  const exporting = useMemo(
    () =>
      topicId === undefined ? null : (
        <>
          {within && <ShareButton key={`share ${topicId}`} topicId={topicId} />}
          {within && <MakeSlides topicId={topicId} />}
          <ExportConversation key={topicId} topicId={topicId} />
        </>
      ),
    [topicId, within],
  );
  const tools = useMemo(
    () =>
      mobile ? (
        <>
          {exporting}
          <IconButton label={chat.history} icon={<HistoryOutlined />} onClick={() => setHistoryOpen(true)} />
        </>
      ) : null,
    [mobile, exporting, chat.history],
  );
  usePageHead(view.title, tools);
  const tellHost = useHost(standalone, {
    title: topic?.title ?? '',
    onAsk: ask,
    onFresh: begin,
    onContextChange: setContext,
  });
  const turns = view.turns.state === 'ready' ? view.turns.data.list : [];
  useHostEvents({ topicId, last: turns.at(-1), cited: view.evidence !== null }, tellHost);

  const isAlone = topic === undefined ? alone : topic.assistantId === null;
  const asked = handedTo ?? assistants.find(({ id }) => id === assistantId);
  const nobody = isAlone
    ? { name: chat.modelAlone, text: chat.modelAloneText }
    : { name: chat.noAssistantTitle, text: chat.noAssistantText };
  return (
    <ChatView
      {...view}
      headOnPhone={standalone}
      actions={exporting}
      conversations={{ ...view.conversations, ...(within && { elsewhere: sharedLink }) }}
      historyOpen={historyOpen}
      onHistoryOpenChange={setHistoryOpen}
      assistantName={isAlone ? chat.modelAlone : menuName(view.assistantName)}
      welcome={{
        ...view.welcome,
        name: menuName(assistant?.assistantName ?? nobody.name),
        text: assistant?.welcome ?? nobody.text,
      }}
      composer={{
        ...view.composer,
        emojiOpen,
        onEmojiOpenChange: (next) => emojiPanelOpen.set(next),
        scope: isAlone ? undefined : (
          <AssistantScope
            assistants={assistants}
            value={asked?.id}
            onChange={(id) => setQuery({ assistant: id })}
            fixed={bound !== undefined}
            also={also}
            onAlsoChange={isVisitor ? undefined : setAlso}
          />
        ),
        ...(asked === undefined && !isAlone && { disabledReason: chat.noAssistantText }),
      }}
      notice={
        <>
          <FailedNotice flush value={topicState} what={chat.current} />
          <FailedNotice flush value={filesState} what={chat.files} />
        </>
      }
      nameOf={menuName}
      renderPicture={({ url, name }) => <StoredImage path={url} label={name} />}
      {...(onNeedRoom && { onNeedRoom })}
      {...(answerActions && { answerActions })}
      standalone={standalone}
    />
  );
};

/** Whom a new conversation is with where the reader has not chosen: one that has something to cite, or an embed key's first. */
const preferred = (assistants: readonly Assistant[]): Assistant | undefined =>
  (isVisitor ? undefined : assistants.find(({ id }) => id === 'general')) ?? assistants[0];
