import type { Model } from '@console/api/contract';
import { SideDrawer } from '@console/ui/dialog';
import { Notice, Skeletons, Status } from '@console/ui/states';
import { Button } from 'antd';
import { useModelWords } from './modelWords.js';
import { Foot, Parts, Said } from './TryModel.styles.js';
import type { ModelReply, ModelTrial } from './useModelTrial.js';

const Reply = ({ reply: { problem, duration, words: said } }: { reply: ModelReply }) => {
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

export interface TryModelProps {
  /** Undefined while closed. */
  trial: ModelTrial | undefined;
  onAgain: (model: Model) => void;
  onCancel: () => void;
  onClose: () => void;
}

/** What comes of asking a model one short thing: how long it took, and what it said. */
export const TryModel = ({ trial, onAgain, onCancel, onClose }: TryModelProps) => {
  const words = useModelWords();
  return (
    <SideDrawer
      open={trial !== undefined}
      title={trial === undefined ? words.test : words.testTitle(trial.model.name)}
      onClose={onClose}
    >
      {trial !== undefined && (
        <Parts aria-live="polite" aria-busy={trial.state === 'running'}>
          {trial.state === 'running' && (
            <>
              <Status tone="running">{words.testing}</Status>
              <Skeletons shape="rows" count={2} />
            </>
          )}
          {trial.state === 'cancelled' && <Status tone="off">{words.cancelled}</Status>}
          {trial.state === 'failed' && <Notice tone="error">{trial.message}</Notice>}
          {trial.state === 'done' && <Reply reply={trial.reply} />}
          <Foot>
            {trial.state === 'running' ? (
              <Button onClick={onCancel}>{words.cancel}</Button>
            ) : (
              <Button onClick={() => onAgain(trial.model)}>{words.again}</Button>
            )}
          </Foot>
        </Parts>
      )}
    </SideDrawer>
  );
};
