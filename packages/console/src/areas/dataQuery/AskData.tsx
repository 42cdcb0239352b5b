import { UnorderedListOutlined } from '@ant-design/icons';
import { IconButton } from '@console/ui/button';
import { useMemo } from 'react';
import { idIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { usePageHead } from '../../shell/ShellContext.js';
import { useIsMobile } from '../../state/device.js';
import { DataConversation } from './DataConversation.js';
import { Panes } from './dataQuery.styles.js';
import { DataQuestions } from './DataQuestions.js';
import { useDataQueryWords } from './dataQueryWords.js';

/** The product's own counts, which are always there. */
const ASSOCIATION = 'association';

interface AskDataProps {
  title: string;
  /** Whether another source than the association's own data may be asked. */
  chooses: boolean;
}

/** Questions to data: those asked before, and one conversation. Which one, and of what source, stands in the address. */
export const AskData = ({ title, chooses }: AskDataProps) => {
  const words = useDataQueryWords();
  const mobile = useIsMobile();
  const [get, set] = useQueryState();
  const id = idIn(get('open')) ?? null;
  const sourceId = (chooses ? idIn(get('source')) : undefined) ?? ASSOCIATION;
  const listed = get('list') !== undefined;
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
        sourceId={sourceId}
        {...(chooses && { onSourceChange: (next: string) => set({ source: next === ASSOCIATION ? undefined : next }) })}
        onBegun={(next) => set({ open: next })}
      />
    </Panes>
  );
};
