import type { Assistant } from '@console/api/contract';
import { mapAsync } from '@console/base';
import { HistoryOutlined } from '@ant-design/icons';
import { IconButton } from '@console/ui/button';
import { type ActiveCitation, ChatView } from '@console/ui/chat';
import { useMessage } from '@console/ui/provider';
import { FailedNotice } from '@console/ui/states';
import { useEffect, useMemo, useState } from 'react';
import { emojiPanelOpen } from '../../state/appState.js';
import { useIsMobile } from '../../state/device.js';
import { usePageHead } from '../../shell/ShellContext.js';
import { useStore } from '../../state/store.js';
import { StoredImage } from '../../files/StoredImage.js';
import { useSaveUpload } from '../../files/useSaveUpload.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { countIn, idIn, searchIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useDraft } from '../../session/drafts.js';
import { AssistantScope } from './AssistantScope.js';
import { useAskOnce, withoutSent } from './useAskOnce.js';
import { toTurn } from './toTurn.js';
import { useConversation } from './useConversation.js';
import { useConversationFiles } from './useConversationFiles.js';
import { useEvidence } from './useEvidence.js';
import { useHost } from './useHost.js';
import { useNow } from '../../time/useNow.js';
import { useTopics } from './useTopics.js';

export interface ChatProps {
  /** Those that can be asked. */
  assistants: readonly Assistant[];
  /** The one that this page is bound to; left out, the reader chooses. */
  assistantId?: string;
  /** Fills the window, without a shell around it. */
  standalone?: boolean;
  /** The evidence opened in a narrow window. */
  onNeedRoom?: () => void;
}

const MOST_CITATIONS = 999;

