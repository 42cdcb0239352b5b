import {
  type DataUpload,
  dataUploadStatuses,
  type Input,
  type pageDataUploads,
  uploadDataTypes,
} from '@console/api/contract';
import { usePageDataUploads } from '@console/api/hooks/dataUploads';
import { lookUp } from '@console/base';
import { columnsOf } from '../../../lists/columns.js';
import { enumFilter } from '../../../lists/recordFilters.js';
import { recordListHook } from '../../../lists/recordListHook.js';
import { whileSomeGoing } from './goingUploads.js';
import { UploadStatus } from './UploadStatus.js';
import { useUploadWords } from './uploadWords.js';

const column = columnsOf<DataUpload>();

const useUploads = recordListHook<DataUpload, Omit<Input<typeof pageDataUploads>, 'current' | 'size'>>({
  kind: 'data upload',
  usePage: usePageDataUploads,
});

/** Uploads by page, file name, kind and state; they are looked at again while one is on its way. */
export const useUploadList = () => {
  const words = useUploadWords();
  return useUploads({
    refreshEvery: whileSomeGoing,
    filters: [
      enumFilter({
        key: 'type',
        label: words.type,
        values: uploadDataTypes,
        words: words.types,
        toInput: (dataType) => ({ dataType }),
      }),
      enumFilter({
        key: 'status',
        label: words.status,
        values: dataUploadStatuses,
        words: words.statuses,
        toInput: (status) => ({ status }),
      }),
    ],
    columns: [
      { key: 'fileName', title: words.name, mobile: 'first', sortable: true, render: ({ fileName }) => fileName },
      column.text('dataType', words.type, ({ dataType }) => lookUp(words.types, dataType, dataType), {
        width: 96,
        mobile: 'second',
      }),
      column.status('status', words.status, (upload) => <UploadStatus upload={upload} />, { width: 144 }),
      column.count('rowCount', words.rows, ({ rowCount }) => rowCount),
      column.count('added', words.added, ({ addedCount }) => addedCount),
      column.count('changed', words.changed, ({ changedCount }) => changedCount),
      column.count('refused', words.refused, ({ refusedCount }) => refusedCount),
      column.text('by', words.by, ({ createdBy }) => createdBy, { width: 112, quiet: true }),
      column.time('createTime', words.time, ({ createTime }) => createTime, { sortable: true }),
    ],
  });
};
