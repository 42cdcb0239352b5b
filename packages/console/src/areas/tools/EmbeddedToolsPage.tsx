import { useHost } from '../../session/useHost.js';
import { ToolsView } from './ToolsView.js';

/** The tools without the shell, also for other portals to frame. */
export default function EmbeddedToolsPage() {
  useHost(true, { title: '' });
  return <ToolsView embedded />;
}
