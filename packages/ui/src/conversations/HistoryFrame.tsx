import { EditOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Hint } from '../on-demand/Hint.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { Elsewhere, Head, Nothing, Root, Scroller } from './ConversationList.styles.js';
import { HistorySearch } from './HistorySearch.js';

export interface HistoryWords {
  /** Names the list. */
  readonly list: string;
  readonly create: string;
  readonly search: string;
  readonly endSearch: string;
  /** There is nothing yet, and what would be there. */
  readonly empty: string;
  readonly emptyHelp: string;
  readonly nothing: (keyword: string) => string;
  readonly clear: string;
}

export interface HistoryFrameProps extends RootProps {
  words: HistoryWords;
  keyword: string;
  /** Left out, no search. */
  onKeywordChange: ((keyword: string) => void) | undefined;
  onAdd: () => void;
  /** Between the head and what scrolls. */
  elsewhere?: ReactNode;
  /** What scrolls. Given what stands there in the place of nothing. */
  children: (nothing: ReactNode) => ReactNode;
}

/** What was asked before: a new one, search, and below that the rest, which scrolls. Fills its parent. */
export const HistoryFrame = (props: HistoryFrameProps) => {
  const { words, keyword, onKeywordChange, onAdd, elsewhere, children, ...root } = props;
  const [searching, setSearching] = useState(keyword !== '');
  const toggleSearch = () => {
    if (searching) onKeywordChange?.('');
    setSearching(!searching);
  };
  const label = searching ? words.endSearch : words.search;
  const nothing =
    keyword === '' ? (
      <Nothing>
        <p>{words.empty}</p>
        <small>{words.emptyHelp}</small>
      </Nothing>
    ) : (
      <Nothing>
        <p>{words.nothing(keyword)}</p>
        <Button onClick={toggleSearch}>{words.clear}</Button>
      </Nothing>
    );
  return (
    <Root {...rootProps(root)} aria-label={words.list}>
      <Head>
        <Button icon={<EditOutlined aria-hidden />} onClick={() => onAdd()}>
          {words.create}
        </Button>
        {onKeywordChange && (
          <Hint title={label}>
            {(hinted) => (
              <Button
                {...hinted}
                icon={<SearchOutlined aria-hidden />}
                aria-label={label}
                aria-expanded={searching}
                onClick={toggleSearch}
              />
            )}
          </Hint>
        )}
      </Head>
      {searching && onKeywordChange && (
        <HistorySearch label={words.search} keyword={keyword} onKeywordChange={onKeywordChange} />
      )}
      {elsewhere !== undefined && <Elsewhere>{elsewhere}</Elsewhere>}
      <Scroller>{children(nothing)}</Scroller>
    </Root>
  );
};
