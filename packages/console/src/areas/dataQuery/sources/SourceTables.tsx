import { DeleteOutlined } from '@ant-design/icons';
import { useReadDataSource, useRemoveSourceTable, useUploadDataTable } from '@console/api/hooks/dataSources';
import { formatBytes } from '@console/base';
import { IconButton } from '@console/ui/button';
import { useMessage } from '@console/ui/provider';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { UploadDropzone } from '@console/ui/upload-list';
import { attempt } from '../../../actions/attempt.js';
import { useRemove } from '../../../actions/useRemove.js';
import { useSeparator } from '../../../locale/useSeparator.js';
import { Tables } from './sources.styles.js';
import { useUploadLimit } from '../../../files/useUploadLimit.js';
import { useSourceWords } from './sourceWords.js';

const types = ['xlsx', 'xls', 'csv', 'parquet'];

/** What a source holds, and how more comes into one of uploaded tables. */
export const SourceTables = ({ sourceId, uploads }: { sourceId: string; uploads: boolean }) => {
  const words = useSourceWords();
  const source = useReadDataSource({ id: sourceId });
  const { run: upload, running } = useUploadDataTable();
  const { run: removeTable } = useRemoveSourceTable();
  const remove = useRemove();
  const message = useMessage();
  const separator = useSeparator();
  const namesOf = (columns: readonly { label: string }[]) => columns.map(({ label }) => label).join(separator);
  const limits = { types, size: useUploadLimit() };
  const put = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      await attempt(async () => {
        const tables = await upload({ id: sourceId, file });
        for (const { name, rowCount } of tables) message.success(words.put(name, rowCount));
      });
    }
  };
  return (
    <Tables aria-busy={running || undefined}>
      <AsyncView value={source.state} what={words.title} skeleton={<Skeletons shape="rows" count={2} />}>
        {({ tables }) =>
          tables.length === 0 ? (
            <EmptyState picture="search" title={words.none} {...(uploads && { description: words.noneText })} />
          ) : (
            <ul>
              {tables.map(({ name, label, rowCount, columns }) => (
                <li key={name}>
                  <b>{label}</b>
                  <small>{words.rows(rowCount)}</small>
                  <p title={namesOf(columns)}>{namesOf(columns)}</p>
                  {uploads && (
                    <IconButton
                      label={words.removeIt(label)}
                      icon={<DeleteOutlined aria-hidden />}
                      onClick={() =>
                        void remove({
                          title: words.remove(label),
                          run: () => removeTable({ id: sourceId, table: name }),
                          done: words.removed,
                        })
                      }
                    />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </AsyncView>
      {uploads && (
        <UploadDropzone
          limits={limits}
          paste={false}
          onAdd={({ accepted, refused }) => {
            const [wrong] = refused;
            if (wrong !== undefined) message.error(words.refused(wrong.file.name, formatBytes(limits.size)));
            void put(accepted);
          }}
        />
      )}
    </Tables>
  );
};
