import { useEffect, useEffectEvent, useState } from 'react';

interface WaitingOptions {
  /** What stands in the field. */
  value: string;
  /** An answer is being written. */
  running: boolean;
  /** It can be sent now. */
  sendable: boolean;
  /** It could be, once the answer before it has ended. */
  possible: boolean;
  send: () => void;
}

/**
 * A question that was sent while an answer is being written: it waits for the end of that, unless it is called back or its words
 * are changed.
 */
export const useWaitingQuestion = ({ value, running, sendable, possible, send }: WaitingOptions) => {
  const [waiting, setWaiting] = useState<string>();
  const [wasRunning, setWasRunning] = useState(running);
  if (running !== wasRunning) setWasRunning(running);
  // Another answer is being written since: what waited was sent, or is not wanted any more. Nor are other words, those of another
  // conversation, and what nobody can be asked.
  const isOver = (running && !wasRunning) || waiting !== value || !possible;
  if (waiting !== undefined && isOver) setWaiting(undefined);
  const isDue = waiting !== undefined && !isOver && sendable;
  const go = useEffectEvent(send);
  useEffect(() => {
    if (isDue) go();
  }, [isDue]);
  return {
    waits: waiting !== undefined && !isOver && running,
    wait: () => setWaiting(value),
    callBack: () => setWaiting(undefined),
  };
};
