import { CloseCircleOutlined, FilterOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { SideDrawer } from '../dialog/SideDrawer.js';
import { useWords } from '../locale/useWords.js';
import { useMobile } from '../media/useMedia.js';
import { FilterFields, FilterLabel, QueryRow, SearchField } from './DataList.styles.js';
import { isNarrowed, type ListFilter, type ListQuery, withFilter, withoutConditions, withSearch } from './types.js';

export interface QueryBarProps {
  query: ListQuery;
  onQuery: (query: ListQuery) => void;
  /** What can be searched for: "姓名、账号或手机号". Left out, no search field. */
  searchHint?: string;
  filters: readonly ListFilter[];
}

interface FilterSelectProps extends Pick<QueryBarProps, 'query' | 'onQuery'> {
  filter: ListFilter;
  /** The label stands over the field rather than in it. */
  labelled: boolean;
}

const FilterSelect = ({ filter, query, onQuery, labelled }: FilterSelectProps) => {
  const words = useWords('list');
  return (
    <Select
      aria-label={filter.label}
      prefix={labelled ? undefined : <FilterLabel>{filter.label}</FilterLabel>}
      size={labelled ? 'large' : 'medium'}
      popupMatchSelectWidth={labelled}
      value={query.filters?.[filter.key] ?? ''}
      options={[{ value: '', label: words.all }, ...filter.options]}
      onChange={(value) => onQuery(withFilter(query, filter.key, value))}
    />
  );
};

const searchStyles = { prefix: { marginInlineEnd: 8 } };

/** The search that was asked for last is shown again when it changes from outside. */
const Search = ({ query, onQuery, hint }: Pick<QueryBarProps, 'query' | 'onQuery'> & { hint: string }) => {
  const words = useWords('list');
  const mobile = useMobile();
  const asked = query.search ?? '';
  const [text, setText] = useState(asked);
  const [shown, setShown] = useState(asked);
  if (asked !== shown) {
    setShown(asked);
    setText(asked);
  }
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
        onPressEnter={({ nativeEvent }) => nativeEvent.isComposing || onQuery(withSearch(query, text))}
        onClear={() => asked !== '' && onQuery(withSearch(query, ''))}
      />
    </SearchField>
  );
};

const MobileFilters = ({ query, onQuery, filters }: Omit<QueryBarProps, 'searchHint'>) => {
  const words = useWords('list');
  const [open, setOpen] = useState(false);
  const active = Object.keys(query.filters ?? {}).length;
  return (
    <>
      <Button size="large" icon={<FilterOutlined />} onClick={() => setOpen(true)}>
        {active === 0 ? words.filters : words.filtersActive(active)}
      </Button>
      <SideDrawer
        open={open}
        title={words.filters}
        onClose={() => setOpen(false)}
        footerStart={
          <Button type="text" onClick={() => onQuery(withoutConditions(query))}>
            {words.reset}
          </Button>
        }
        footer={
          <Button type="primary" onClick={() => setOpen(false)}>
            {words.showResults}
          </Button>
        }
      >
        <FilterFields>
          {filters.map((filter) => (
            <div key={filter.key}>
              <FilterLabel>{filter.label}</FilterLabel>
              <FilterSelect labelled filter={filter} query={query} onQuery={onQuery} />
            </div>
          ))}
        </FilterFields>
      </SideDrawer>
    </>
  );
};

/** The row over a list: search with Enter, filters at once, everything off with reset. */
export const QueryBar = ({ query, onQuery, searchHint, filters }: QueryBarProps) => {
  const words = useWords('list');
  const mobile = useMobile();
  if (searchHint === undefined && filters.length === 0) return null;
  return (
    <QueryRow>
      {searchHint !== undefined && <Search query={query} onQuery={onQuery} hint={searchHint} />}
      {mobile
        ? filters.length > 0 && <MobileFilters query={query} onQuery={onQuery} filters={filters} />
        : filters.map((filter) => (
            <FilterSelect key={filter.key} labelled={false} filter={filter} query={query} onQuery={onQuery} />
          ))}
      {!mobile && isNarrowed(query) && (
        <Button type="text" onClick={() => onQuery(withoutConditions(query))}>
          {words.reset}
        </Button>
      )}
    </QueryRow>
  );
};
