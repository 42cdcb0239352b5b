import { mapAsync } from '@console/base';
import { modifyTool } from '@console/api/contract';
import { useListTools, useSetToolFavourite } from '@console/api/hooks/tools';
import { PageFrame } from '@console/ui/page-frame';
import { ToolWall } from '@console/ui/tool-wall';
import { attempt } from '../../actions/attempt.js';
import { toolHref } from '../../navigation/toolHref.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useRecord } from '../../navigation/useRecord.js';
import { usePermitted } from '../../session/usePermitted.js';
import { useNow } from '../../time/useNow.js';
import { ToolSettings } from './ToolSettings.js';
import { useToolSearch } from './useToolSearch.js';
import { useToolWords } from './toolWords.js';
import { wallTool } from './wallTool.js';

/** All tools that the reader may use, in the shell or `embedded`, without it. */
export const ToolsView = ({ embedded }: { embedded: boolean }) => {
  const words = useToolWords();
  const { state, data } = useListTools({});
  const { run: mark } = useSetToolFavourite();
  const [query, setQuery] = useToolSearch();
  const now = useNow();
  const { follow } = useAddress();
  const record = useRecord('toolSettings');
  const manages = usePermitted(modifyTool) && !embedded;
  const title = embedded ? words.alone : words.title;
  return (
    <PageFrame title={title}>
      <ToolWall
        tools={mapAsync(state, (tools) => tools.map(wallTool))}
        query={query}
        onQueryChange={setQuery}
        now={now}
        hrefOf={({ id }) => toolHref({ id }, embedded)}
        onNavigate={follow}
        onFavourite={(change) => void attempt(() => mark(change))}
        access={{ permission: words.title }}
        {...(manages && { onSettings: ({ id }: { id: string }) => void record.show(id) })}
      />
      {manages && <ToolSettings tool={data?.find(({ id }) => id === record.id)} edit={record} onClose={record.close} />}
    </PageFrame>
  );
};
