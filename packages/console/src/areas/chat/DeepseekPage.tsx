import { useShell } from '../../shell/ShellContext.js';
import { StaffChat } from './StaffChat.js';

/** The model alone, without any knowledge base. */
export default function DeepseekPage() {
  const { foldSidebar } = useShell();
  return <StaffChat assistants={[]} alone onNeedRoom={foldSidebar} />;
}
