import { type Async, findTurn, joinDrafts } from '@console/base';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../client/ApiError.js';
import { type Assistant, ASSISTANT_PAGE_SIZE } from '../contract/assistants.js';
import type { Topic } from '../contract/topics.js';
import { usePageAssistants } from '../hooks/assistants.js';
import type { ChatOptions, TopicCause } from './chatOptions.js';
import type { ChatViewData } from './chatTypes.js';
import { useAbout } from './useAbout.js';
import { useAskOnce, withoutSent } from './useAskOnce.js';
import { useConversation } from './useConversation.js';
import { useConversationFiles } from './useConversationFiles.js';
import { useDrafts } from './useDrafts.js';
import { useEvidence } from './useEvidence.js';
import { useHostContext } from './useHostContext.js';
import { useNow } from './useNow.js';
import { useOwnOr } from './useOwnOr.js';
import { useSaveUpload } from './useSaveUpload.js';
import { useTopicList } from './useTopicList.js';

export interface ChatControl {
  /** What the chat shows and takes: the props of ChatView. */
  view: ChatViewData;
  /** The conversation that is open, as far as it is known. */
  topic: Topic | undefined;
  /** Whom it is with. */
  assistant: Assistant | undefined;
  assistantId: string | undefined;
  /** Asks what comes from elsewhere than the field. It waits in the field for files that are on their way. */
  ask: (question: string) => void;
  /** Begins a new conversation. */
  begin: () => void;
  /** Of the open conversation where the list does not hold it: it may not load. */
  topicState: Async<unknown>;
  /** Of the files of the conversation: without them, it must not look as if there were none. */
  filesState: Async<unknown>;
  /** A file is on its way, and lost with the page. */
  uploading: boolean;
  stopUploads: () => void;
}

/** Refusals of a question that say who may be asked has changed. */
const assistantGone: ReadonlySet<string | undefined> = new Set(['assistant_not_found', 'assistant_disabled']);

