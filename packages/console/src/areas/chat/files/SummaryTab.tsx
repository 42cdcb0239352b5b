import type { DialogueFile } from '@console/api/contract';
import { AnswerMarkdown } from '@console/ui/markdown';
import { AsyncView, Notice } from '@console/ui/states';
import { countIn } from '../../../navigation/addressValues.js';
import { useQueryState } from '../../../navigation/useQueryState.js';
import { CitedPane } from './CitedPane.js';
import { useFileWords } from './fileWords.js';
import { Inner, Split, Work } from './files.styles.js';
import { NewWork } from './NewWork.js';
import { useWorks } from './useWorks.js';
import { WorkHead } from './WorkHead.js';

const MOST_SOURCES = 999;

export interface SummaryTabProps {
  topicId: string | undefined;
  files: readonly DialogueFile[];
}

/** What one file says, or several together, with where each sentence stands. */
export const SummaryTab = ({ topicId, files }: SummaryTabProps) => {
  const words = useFileWords();
  const [get, set] = useQueryState();
  const works = useWorks('summary', topicId);
  const n = countIn(get('cell'), MOST_SOURCES);
  return (
    <AsyncView value={works.list} what={words.summary}>
      {(list) =>
        works.currentId === undefined ? (
          <Work>
            <Inner>
              <NewWork kind="summary" topicId={topicId} files={files} onBegun={works.show} />
            </Inner>
          </Work>
        ) : (
          <AsyncView value={works.current} what={words.summary}>
            {(work) => {
              const reference = work.references.find((one) => one.n === n);
              return (
                <Split>
                  <Work>
                    <Inner>
                      <WorkHead works={works} list={list} work={work} verb={words.newSummary} stage={words.summing} />
                      {work.text !== '' && !work.byModel && <Notice tone="info">{words.byRules}</Notice>}
                      <AnswerMarkdown
                        text={work.text}
                        references={work.references}
                        activeCitation={n ?? null}
                        onCite={(event) => set({ cell: event.n })}
                      />
                    </Inner>
                  </Work>
                  {reference && (
                    <CitedPane
                      references={work.references}
                      reference={reference}
                      onActiveChange={(next) => set({ cell: next })}
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
