import { cancelRetrievalRun, type RetrievalRun, runRetrievalChecks } from '@console/api/contract';
import { useCancelRetrievalRun, useListRetrievalRuns, useRunRetrievalChecks } from '@console/api/hooks/retrievalChecks';
import { formatDateTime } from '@console/base';
import { JobProgress } from '@console/ui/job-progress';
import { Tag } from '@console/ui/states';
import { Button, Select } from 'antd';
import { useAction } from '../../../actions/useAction.js';
import { useOffered } from '@console/api/hooks/useOffered';
import { Offered } from '../../../session/Offered.js';
import { Fields, Head, Line } from './retrieval.styles.js';
import { useRetrievalWords } from './retrievalWords.js';

/** Milliseconds between two looks while a run is under way. */
const INTERVAL = 1000;

export interface RunHeadProps {
  knowledgeBaseId: string;
  /** The run shown. Left out: none yet. */
  run: RetrievalRun | undefined;
  /** Another one is to be shown; left out, the last. */
  onShow: (id: string | undefined) => void;
}

/** What came of a run, the one under way, and those before. */
export const RunHead = ({ knowledgeBaseId, run, onShow }: RunHeadProps) => {
  const words = useRetrievalWords();
  const act = useAction();
  const runs = useListRetrievalRuns(
    { knowledgeBaseId },
    { refreshEvery: (list) => (list?.some(({ status }) => status === 'running') ? INTERVAL : 0) },
  );
  const start = useRunRetrievalChecks();
  const cancel = useCancelRetrievalRun();
  const stoppable = useOffered(cancelRetrievalRun);
  const running = run?.status === 'running';
  const begin = async () => {
    if (await act({ run: () => start.run({ knowledgeBaseId }) })) onShow(undefined);
  };
  const earlier = runs.data ?? [];
  return (
    <>
      <Head>
        <h3>{run === undefined || running ? words.runName : words.found(run.right, run.total)}</h3>
        {run !== undefined && run.mended > 0 && (
          <Tag tone="ok">
            {words.changes.mended} {run.mended}
          </Tag>
        )}
        {run !== undefined && run.broken > 0 && (
          <Tag tone="error">
            {words.changes.broken} {run.broken}
          </Tag>
        )}
        <Offered calls={[runRetrievalChecks]}>
          <Button type="primary" disabled={running} onClick={() => void begin()}>
            {words.runAll}
          </Button>
        </Offered>
      </Head>
      {running && (
        <JobProgress
          name={words.runName}
          job={{
            status: 'running',
            stage: words.running,
            percent: run.total === 0 ? null : (100 * run.done) / run.total,
            detail: `${run.done} / ${run.total}`,
          }}
          {...(stoppable && { onCancel: () => act({ run: () => cancel.run({ id: run.id }) }) })}
        />
      )}
      {run?.status === 'failed' && <p role="alert">{words.runFailed}</p>}
      {run !== undefined && !running && (
        <Line>
          <span>{formatDateTime(run.time)}</span>
          <span>
            {words.settings(
              run.settings.topK,
              run.settings.scoreThreshold.toFixed(2),
              run.settings.vectorWeight.toFixed(2),
            )}
          </span>
        </Line>
      )}
      {earlier.length > 1 && (
        <Fields>
          <div>
            <Select
              style={{ width: '100%' }}
              aria-label={words.earlier}
              value={run?.id ?? null}
              options={earlier.map(({ id, time, right, total }) => ({
                value: id,
                label: `${formatDateTime(time)} · ${words.found(right, total)}`,
              }))}
              onChange={(id) => onShow(id === null || id === earlier[0]?.id ? undefined : id)}
            />
          </div>
        </Fields>
      )}
    </>
  );
};
