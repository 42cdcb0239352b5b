import { ASSISTANT_PAGE_SIZE } from '@console/api/contract';
import { usePageAssistants } from '@console/api/hooks/assistants';
import { AsyncView } from '@console/ui/states';
import { useQueryState } from '../../navigation/useQueryState.js';
import { lazyPage, pageComponent } from '../../pages/lazyPage.js';
import { useShell } from '../../shell/ShellContext.js';
import { StaffChat } from './StaffChat.js';

const SharedConversations = pageComponent(lazyPage(() => import('./sharing/SharedConversations.js')));

/** One's own conversations; where the address says `shared`, those of others. */
export default function ChatPage() {
  const [query] = useQueryState();
  const isOwn = query('shared') === undefined;
  const { state } = usePageAssistants(isOwn ? { current: 1, size: ASSISTANT_PAGE_SIZE, enabled: true } : null);
  const { foldSidebar } = useShell();
  if (!isOwn) return <SharedConversations />;
  return <AsyncView value={state}>{({ list }) => <StaffChat assistants={list} onNeedRoom={foldSidebar} />}</AsyncView>;
}
