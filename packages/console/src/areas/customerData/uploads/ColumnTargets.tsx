import { type DataUpload, type UploadDataType, uploadDataTypes, uploadTargets } from '@console/api/contract';
import { lookUp } from '@console/base';
import { type SimpleColumn, SimpleTable } from '@console/ui/simple-table';
import { Notice } from '@console/ui/states';
import { oneOf } from '../../../navigation/addressValues.js';
import { targetCell } from './TargetSelect.js';
import { useUploadWords } from './uploadWords.js';

export interface ColumnTargetsProps {
  upload: DataUpload;
  /** What each column is, in the order of the file. */
  targets: readonly string[];
  onChange: (targets: string[]) => void;
}

/** What a field is called for this kind of data. */
export const useFieldName = (dataType: string): ((target: string) => string) => {
  const words = useUploadWords();
  return (target) =>
    target === 'name' && dataType === 'behaviours' ? words.event : lookUp(words.targets, target, target);
};

/** The columns of a file, each with what stands in it and the field that it is. */
export const ColumnTargets = ({ upload, targets, onChange }: ColumnTargetsProps) => {
  const words = useUploadWords();
  const nameOf = useFieldName(upload.dataType);
  const dataType: UploadDataType = oneOf(upload.dataType, uploadDataTypes) ?? 'customers';
  const options = uploadTargets[dataType].map((value) => ({ value, label: nameOf(value) }));
  const rows = upload.columns.map((column, at) => ({ ...column, at, target: targets[at] ?? 'none' }));
  const columns: SimpleColumn<(typeof rows)[number]>[] = [
    { key: 'title', title: words.column, cell: ({ title }) => title, full: ({ title }) => title },
    {
      key: 'samples',
      title: words.samples,
      cell: ({ samples }) => samples.slice(0, 3).join(' · '),
      full: ({ samples }) => samples.join('\n'),
    },
    {
      key: 'target',
      title: words.target,
      cell: ({ at, title, target }) =>
        targetCell({
          title,
          target,
          options,
          onChange: (chosen) => onChange(targets.map((one, place) => (place === at ? chosen : one))),
        }),
    },
    { key: 'how', title: words.proposed, cell: ({ how }) => lookUp(words.how, how, '') },
  ];
  return (
    <>
      <Notice>{words.matchText}</Notice>
      <SimpleTable rows={rows} rowKey={({ at }) => String(at)} columns={columns} />
    </>
  );
};
