import type { ArchiveFile } from '@console/api/contract';
import { lookUp } from '@console/base';
import { type Navigate, PageLink } from '@console/ui/link';
import { type SimpleColumn, SimpleTable } from '@console/ui/simple-table';
import { Status } from '@console/ui/states';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useArchiveWords } from './archiveWords.js';

const Result = ({ file: { failure, documentId } }: { file: ArchiveFile }) => {
  const words = useArchiveWords();
  if (failure !== null) return <Status tone="error">{lookUp(words.failures, failure, failure)}</Status>;
  return documentId === null ? (
    <Status tone="off">{words.isDeleted}</Status>
  ) : (
    <Status tone="ok">{words.isDocument}</Status>
  );
};

type Row = ArchiveFile & { key: string };

const columnsOf = (words: ReturnType<typeof useArchiveWords>, onNavigate: Navigate): SimpleColumn<Row>[] => [
  {
    key: 'name',
    title: words.file,
    full: ({ name }) => name,
    cell: ({ name, documentId }) =>
      documentId === null ? (
        name
      ) : (
        <PageLink href={linkTo('chunks', { id: documentId })} onNavigate={onNavigate}>
          {name}
        </PageLink>
      ),
  },
  { key: 'result', title: words.result, cell: (file) => <Result file={file} /> },
];

export interface ArchiveTableProps {
  label: string;
  files: readonly ArchiveFile[];
}

/** Files of an archive, each with what became of it: a document, or the reason why not. */
export const ArchiveTable = ({ label, files }: ArchiveTableProps) => {
  const words = useArchiveWords();
  const { follow } = useAddress();
  return (
    <SimpleTable
      aria-label={label}
      columns={columnsOf(words, follow)}
      // Nothing keeps an archive from having a name twice.
      rows={files.map((file, at) => ({ ...file, key: `${at} ${file.name}` }))}
      rowKey={({ key }) => key}
    />
  );
};
