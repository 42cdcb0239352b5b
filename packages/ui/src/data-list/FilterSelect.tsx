import { Select } from 'antd';
import { useWords } from '../locale/useWords.js';
import { listWords } from './locale.js';
import { FilterLabel, ToldInWords } from './query.styles.js';
import { filterValues, type ListFilter, type ListQuery, withFilter } from './types.js';

export interface FilterSelectProps {
  filter: ListFilter;
  query: ListQuery;
  onQuery: (query: ListQuery) => void;
  /** The label stands over the field rather than in it. */
  labelled: boolean;
}

const Several = ({ filter, query, onQuery, labelled }: FilterSelectProps) => {
  const words = useWords(listWords);
  const values = filterValues(query, filter.key);
  const named = filter.options.find(({ value }) => value === values[0])?.label ?? values[0] ?? '';
  const select = (
    <Select<string[]>
      mode="multiple"
      aria-label={filter.label}
      prefix={labelled ? undefined : <FilterLabel>{filter.label}</FilterLabel>}
      size={labelled ? 'large' : 'medium'}
      popupMatchSelectWidth={labelled}
      placeholder={words.all}
      showSearch={false}
      maxTagCount={0}
      maxTagPlaceholder={values.length > 1 ? words.several(named, values.length) : named}
      style={labelled ? undefined : { minWidth: 128 }}
      value={values}
      options={[...filter.options]}
      onChange={(chosen) => onQuery(withFilter(query, filter.key, chosen.join(',')))}
    />
  );
  return labelled ? select : <ToldInWords>{select}</ToldInWords>;
};

/** One filter, working at once. */
export const FilterSelect = (props: FilterSelectProps) => {
  const { filter, query, onQuery, labelled } = props;
  const words = useWords(listWords);
  if (filter.multiple === true) return <Several {...props} />;
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
