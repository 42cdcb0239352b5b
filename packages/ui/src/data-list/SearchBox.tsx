import { CloseCircleOutlined, SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useKeptText } from '../kept-pages/keptText.js';
import { useWords } from '../locale/useWords.js';
import { listWords } from './locale.js';
import { useMobile } from '../media/useMedia.js';
import { SearchField } from './query.styles.js';
import { type ListQuery, withSearch } from './types.js';

export interface SearchBoxProps {
  /** What the list is asked for. */
  query: ListQuery;
  /** Enter was pressed, or the field emptied: the query from its first page. */
  onQueryChange: (query: ListQuery) => void;
  /** What can be searched for. */
  hint: string;
}

const searchStyles = { prefix: { marginInlineEnd: 8 } };

/**
 * Searches with Enter. What was asked for last is shown again when it changes from outside; what was typed comes back with its
 * tab.
 */
export const SearchBox = ({ query, onQueryChange, hint }: SearchBoxProps) => {
  const words = useWords(listWords);
  const mobile = useMobile();
  const asked = query.search ?? '';
  const [text, setText] = useKeptText(`search ${hint}`, asked);
  return (
    <SearchField>
      <Input
        aria-label={words.search}
        placeholder={hint}
        prefix={<SearchOutlined aria-hidden />}
        maxLength={200}
        size={mobile ? 'large' : 'medium'}
        styles={searchStyles}
        autoComplete="off"
        allowClear={{ clearIcon: <CloseCircleOutlined aria-label={words.clearSearch} /> }}
        value={text}
        onChange={({ target }) => setText(target.value)}
        // The Enter that ends an input method's word is not a search.
        onPressEnter={({ nativeEvent }) => nativeEvent.isComposing || onQueryChange(withSearch(query, text))}
        onClear={() => asked !== '' && onQueryChange(withSearch(query, ''))}
      />
    </SearchField>
  );
};
