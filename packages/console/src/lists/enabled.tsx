import type { ListColumn } from '@console/ui/data-list';
import { Status } from '@console/ui/states';
import { useDictionary } from '../locale/useDictionary.js';
import { columnsOf } from './columns.js';
import { enumFilter, type RecordFilter } from './recordFilters.js';

const states = ['on', 'off'] as const;

const enabledColumn = columnsOf<{ enabled: boolean }>();
const updatedColumn = columnsOf<{ updateTime: string }>();

/** Whether a record is in use or stopped, as a dot and a word. */
export const EnabledStatus = ({ enabled }: { enabled: boolean }) => {
  const { list: words } = useDictionary();
  return <Status tone={enabled ? 'ok' : 'off'}>{enabled ? words.on : words.off}</Status>;
};

/** The filter and the column of records that can be stopped. */
export const useEnabledList = (): {
  filter: RecordFilter<{ enabled: boolean }>;
  column: ListColumn<{ enabled: boolean }>;
} => {
  const { list: words } = useDictionary();
  return {
    filter: enumFilter({
      key: 'status',
      label: words.status,
      values: states,
      words,
      toInput: (state) => ({ enabled: state === 'on' }),
    }),
    column: enabledColumn.status('enabled', words.status, ({ enabled }) => <EnabledStatus enabled={enabled} />),
  };
};

/** The column that says when a record was last changed. */
export const useUpdatedColumn = (): ListColumn<{ updateTime: string }> => {
  const { list: words } = useDictionary();
  return updatedColumn.time('updateTime', words.updated, ({ updateTime }) => updateTime);
};
