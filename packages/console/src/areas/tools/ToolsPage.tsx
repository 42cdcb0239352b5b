import { ToolsView } from './ToolsView.js';

/** The resource centre: every tool, and what it can do now. */
export default function ToolsPage() {
  return <ToolsView embedded={false} />;
}
