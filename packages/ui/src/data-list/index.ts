export { DataList, type DataListProps } from './DataList.js';
export {
  isNarrowed,
  type ListColumn,
  type ListFilter,
  type ListPage,
  type ListQuery,
  type RowAction,
  withFilter,
  withoutConditions,
  withSearch,
} from './types.js';
