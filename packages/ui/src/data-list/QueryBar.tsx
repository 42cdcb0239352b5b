import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { listWords } from './locale.js';
import { useMobile } from '../media/useMedia.js';
import { BarPopover } from './BarPopover.js';
import { FilterSelect } from './FilterSelect.js';
import { FilterSheet, type FilterSheetProps } from './FilterSheet.js';
import { End, FilterFields, FilterLabel, MorePanel, QueryRow } from './query.styles.js';
import { SearchBox } from './SearchBox.js';
import { isNarrowed, withoutConditions } from './types.js';

/** Filters that stand in the row; the rest are behind a button. */
const IN_ROW = 4;

export interface QueryBarProps extends FilterSheetProps {
  /** What can be searched for: "姓名、账号或手机号". Left out, no search field. */
  searchHint?: string;
  /** Something stands in its place; it keeps its room. */
  covered: boolean;
  /** At the end of the row. */
  end?: ReactNode;
}

const MoreFilters = ({ query, onQueryChange, filters }: Omit<FilterSheetProps, 'sortable'>) => {
  const words = useWords(listWords);
  const [open, setOpen] = useState(false);
  const active = filters.filter(({ key }) => query.filters?.[key] !== undefined).length;
  return (
    <BarPopover
      label={words.moreFilters}
      open={open}
      onOpenChange={setOpen}
      content={
        <MorePanel>
          <FilterFields>
            {filters.map((filter) => (
              <div key={filter.key}>
                <FilterLabel>{filter.label}</FilterLabel>
                <FilterSelect labelled filter={filter} query={query} onQueryChange={onQueryChange} />
              </div>
            ))}
          </FilterFields>
        </MorePanel>
      }
    >
      <Button
        icon={<DownOutlined aria-hidden={true} />}
        iconPlacement="end"
        aria-haspopup="dialog"
        aria-expanded={open}
      >
        {active === 0 ? words.moreFilters : words.moreFiltersActive(active)}
      </Button>
    </BarPopover>
  );
};

/** The row over a list: search with Enter, filters at once, everything off with reset. */
export const QueryBar = (props: QueryBarProps) => {
  const { query, onQueryChange, searchHint, filters, sortable, covered, end } = props;
  const words = useWords(listWords);
  const mobile = useMobile();
  const hasSheet = filters.length > 0 || sortable.length > 0;
  const bare = searchHint === undefined && filters.length === 0;
  if (mobile ? searchHint === undefined && !hasSheet : bare && end === undefined) return null;
  const rest = filters.slice(IN_ROW);
  return (
    <QueryRow data-covered={covered} inert={covered}>
      {searchHint !== undefined && <SearchBox query={query} onQueryChange={onQueryChange} hint={searchHint} />}
      {mobile
        ? hasSheet && <FilterSheet query={query} onQueryChange={onQueryChange} filters={filters} sortable={sortable} />
        : filters
            .slice(0, IN_ROW)
            .map((filter) => (
              <FilterSelect
                key={filter.key}
                labelled={false}
                filter={filter}
                query={query}
                onQueryChange={onQueryChange}
              />
            ))}
      {!mobile && rest.length > 0 && <MoreFilters query={query} onQueryChange={onQueryChange} filters={rest} />}
      {!mobile && isNarrowed(query) && (
        <Button type="text" onClick={() => onQueryChange(withoutConditions(query))}>
          {words.reset}
        </Button>
      )}
      {!mobile && end !== undefined && <End>{end}</End>}
    </QueryRow>
  );
};
