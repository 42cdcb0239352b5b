import { FilterOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { SideDrawer } from '../dialog/SideDrawer.js';
import { useWords } from '../locale/useWords.js';
import { listWords } from './locale.js';
import { FilterSelect } from './FilterSelect.js';
import { FilterFields, FilterLabel } from './query.styles.js';
import { type ListFilter, type ListOrder, type ListQuery, withoutConditions } from './types.js';

export interface FilterSheetProps {
  query: ListQuery;
  onQueryChange: (query: ListQuery) => void;
  filters: readonly ListFilter[];
  /** Columns that the list can be ordered by. */
  sortable: readonly { readonly key: string; readonly title: string }[];
}

const orderKey = (order: ListOrder | undefined) => (order ? `${order.asc ? '+' : '-'}${order.column}` : '');

const withOrder = (query: ListQuery, value: string): ListQuery => {
  const { order: _, ...rest } = query;
  if (value === '') return { ...rest, current: 1 };
  return { ...rest, current: 1, order: { column: value.slice(1), asc: value.startsWith('+') } };
};

/** Every filter and the order, on a sheet that fills a narrow screen. */
export const FilterSheet = ({ query, onQueryChange, filters, sortable }: FilterSheetProps) => {
  const words = useWords(listWords);
  const [open, setOpen] = useState(false);
  const active = Object.keys(query.filters ?? {}).length;
  const orders = sortable.flatMap(({ key, title }) => [
    { value: `+${key}`, label: words.ascending(title) },
    { value: `-${key}`, label: words.descending(title) },
  ]);
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
          <Button type="text" onClick={() => onQueryChange(withoutConditions(query))}>
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
              <FilterSelect labelled filter={filter} query={query} onQueryChange={onQueryChange} />
            </div>
          ))}
          {orders.length > 0 && (
            <div>
              <FilterLabel>{words.sort}</FilterLabel>
              <Select
                aria-label={words.sort}
                size="large"
                value={orderKey(query.order)}
                options={[{ value: '', label: words.asItComes }, ...orders]}
                onChange={(value) => onQueryChange(withOrder(query, value))}
              />
            </div>
          )}
        </FilterFields>
      </SideDrawer>
    </>
  );
};