/** The one chat view. Conversation, assistant and open citation stand in the address. */
export const Chat = ({ assistants, assistantId: bound, standalone = false, onNeedRoom }: ChatProps) => {
  const { chat, menuName } = useDictionary();
  const message = useMessage();
  const now = useNow();
  const [query, setQuery] = useQueryState();
  const topicId = idIn(query('topic'));
  const answer = query('answer');
  const cite = countIn(query('cite'), MOST_CITATIONS) ?? 0;
  const [born, setBorn] = useState<string>();
  const [historyOpen, setHistoryOpen] = useState(false);
  const mobile = useIsMobile();

  const open = (id: string | undefined) => {
    setBorn(undefined);
    setQuery({ topic: id, answer: undefined, cite: undefined }, { push: true });
  };
  const topics = useTopics({
    currentId: topicId,
    assistantId: bound,
    now,
    keyword: searchIn(query('q')) ?? '',
    onSearch: (keyword) => setQuery({ q: keyword }),
    onOpen: open,
  });
  const wanted = assistants.find(({ id }) => id === query('assistant'));
  const chosen = bound ?? topics.current?.assistantId ?? (wanted ?? preferred(assistants))?.id;
  const assistant = assistants.find(({ id }) => id === chosen);
  const conversation = useConversation(topicId, chosen);
  const draft = useDraft(topicId ?? `new:${bound ?? ''}`);
  const { attachments, stored, busy } = useConversationFiles(topicId);
  const download = useSaveUpload();
  const emojiOpen = useStore(emojiPanelOpen);

  const title = topics.current?.title ?? chat.fresh;
  const history = useMemo(
    () =>
      mobile ? (
        <IconButton label={chat.history} icon={<HistoryOutlined />} onClick={() => setHistoryOpen(true)} />
      ) : null,
    [mobile, chat.history],
  );
  usePageHead(title, history);

  const sessions = useMemo(
    () => mapAsync(conversation.sessions, (list) => ({ list: list.map(toTurn), older: conversation.older })),
    [conversation.sessions, conversation.older],
  );
  // Deleted, perhaps in another tab, or never one's own: there is nothing to load again.
  const gone = conversation.sessions.state === 'error' && conversation.sessions.error.code === 404;
  useEffect(() => {
    if (!gone) return;
    message.info(chat.gone);
    setQuery({ topic: undefined, answer: undefined, cite: undefined });
  }, [gone, message, chat.gone, setQuery]);

  const turns = conversation.sessions.state === 'ready' ? conversation.sessions.data : [];
  const cited = turns.find(({ id }) => id === answer);
  const source = useEvidence(
    cited,
    cited?.references.find(({ n }) => n === cite),
  );
  const evidence: ActiveCitation | null = cited !== undefined && cite > 0 ? { id: cited.id, n: cite } : null;

  const ask = useAskOnce({
    topicId,
    ask: conversation.ask,
    onTaken: ({ question, topic, here, typed }) => {
      if (typed) draft.set((text) => withoutSent(text, question));
      if (!here) return;
      if (topicId === undefined) {
        setBorn(topic);
        draft.moveTo(topic);
      }
      setQuery({ topic, answer: undefined, cite: undefined });
    },
  });
  /** A question that comes from elsewhere than the field: it waits there for files that are on their way. */
  const askReady = (question: string) => {
    if (busy) draft.set((text) => (text === '' ? question : `${text}\n${question}`));
    else ask(question);
  };

  useHost(standalone, {
    title: topics.current?.title ?? '',
    onAsk: askReady,
    onFresh: () => open(undefined),
  });

  return (
    <ChatView
      topicKey={topicId === undefined || topicId === born ? 'new' : topicId}
      title={title}
      headOnPhone={standalone}
      historyOpen={historyOpen}
      onHistoryOpenChange={setHistoryOpen}
      assistantName={menuName(topics.current?.assistantName ?? assistant?.assistantName ?? '')}
      turns={sessions}
      onLoadOlder={conversation.loadOlder}
      welcome={{
        name: menuName(assistant?.assistantName ?? chat.noAssistantTitle),
        text: assistant?.welcome ?? chat.noAssistantText,
        samples: assistant?.sampleQuestions ?? [],
      }}
      composer={{
        value: draft.text,
        onChange: (text) => draft.set(text),
        onSend: (text) => ask(text, { typed: true }),
        running: conversation.running !== undefined,
        onStop: () => void conversation.stop().catch(() => undefined),
        history: turns.map(({ question }) => question),
        ...(attachments && { attachments }),
        emojiOpen,
        onEmojiOpenChange: (next) => emojiPanelOpen.set(next),
        scope: (
          <AssistantScope
            assistants={assistants}
            value={chosen}
            onChange={(id) => setQuery({ assistant: id })}
            fixed={bound !== undefined || topicId !== undefined}
          />
        ),
        ...(assistant === undefined && { disabledReason: chat.noAssistantText }),
      }}
      conversations={topics.list}
      notice={
        <>
          <FailedNotice flush value={topics.beyond} what={chat.current} />
          <FailedNotice flush value={stored} what={chat.files} />
        </>
      }
      evidence={evidence}
      onEvidenceChange={(next) =>
        setQuery({ answer: next?.id, cite: next?.n }, { push: evidence === null && next !== null })
      }
      source={source}
      renderPicture={({ url, name }) => <StoredImage path={url} label={name} />}
      onDownload={download}
      onJudge={({ id, isLike, feedback }) =>
        void conversation.judge(id, isLike ?? undefined, feedback).catch(() => undefined)
      }
      onAsk={askReady}
      onRegenerate={(id) => {
        const question = turns.find((turn) => turn.id === id)?.question;
        if (question !== undefined) ask(question, { replaces: id });
      }}
      onModify={({ id, question }) => ask(question, { replaces: id })}
      {...(onNeedRoom && { onNeedRoom })}
      standalone={standalone}
      now={now}
    />
  );
};

/** Whom a new conversation is with where the reader has not chosen: one that has something to cite. */
const preferred = (assistants: readonly Assistant[]): Assistant | undefined =>
  assistants.find(({ id }) => id === 'general') ?? assistants[0];
