import { ASSISTANT_PAGE_SIZE } from '@console/api/contract';
import { usePageAssistants } from '@console/api/hooks/assistants';
import { AsyncView } from '@console/ui/states';
import { useQueryState } from '../../navigation/useQueryState.js';
import { Chat } from './Chat.js';

/** The chat without the shell, also for other portals to frame. */
export default function EmbeddedChatPage() {
  const [query] = useQueryState();
  const { state } = usePageAssistants({ current: 1, size: ASSISTANT_PAGE_SIZE, enabled: true });
  const bound = query('assistantId');
  return (
    <AsyncView value={state}>
      {({ list }) => <Chat assistants={list} standalone {...(bound !== undefined && { assistantId: bound })} />}
    </AsyncView>
  );
}
