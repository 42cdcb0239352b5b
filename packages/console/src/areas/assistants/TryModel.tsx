import { ApiError } from '@console/api';
import type { Model } from '@console/api/contract';
import { useTestModel } from '@console/api/hooks/models';
import { SideDrawer } from '@console/ui/dialog';
import { Notice, Skeletons, Status } from '@console/ui/states';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Foot, Parts, Said } from './TryModel.styles.js';
import { useModelWords } from './modelWords.js';

interface Outcome {
  problem: string | null;
  duration: number;
  words: string;
}

type Trial =
  | { state: 'running' }
  | { state: 'cancelled' }
  | { state: 'failed'; message: string }
  | { state: 'done'; outcome: Outcome };

const TrialOutcome = ({ outcome: { problem, duration, words: said } }: { outcome: Outcome }) => {
  const words = useModelWords();
  if (problem !== null)
    return (
      <>
        <Status tone="error">{words.failed(duration)}</Status>
        <Notice tone="error">{problem}</Notice>
      </>
    );
  return (
    <>
      <Status tone="ok">{words.works(duration)}</Status>
      {said !== '' && (
        <figure>
          <figcaption>{words.firstWords}</figcaption>
          <Said>{said}</Said>
        </figure>
      )}
    </>
  );
};

/** Asks as soon as it is there; what is closed or cancelled is no longer waited for. */
const RunningTrial = ({ id }: { id: string }) => {
  const words = useModelWords();
  const test = useTestModel();
  const [trial, setTrial] = useState<Trial>({ state: 'running' });
  const abort = useRef<AbortController>(undefined);
  const begin = async () => {
    const own = new AbortController();
    abort.current = own;
    setTrial({ state: 'running' });
    try {
      setTrial({ state: 'done', outcome: await test.run({ id }, { quiet: true, signal: own.signal }) });
    } catch (error) {
      if (own.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setTrial({ state: 'failed', message: error.message });
    }
  };
  const beginOnce = useEffectEvent(() => void begin());
  useEffect(() => {
    beginOnce();
    return () => abort.current?.abort();
  }, []);
  const cancel = () => {
    abort.current?.abort();
    setTrial({ state: 'cancelled' });
  };
  return (
    <Parts aria-live="polite" aria-busy={trial.state === 'running'}>
      {trial.state === 'running' && (
        <>
          <Status tone="running">{words.testing}</Status>
          <Skeletons shape="rows" count={2} />
        </>
      )}
      {trial.state === 'cancelled' && <Status tone="off">{words.cancelled}</Status>}
      {trial.state === 'failed' && <Notice tone="error">{trial.message}</Notice>}
      {trial.state === 'done' && <TrialOutcome outcome={trial.outcome} />}
      <Foot>
        {trial.state === 'running' ? (
          <Button onClick={cancel}>{words.cancel}</Button>
        ) : (
          <Button onClick={() => void begin()}>{words.again}</Button>
        )}
      </Foot>
    </Parts>
  );
};

export interface TryModelProps {
  /** Undefined while closed. */
  model: Model | undefined;
  onClose: () => void;
}

/** Asks a model one short thing, and shows how long it took and what it said. */
export const TryModel = ({ model, onClose }: TryModelProps) => {
  const words = useModelWords();
  return (
    <SideDrawer
      open={model !== undefined}
      title={model === undefined ? words.test : words.testTitle(model.name)}
      onClose={onClose}
    >
      {model !== undefined && <RunningTrial key={model.id} id={model.id} />}
    </SideDrawer>
  );
};
