import type { Async, Problem } from '@console/base';
import type { ReactNode } from 'react';
import { useWords } from '../locale/useWords.js';
import { stateWords } from '../states/locale.js';
import { Bone, ProgressLine, ReadOut, TextButton } from '../states/states.styles.js';
import { useDelayed } from '../states/useDelayed.js';
import { Failure, Stale, Waiting } from './FigureBand.styles.js';
import type { FigureReading } from './FigureBand.js';

export interface ReadingProps {
  reading: Async<FigureReading>;
  /** Of the figure, for those who hear the button that loads it again. */
  name: string;
  children: (reading: FigureReading) => ReactNode;
}

const Retry = ({ name, onRetry }: { name: string; onRetry: () => void }) => {
  const words = useWords(stateWords);
  return (
    <TextButton type="button" aria-label={`${words.retry} ${name}`} onClick={onRetry}>
      {words.retry}
    </TextButton>
  );
};

const Loading = () => {
  const words = useWords(stateWords);
  const due = useDelayed(true);
  return (
    <Waiting aria-busy="true">
      {due && (
        <>
          <ReadOut>{words.loading}</ReadOut>
          <Bone aria-hidden="true" />
        </>
      )}
    </Waiting>
  );
};

const Failed = ({ error, name, retry }: { error: Problem; name: string; retry: (() => void) | undefined }) => {
  const words = useWords(stateWords);
  const denied = error.notPermitted === true;
  const message = denied ? words.notPermittedTitle : error.message;
  return (
    <Failure data-denied={denied}>
      <ReadOut>{words.failedTitleOf(name)}</ReadOut>
      <span title={message}>{message}</span>
      {!denied && retry && <Retry name={name} onRetry={retry} />}
    </Failure>
  );
};

/** One figure in each state that data can be in, in the room that the figure takes. */
export const Reading = ({ reading, name, children }: ReadingProps) => {
  const words = useWords(stateWords);
  if (reading.state === 'loading') return <Loading />;
  if (reading.state === 'error') return <Failed error={reading.error} name={name} retry={reading.retry} />;
  const { data, refreshing, stale } = reading;
  return (
    <>
      {refreshing && <ProgressLine />}
      <ReadOut>{refreshing ? words.refreshing : null}</ReadOut>
      {children(data)}
      {stale && !refreshing && (
        <Stale>
          {words.refreshFailedShort}
          {stale.retry && <Retry name={name} onRetry={stale.retry} />}
        </Stale>
      )}
    </>
  );
};
