import { formatDateTime } from '@console/base';
import type { ListColumn, ListFilter, ListQuery } from '@console/ui/data-list';
import { Status } from '@console/ui/states';
import { useDictionary } from '../locale/useDictionary.js';

/** Rules of the filter by in use or stopped, for `useListQuery`. */
export const enabledFilters = { status: ['on', 'off'] } as const;

/** What the calls are given for that filter. */
export const enabledIn = ({ filters }: ListQuery): { enabled?: boolean } => {
  const status = filters?.['status'];
  return status === undefined ? {} : { enabled: status === 'on' };
};

/** Whether a record is in use or stopped, as a dot and a word. */
export const EnabledStatus = ({ enabled }: { enabled: boolean }) => {
  const { list: words } = useDictionary();
  return <Status tone={enabled ? 'ok' : 'off'}>{enabled ? words.on : words.off}</Status>;
};

/** The filter and the column of records that can be stopped. */
export const useEnabledList = (): { filter: ListFilter; column: ListColumn<{ enabled: boolean }> } => {
  const { list: words } = useDictionary();
  return {
    filter: {
      key: 'status',
      label: words.status,
      options: [
        { value: 'on', label: words.on },
        { value: 'off', label: words.off },
      ],
    },
    column: {
      key: 'status',
      title: words.status,
      width: 104,
      mobile: 'firstEnd',
      render: ({ enabled }) => <EnabledStatus enabled={enabled} />,
    },
  };
};

/** The column that says when a record was last changed. */
export const useUpdatedColumn = (): ListColumn<{ updateTime: string }> => {
  const { list: words } = useDictionary();
  return {
    key: 'updated',
    title: words.updated,
    width: 176,
    quiet: true,
    mobile: 'secondEnd',
    render: ({ updateTime }) => formatDateTime(updateTime),
  };
};
