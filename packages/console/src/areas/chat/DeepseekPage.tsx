import { useShell } from '../../shell/ShellContext.js';
import { Chat } from './Chat.js';

/** The model alone, without any knowledge base. */
export default function DeepseekPage() {
  const { foldSidebar } = useShell();
  return <Chat assistants={[]} alone onNeedRoom={foldSidebar} />;
}
