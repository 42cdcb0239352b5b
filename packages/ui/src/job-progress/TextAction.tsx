import { ACTION_LOCK } from '../button/LockedButton.js';
import { useLock } from '../button/useLock.js';
import { TextButton } from '../states/states.styles.js';

export interface TextActionProps {
  verb: string;
  /** The verb with what it is done to, for those who hear it alone. */
  label: string;
  onClick: () => Promise<unknown> | void;
}

/** A verb that can't be pressed twice. */
export const TextAction = ({ verb, label, onClick }: TextActionProps) => {
  const { locked, run } = useLock(ACTION_LOCK);
  return (
    <TextButton type="button" aria-label={label} aria-disabled={locked || undefined} onClick={() => run(onClick)}>
      {verb}
    </TextButton>
  );
};
