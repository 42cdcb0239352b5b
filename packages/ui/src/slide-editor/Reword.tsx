import { SyncOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useWords } from '../locale/useWords.js';
import { slideEditorWords } from './locale.js';

export interface RewordProps {
  /** Why it cannot be done. Undefined: it can. */
  off: string | undefined;
  /** It is under way. */
  busy: boolean;
  /** Undefined: it is not offered. */
  onStart: (() => void) | undefined;
  /** Undefined: it cannot be stopped. */
  onStop: (() => void) | undefined;
}

/** Has notes put into other words; while that goes on, the way to stop it. */
export const Reword = ({ off, busy, onStart, onStop }: RewordProps) => {
  const words = useWords(slideEditorWords);
  if (onStart === undefined) return null;
  if (!busy)
    return (
      <Button
        size="small"
        type="text"
        icon={<SyncOutlined aria-hidden />}
        disabled={off !== undefined}
        title={off}
        onClick={onStart}
      >
        {words.reword}
      </Button>
    );
  return (
    <>
      <span role="status">{words.rewording}</span>
      {onStop && (
        <Button size="small" type="text" onClick={onStop}>
          {words.stop}
        </Button>
      )}
    </>
  );
};
