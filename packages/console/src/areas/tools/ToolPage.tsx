import { OpenTool } from './OpenTool.js';
import { ToolView } from './ToolView.js';

/** One tool of the resource centre. */
export default function ToolPage() {
  return <ToolView embedded={false}>{(tool) => <OpenTool key={tool.id} tool={tool} embedded={false} />}</ToolView>;
}
