import { ASSISTANT_PAGE_SIZE } from '@console/api/contract/assistants';
import { usePageAssistants } from '@console/api/hooks/assistants';
import { useChatControl } from '@console/api/hooks/chat';
import { ChatView } from '@console/ui/chat';
import { useConfirm } from '@console/ui/dialog';
import { useMessage } from '@console/ui/provider';
import { readContext } from '@console/ui/frame-messages';
import { EmptyState, FailedNotice } from '@console/ui/states';
import { useMemo } from 'react';
import { Connecting } from './Connecting.js';
import type { ConsoleChatProps } from './consoleChatProps.js';
import { useChatEvents } from './useChatEvents.js';
import type { Kept } from './useKept.js';
import type { wordsIn } from './words.js';

export interface ConnectedChatProps extends ConsoleChatProps {
  words: ReturnType<typeof wordsIn>;
  /** What outlives the token that this chat is drawn with. */
  kept: Kept;
}

/** The chat view with all that it shows from the server. */
export const ConnectedChat = ({
  assistant: wanted,
  words,
  kept,
  context,
  onCitation,
  ...events
}: ConnectedChatProps) => {
  const message = useMessage();
  const confirm = useConfirm();
  // The page may hand in anything.
  const shown = useMemo(() => readContext(context) ?? undefined, [context]);
  const assistants = usePageAssistants({ current: 1, size: ASSISTANT_PAGE_SIZE, enabled: true });
  const control = useChatControl({
    assistantId: wanted ?? assistants.data?.list[0]?.id,
    listedAssistantId: wanted,
    topicId: kept.topicId,
    onTopicChange: (id, cause) => {
      if (cause === 'gone') message.info(words.gone);
      kept.setTopicId(id);
    },
    draft: kept.draft,
    confirmRemove: ({ title }) =>
      confirm({ title: words.deleteTitle(title), text: words.deleteText, verb: words.remove, danger: true }),
    context: shown,
    freshTitle: words.fresh,
  });
  const { view, assistant, topicState, filesState } = control;
  useChatEvents(control, kept.topicId, events);

  if (assistants.state.state === 'loading') return <Connecting label={words.connecting} />;
  if (assistants.state.state === 'ready' && assistant === undefined && kept.topicId === null)
    return <EmptyState role="alert" title={words.noAssistant} />;
  return (
    <ChatView
      {...view}
      composer={{
        ...view.composer,
        // A conversation with one that is gone can be read, and not gone on with.
        ...(assistant === undefined && { disabledReason: words.noAssistant }),
      }}
      onEvidenceChange={(next) => {
        view.onEvidenceChange(next);
        onCitation?.(next);
      }}
      notice={
        <>
          <FailedNotice flush value={assistants.state} what={words.current} />
          <FailedNotice flush value={topicState} what={words.current} />
          <FailedNotice flush value={filesState} what={words.files} />
        </>
      }
    />
  );
};
