import { CloseCircleOutlined, SearchOutlined } from '@ant-design/icons';
import type { Async } from '@console/base';
import { Input } from 'antd';
import { useId } from 'react';
import { useAgo } from '../ago/useAgo.js';
import { MenuIcon } from '../app-shell/MenuIcon.js';
import { type Navigate, PageLink } from '../link/PageLink.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Segments } from '../segments/Segments.js';
import { AsyncView } from '../states/AsyncView.js';
import { EmptyState, FilteredEmpty } from '../states/EmptyState.js';
import type { Access } from '../states/NotPermitted.js';
import { toolWallWords } from './locale.js';
import { ToolCard } from './ToolCard.js';
import { categories, categoryOf, foundTools, lastUsed, type ToolGroup, toolGroups } from './toolGroups.js';
import { Bar, Cards, Group, Recent, Root, Scroll } from './ToolWall.styles.js';
import type { WallQuery, WallTool } from './types.js';

export interface ToolWallProps extends RootProps<HTMLDivElement> {
  /** The tools that the reader may use. */
  tools: Async<readonly WallTool[]>;
  /** What is looked for; the owner keeps it, e.g. in the address. */
  query: WallQuery;
  /** Something else is looked for: with every letter. */
  onQueryChange: (query: WallQuery) => void;
  /** The clock, to say how long ago a tool was used. */
  now: Date;
  /** The real address of a tool, for a link that opens in a new tab too. */
  hrefOf: (tool: WallTool) => string;
  /** A tool is to be opened, in the place of following its address. Left out, the browser follows it. */
  onNavigate?: Navigate;
  /** A tool is to stand first, or no longer. */
  onFavourite: (change: { id: string; favourite: boolean }) => void;
  /** Who sees a tool is to be changed. Left out, it can't be. */
  onSettings?: (event: { id: string }) => void;
  /** For the "not permitted" state: who lacks what. */
  access?: Access;
}

// antd leaves 4 px between the glass and the words.
const searchStyles = { prefix: { marginInlineEnd: 8 } };

/** How many of those used last are offered again. */
const MOST_RECENT = 4;

/** All tools with what each can do now: those used last, favourites, then by category; searched as one types. */
export const ToolWall = (props: ToolWallProps) => {
  const { tools, query, onQueryChange, now, hrefOf, onNavigate, onFavourite, onSettings, access, ...root } = props;
  const words = useWords(toolWallWords);
  const ago = useAgo();
  const headId = useId();
  const nameOf = (id: ToolGroup['id']): string => (id === 'favourite' ? words.favourites : words.categories[id]);
  const known = tools.state === 'ready' ? tools.data : [];
  const hasOther = known.some((tool) => categoryOf(tool) === 'other');
  const named = [...categories, ...(hasOther ? (['other'] as const) : [])];
  const options = [
    { value: '', label: words.all },
    ...named.map((value) => ({ value, label: words.categories[value] })),
  ];
  const isFiltered = query.search.trim() !== '' || query.category !== '';
  const conditions = [
    ...(query.search.trim() === '' ? [] : [words.searchedFor(query.search.trim())]),
    ...named.flatMap((id) => (id === query.category ? [words.inCategory(words.categories[id])] : [])),
  ].join(words.separator);
  const emptyOf = (list: readonly WallTool[]) => {
    if (list.length === 0) return <EmptyState picture="first" title={words.noneTitle} description={words.noneText} />;
    if (foundTools(list, query).length > 0) return undefined;
    const clear = () => onQueryChange({ search: '', category: '' });
    return <FilteredEmpty title={words.notFound} conditions={conditions} onClear={clear} />;
  };

  return (
    <Root {...rootProps(root)}>
      <Bar>
        <Input
          aria-label={words.search}
          placeholder={words.hint}
          prefix={<SearchOutlined aria-hidden />}
          styles={searchStyles}
          maxLength={100}
          autoComplete="off"
          allowClear={{ clearIcon: <CloseCircleOutlined aria-label={words.clearSearch} /> }}
          value={query.search}
          onChange={({ target }) => onQueryChange({ ...query, search: target.value })}
        />
        <Segments
          label={words.category}
          options={options}
          value={query.category}
          onChange={(category) => onQueryChange({ ...query, category })}
        />
      </Bar>
      <AsyncView value={tools} what={words.tools} empty={emptyOf} {...(access && { access })}>
        {(list) => {
          const recent = isFiltered ? [] : lastUsed(list, MOST_RECENT);
          return (
            <Scroll>
              {recent.length > 0 && (
                <Group aria-labelledby={`${headId}-recent`}>
                  <h2 id={`${headId}-recent`}>{words.recent}</h2>
                  <Recent>
                    {recent.map((tool) => (
                      <li key={tool.id}>
                        <PageLink href={hrefOf(tool)} onNavigate={onNavigate}>
                          <MenuIcon name={tool.icon} />
                          {tool.name}
                          <small>{words.usedAt(ago(tool.lastUsed ?? now, now))}</small>
                        </PageLink>
                      </li>
                    ))}
                  </Recent>
                </Group>
              )}
              {toolGroups(foundTools(list, query)).map(({ id, tools: inGroup }) => (
                <Group key={id} aria-labelledby={`${headId}-${id}`}>
                  <h2 id={`${headId}-${id}`}>{nameOf(id)}</h2>
                  <Cards>
                    {inGroup.map((tool) => (
                      <li key={tool.id}>
                        <ToolCard
                          tool={tool}
                          now={now}
                          href={hrefOf(tool)}
                          onNavigate={onNavigate}
                          onFavourite={onFavourite}
                          onSettings={onSettings}
                        />
                      </li>
                    ))}
                  </Cards>
                </Group>
              ))}
            </Scroll>
          );
        }}
      </AsyncView>
    </Root>
  );
};
