import type { TripleTaskDetail, TripleTaskFile } from '@console/api/contract';
import { lookUp } from '@console/base';
import { SimpleTable } from '@console/ui/simple-table';
import { Status, type StatusTone } from '@console/ui/states';
import { Padded } from '../../../details/Padded.js';
import { NOTHING } from '../../../lists/columns.js';
import { useReviewWords } from './reviewWords.js';

const tones: Readonly<Record<string, StatusTone>> = { waiting: 'off', running: 'running', done: 'ok', failed: 'error' };

const FileStatus = ({ status }: { status: string }) => {
  const { states } = useReviewWords().files;
  return <Status tone={lookUp(tones, status, 'off')}>{lookUp(states, status, status)}</Status>;
};

const statusCell = ({ status }: TripleTaskFile) => <FileStatus status={status} />;

/** What came of each file of an extraction. */
export const TaskFiles = ({ task }: { task: TripleTaskDetail }) => {
  const { files: words, facts } = useReviewWords();
  return (
    <Padded>
      <SimpleTable
        rows={task.files}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: words.name,
            cell: ({ name, gone }) => (gone ? `${name}（${words.gone}）` : name),
            full: ({ name }) => name,
          },
          {
            key: 'status',
            title: words.state,
            cell: statusCell,
          },
          {
            key: 'chunks',
            title: words.chunks,
            number: true,
            cell: ({ chunkDone, chunkCount }) => facts.chunksOf(chunkDone, chunkCount),
          },
          {
            key: 'triples',
            title: words.triples,
            number: true,
            cell: ({ relationCount }) => relationCount.toLocaleString(),
          },
          {
            key: 'failure',
            title: words.failure,
            cell: ({ failure }) => failure ?? NOTHING,
            full: ({ failure }) => failure ?? '',
          },
        ]}
      />
    </Padded>
  );
};

export default TaskFiles;
