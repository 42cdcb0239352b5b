import { LeftOutlined } from '@ant-design/icons';
import type { Tool } from '@console/api/contract';
import { PageLink } from '@console/ui/link';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useHost } from '../../session/useHost.js';
import { OpenTool } from './OpenTool.js';
import { ToolView } from './ToolView.js';
import { WayBack } from './tools.styles.js';
import { useToolWords } from './toolWords.js';

const Alone = ({ tool }: { tool: Tool }) => {
  const words = useToolWords();
  const { follow } = useAddress();
  useHost(true, { title: tool.name });
  return (
    <>
      <WayBack aria-label={words.alone}>
        <PageLink href={linkTo('expTools')} onNavigate={follow}>
          <LeftOutlined aria-hidden />
          {words.alone}
        </PageLink>
      </WayBack>
      <OpenTool tool={tool} embedded />
    </>
  );
};

/** One tool without the shell, also for other portals to frame. */
export default function EmbeddedToolPage() {
  return <ToolView embedded>{(tool) => <Alone key={tool.id} tool={tool} />}</ToolView>;
}
