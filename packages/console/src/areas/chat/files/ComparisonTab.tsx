import { saveFile } from '@console/api';
import type { ComparedCell, DialogueFile, DialogueWorkDetail, Reference } from '@console/api/contract';
import { useDownloadDialogueComparison } from '@console/api/hooks/dialogueWorks';
import { ifKnown } from '@console/base';
import { type ComparisonCell, ComparisonTable } from '@console/ui/file-comparison';
import { AsyncView } from '@console/ui/states';
import { Button } from 'antd';
import { attempt } from '../../../actions/attempt.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { CitedPane } from './CitedPane.js';
import { useFileWords } from './fileWords.js';
import { Inner, Split, Work } from './files.styles.js';
import { NewWork } from './NewWork.js';
import { sourceLabel } from './sourceLabel.js';
import { isUnderWay, useWorks } from './useWorks.js';
import { WorkHead } from './WorkHead.js';

const states = ['waiting', 'found', 'not_found'] as const;

interface Looked {
  references: readonly Reference[];
  reference: Reference;
}

/** `cell` of the address: row, file and number of the source. */
const lookedAt = (work: DialogueWorkDetail, cell: string | undefined): Looked | null => {
  const [row, fileId, n] = (cell ?? '').split('.');
  const references = work.rows[Number(row)]?.cells.find((one) => one.fileId === fileId)?.references ?? [];
  const reference = references.find((one) => String(one.n) === n);
  return reference === undefined ? null : { references, reference };
};

export interface ComparisonTabProps {
  topicId: string | undefined;
  files: readonly DialogueFile[];
}

/** Several files side by side, point by point. */
export const ComparisonTab = ({ topicId, files }: ComparisonTabProps) => {
  const words = useFileWords();
  const [get, set] = useQueryState();
  const works = useWorks('comparison', topicId);
  const { run: download } = useDownloadDialogueComparison();
  const cellOf = ({ state, text, byModel, references }: ComparedCell): ComparisonCell => ({
    state: ifKnown(states, state, 'waiting'),
    text,
    byModel,
    sources: references.map((reference) => ({ n: reference.n, label: sourceLabel(reference, words) })),
  });
  const begin = <NewWork kind="comparison" topicId={topicId} files={files} onBegun={works.show} />;
  return (
    <AsyncView value={works.list} what={words.compare}>
      {(list) =>
        works.currentId === undefined ? (
          <Work>
            <Inner>{begin}</Inner>
          </Work>
        ) : (
          <AsyncView value={works.current} what={words.compare}>
            {(work) => {
              const looked = lookedAt(work, get('cell'));
              const parts = get('cell')?.split('.') ?? [];
              return (
                <Split>
                  <Work>
                    <Inner>
                      <WorkHead works={works} list={list} work={work} verb={words.newCompare} stage={words.running}>
                        {!isUnderWay(work) && (
                          <Button
                            onClick={() =>
                              void attempt(async () =>
                                saveFile(await download({ id: work.id }), `${words.exported}.xlsx`),
                              )
                            }
                          >
                            {words.exportSheet}
                          </Button>
                        )}
                      </WorkHead>
                      <ComparisonTable
                        files={work.files}
                        rows={work.rows.map(({ point, cells }) => ({ point, cells: cells.map(cellOf) }))}
                        running={isUnderWay(work)}
                        onSource={({ row, fileId, n }) => set({ cell: `${row}.${fileId}.${n}` })}
                      />
                    </Inner>
                  </Work>
                  {looked && (
                    <CitedPane
                      {...looked}
                      onActiveChange={(n) => set({ cell: [parts[0], parts[1], n].join('.') })}
                      onClose={() => set({ cell: undefined })}
                    />
                  )}
                </Split>
              );
            }}
          </AsyncView>
        )
      }
    </AsyncView>
  );
};
