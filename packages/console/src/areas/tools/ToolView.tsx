import type { Tool } from '@console/api/contract';
import { useListTools } from '@console/api/hooks/tools';
import { PageFrame } from '@console/ui/page-frame';
import { AsyncView, EmptyState } from '@console/ui/states';
import type { ReactNode } from 'react';
import { idIn } from '../../navigation/addressValues.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { useToolWords } from './toolWords.js';

export interface ToolViewProps {
  embedded: boolean;
  /** Draws the tool that the address names. */
  children: (tool: Tool) => ReactNode;
}

/** The tool that `id` of the address names, or that there is none for this reader. */
export const ToolView = ({ embedded, children }: ToolViewProps) => {
  const words = useToolWords();
  const go = useTabNavigate();
  const [get] = useQueryState();
  const id = idIn(get('id'));
  const { state } = useListTools({});
  const find = (tools: readonly Tool[]) => tools.find((tool) => tool.id === id);
  const gone = (
    <PageFrame title={embedded ? words.alone : words.title}>
      <EmptyState
        picture="search"
        title={words.goneTitle}
        description={words.goneText}
        action={{ label: words.backToAll, onClick: () => go(embedded ? 'expTools' : 'tools') }}
      />
    </PageFrame>
  );
  return (
    <AsyncView
      value={state}
      what={words.tool}
      access={{ permission: words.title }}
      empty={(tools) => (find(tools) === undefined ? gone : undefined)}
    >
      {(tools) => {
        const tool = find(tools);
        return tool === undefined ? null : children(tool);
      }}
    </AsyncView>
  );
};
