import type { AsyncError } from '@console/base';
import { Select } from 'antd';
import { useWords } from '../locale/useWords.js';
import { stateWords } from '../states/locale.js';
import { TextButton } from '../states/states.styles.js';
import { listWords } from './locale.js';
import { Around } from '../typing/Around.js';
import { useTyping } from '../typing/useTyping.js';
import { FilterLabel, FilterMissing, ToldInWords } from './query.styles.js';
import {
  filterValues,
  type ListFilter,
  type ListFilterOption,
  type ListQuery,
  optionsOf,
  withFilter,
} from './types.js';

export interface FilterSelectProps {
  /** What can be chosen, and what it is called. */
  filter: ListFilter;
  /** What the list is asked for. */
  query: ListQuery;
  /** Something else was chosen: the query from its first page. */
  onQueryChange: (query: ListQuery) => void;
  /** The label stands over the field rather than in it. */
  labelled: boolean;
}

interface KnownProps extends FilterSelectProps {
  /** Undefined while they are on their way. */
  options: readonly ListFilterOption[] | undefined;
}

const Several = ({ filter, options = [], query, onQueryChange, labelled }: KnownProps) => {
  const words = useWords(listWords);
  const values = filterValues(query, filter.key);
  const named = options.find(({ value }) => value === values[0])?.label ?? values[0] ?? '';
  const select = (
    <Select<string[]>
      mode="multiple"
      aria-label={filter.label}
      prefix={labelled ? undefined : <FilterLabel>{filter.label}</FilterLabel>}
      size={labelled ? 'large' : 'medium'}
      popupMatchSelectWidth={labelled}
      placeholder={filter.unset ?? words.all}
      showSearch={false}
      maxTagCount={0}
      maxTagPlaceholder={values.length > 1 ? words.several(named, values.length) : named}
      style={labelled ? undefined : { minWidth: 128 }}
      value={values}
      options={[...options]}
      onChange={(chosen) => onQueryChange(withFilter(query, filter.key, chosen.join(',')))}
    />
  );
  return labelled ? select : <ToldInWords>{select}</ToldInWords>;
};

const One = ({ filter, options, query, onQueryChange, labelled }: KnownProps) => {
  const words = useWords(listWords);
  const typing = useTyping(filter.onSearch);
  const value = query.filters?.[filter.key] ?? '';
  const select = (
    <Select
      aria-label={filter.label}
      prefix={labelled ? undefined : <FilterLabel>{filter.label}</FilterLabel>}
      size={labelled ? 'large' : 'medium'}
      popupMatchSelectWidth={labelled}
      loading={options === undefined}
      // What is chosen has no name until the options are there.
      value={options === undefined && value !== '' ? undefined : value}
      options={[{ value: '', label: filter.unset ?? words.all }, ...(options ?? [])]}
      showSearch={filter.onSearch !== undefined && { filterOption: false, onSearch: typing.wait }}
      onChange={(chosen) => onQueryChange(withFilter(query, filter.key, chosen))}
    />
  );
  return filter.onSearch === undefined ? select : <Around {...typing.around}>{select}</Around>;
};

/** In the select's place: what can be chosen did not load. */
const Missing = ({ label, failure: { error, retry } }: { label: string; failure: AsyncError }) => {
  const words = useWords(stateWords);
  return (
    <FilterMissing role="alert" title={error.message}>
      {error.notPermitted === true ? `${label}：${words.notPermittedTitle}` : words.failedTitleOf(label)}
      {error.notPermitted !== true && retry && (
        <TextButton type="button" aria-label={`${words.retry} ${label}`} onClick={retry}>
          {words.retry}
        </TextButton>
      )}
    </FilterMissing>
  );
};

/** One filter, working at once. */
export const FilterSelect = (props: FilterSelectProps) => {
  const known = optionsOf(props.filter);
  if (known.state === 'error') return <Missing label={props.filter.label} failure={known} />;
  const options = known.state === 'ready' ? known.data : undefined;
  return props.filter.multiple === true ? (
    <Several {...props} options={options} />
  ) : (
    <One {...props} options={options} />
  );
};
