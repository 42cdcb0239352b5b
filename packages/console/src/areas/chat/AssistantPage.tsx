import { ASSISTANT_PAGE_SIZE } from '@console/api/contract';
import { usePageAssistants } from '@console/api/hooks/assistants';
import { PageFrame } from '@console/ui/page-frame';
import { AsyncView, EmptyState } from '@console/ui/states';
import { useParams } from 'react-router-dom';
import { useShell } from '../../shell/ShellContext.js';
import { useDictionary } from '../../locale/useDictionary.js';
import { StaffChat } from './StaffChat.js';

export default function AssistantPage() {
  const { chat } = useDictionary();
  const { id = '' } = useParams();
  const { state } = usePageAssistants({ current: 1, size: ASSISTANT_PAGE_SIZE, enabled: true });
  const { foldSidebar } = useShell();
  return (
    <AsyncView value={state}>
      {({ list }) =>
        list.some((assistant) => assistant.id === id) ? (
          <StaffChat key={id} assistants={list} assistantId={id} onNeedRoom={foldSidebar} />
        ) : (
          <PageFrame title={chat.noAssistantTitle}>
            <EmptyState picture="talk" title={chat.noAssistantTitle} description={chat.noAssistantText} />
          </PageFrame>
        )
      }
    </AsyncView>
  );
}
