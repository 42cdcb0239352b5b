import { ASSISTANT_PAGE_SIZE } from '@console/api/contract';
import { usePageAssistants } from '@console/api/hooks/assistants';
import { AsyncView } from '@console/ui/states';
import { useShell } from '../../shell/ShellContext.js';
import { StaffChat } from './StaffChat.js';

export default function ChatPage() {
  const { state } = usePageAssistants({ current: 1, size: ASSISTANT_PAGE_SIZE, enabled: true });
  const { foldSidebar } = useShell();
  return <AsyncView value={state}>{({ list }) => <StaffChat assistants={list} onNeedRoom={foldSidebar} />}</AsyncView>;
}