/** A chat with all that it knows, for an app that puts more around it than the view shows. */
export const useChatControl = (options: ChatOptions = {}): ChatControl => {
  const {
    onTopicChange,
    onAsked,
    confirmRemove,
    onRemoved,
    freshTitle,
    handTo,
    beside,
    region = null,
    onRegionDrop,
  } = options;
  const now = useNow(options.now);
  const [openId, setOpenId] = useState<string | null>(null);
  const topicId = (options.topicId === undefined ? openId : options.topicId) ?? undefined;
  const [born, setBorn] = useState<string>();
  const [evidence, changeEvidence] = useOwnOr(options.evidence, null, options.onEvidenceChange);
  const [keyword, onKeywordChange] = useOwnOr(options.keyword, '', options.onKeywordChange);
  const drafts = useDrafts(topicId);
  const draft = options.draft ?? drafts;

  const open = useCallback(
    (id: string | undefined, cause: TopicCause) => {
      setBorn(cause === 'begun' ? id : undefined);
      setOpenId(id ?? null);
      onTopicChange?.(id ?? null, cause);
    },
    [onTopicChange],
  );
  const topics = useTopicList({
    currentId: topicId,
    assistantId: options.listedAssistantId,
    now,
    keyword,
    onKeywordChange,
    onOpen: (id) => open(id, 'opened'),
    confirmRemove,
    onRemoved,
  });
  const topic = topics.current;
  // A conversation that has begun stays with whom it is, or with the model alone.
  const assistantId = topic === undefined ? options.assistantId : (topic.assistantId ?? undefined);
  const assistants = usePageAssistants({ current: 1, size: ASSISTANT_PAGE_SIZE, enabled: true });
  const assistant = assistants.data?.list.find(({ id }) => id === assistantId);
  const conversation = useConversation(topicId, assistantId, evidence?.id);
  const files = useConversationFiles(topicId);
  const { attachments, about } = useAbout(files.attachments, region, onRegionDrop);
  const onDownload = useSaveUpload();
  const { offered, drop, quote, used } = useHostContext(options.context);

  const { turns } = conversation;
  // Deleted, perhaps in another window, or never one's own: there is nothing to load again.
  const gone = turns.state === 'error' && turns.error.code === 404 ? topicId : undefined;
  const told = useRef<string>(undefined);
  const leave = useEffectEvent(() => {
    draft.moveTo(undefined);
    open(undefined, 'gone');
  });
  useEffect(() => {
    if (gone !== undefined && told.current !== gone) leave();
    told.current = gone;
  }, [gone]);

  const list = turns.state === 'ready' ? turns.data.list : [];
  const cited = evidence === null ? undefined : findTurn(list, evidence.id);
  const source = useEvidence(
    cited,
    cited?.references.find(({ n }) => n === evidence?.n),
  );

  const askOnce = useAskOnce({
    topicId,
    ask: async (question, more) => {
      try {
        return await conversation.ask(question, more);
      } catch (error) {
        // Whoever shows the chat can then say that nobody is there to answer.
        if (error instanceof ApiError && assistantGone.has(error.reason)) assistants.refresh();
        throw error;
      }
    },
    onTaken: ({ question, topic: taken, here, typed, context }) => {
      used(context);
      if (typed) draft.set((text) => withoutSent(text, question));
      if (!here) return;
      if (topicId === undefined) {
        draft.moveTo(taken);
        open(taken, 'begun');
      } else if (taken !== topicId) open(taken, 'opened');
      else if (evidence !== null) changeEvidence(null);
    },
  });
  const ask = (question: string, how: { typed?: boolean } = {}) => {
    askOnce(question, {
      ...how,
      ...(offered && { context: offered }),
      ...(handTo !== undefined && handTo !== assistantId && { handTo }),
      ...(beside && { beside }),
      ...(about && { about }),
      onTaken: onAsked,
    });
  };
  const askReady = (question: string) => {
    if (files.busy) draft.set((text) => joinDrafts(text, question));
    else ask(question);
  };

  const assistantName = topic?.assistantName ?? assistant?.assistantName ?? '';
  const view: ChatViewData = {
    topicKey: topicId === undefined || topicId === born ? 'new' : topicId,
    title: topic?.title ?? freshTitle ?? assistantName,
    assistantName,
    turns,
    onLoadOlder: conversation.loadOlder,
    welcome: {
      name: assistant?.assistantName ?? '',
      samples: assistant?.sampleQuestions ?? [],
      ...(assistant !== undefined && { text: assistant.welcome }),
    },
    composer: {
      value: draft.text,
      onChange: draft.set,
      onSend: (text) => ask(text, { typed: true }),
      running: conversation.running.length > 0,
      onStop: () => void conversation.stop().catch(() => undefined),
      history: conversation.questions,
      ...(attachments && { attachments }),
      ...(offered && { context: { value: offered, onDrop: drop } }),
    },
    conversations: topics.list,
    evidence: cited === undefined ? null : evidence,
    onEvidenceChange: changeEvidence,
    source,
    onDownload,
    onJudge: ({ id, isLike, feedback }) => void conversation.judge(id, isLike, feedback).catch(() => undefined),
    onAsk: askReady,
    onRegenerate: (id) => {
      const question = list.find((turn) => turn.id === id)?.question;
      if (question !== undefined) askOnce(question, { replaces: id });
    },
    onVersion: (id) => {
      conversation.turnTo(id);
      if (evidence !== null && list.some((turn) => turn.id === evidence.id && turn.versions?.ids.includes(id))) {
        changeEvidence(null);
      }
    },
    onModify: ({ id, question }) => askOnce(question, { replaces: id }),
    onBranch: ({ id, question }) => askOnce(question, { branches: id }),
    onKeep: conversation.keep,
    onQuote: quote,
    now,
  };
  return {
    view,
    topic,
    assistant,
    assistantId,
    ask: askReady,
    begin: () => open(undefined, 'opened'),
    topicState: topics.beyond,
    filesState: files.stored,
    uploading: files.uploading,
    stopUploads: files.stop,
  };
};
