'use client';

export { type ColumnLayout, defaultLayout, shownColumns } from './columnLayout.js';
export { DataList, type DataListProps } from './DataList.js';
export { FilterSelect, type FilterSelectProps } from './FilterSelect.js';
export { QueryBar, type QueryBarProps } from './QueryBar.js';
export { SearchBox, type SearchBoxProps } from './SearchBox.js';
export { everything, isSelected, noSelection, type Selection, selectedCount } from './selection.js';
export { sortRows, type SortRowsOptions } from './sortRows.js';
export {
  type BatchAction,
  isNarrowed,
  type ListColumn,
  type ListFilter,
  type ListOrder,
  type ListPage,
  type ListQuery,
  type RowAction,
  withFilter,
  withoutConditions,
  withSearch,
} from './types.js';
