import { UnorderedListOutlined } from '@ant-design/icons';
import { addDataSource, ASSOCIATION, routes } from '@console/api/contract';
import { IconButton } from '@console/ui/button';
import { lazyPart } from '@console/ui/on-demand';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { idIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { usePermitted } from '../../session/usePermitted.js';
import { usePageHead } from '../../shell/ShellContext.js';
import { useIsMobile } from '../../state/device.js';
import { DataConversation } from './DataConversation.js';
import { Panes } from './dataQuery.styles.js';
import { DataQuestions } from './DataQuestions.js';
import { useDataQueryWords } from './dataQueryWords.js';

const SourcesDrawer = lazyPart(() => import('./sources/SourcesDrawer.js'));

/**
 * Questions to data: those asked before, and one conversation. Which one, and of what source, stands in the address. The
 * page is the same for any source and for the association's own data alone.
 */
export default function DataQueryPage() {
  const words = useDataQueryWords();
  const mobile = useIsMobile();
  const chooses = useLocation().pathname !== routes.nl2sql.path;
  const title = chooses ? words.ask : words.association;
  const [get, set] = useQueryState();
  const id = idIn(get('open')) ?? null;
  const chosen = chooses ? idIn(get('source')) : ASSOCIATION;
  const keeps = usePermitted(addDataSource) && chooses;
  const listed = get('list') !== undefined;
  const sourcesOpen = get('sources') === 'open';
  const tools = useMemo(
    () =>
      mobile ? (
        <IconButton
          label={words.toList}
          icon={<UnorderedListOutlined aria-hidden />}
          onClick={() => set({ list: 1 }, { push: true })}
        />
      ) : undefined,
    [mobile, words, set],
  );
  usePageHead(title, tools);
  return (
    <Panes data-list={listed ? '' : undefined}>
      <div data-questions="">
        <DataQuestions
          currentId={id}
          onOpen={(next) => set({ open: next, list: undefined }, { push: id === null })}
          onAdd={() => set({ open: undefined, list: undefined })}
        />
      </div>
      <DataConversation
        key={id ?? 'new'}
        id={id}
        title={title}
        {...(chosen !== undefined && { chosen })}
        {...(chooses && { onSourceChange: (next: string) => set({ source: next }) })}
        onBegun={(next) => set({ open: next })}
        onRemoved={() => set({ open: undefined })}
        {...(keeps && { onSources: () => set({ sources: 'open' }, { push: true }) })}
      />
      {keeps && sourcesOpen && (
        <SourcesDrawer
          onClose={() => set({ sources: undefined })}
          onAsk={(source) => set({ sources: undefined, open: undefined, source })}
        />
      )}
    </Panes>
  );
}
