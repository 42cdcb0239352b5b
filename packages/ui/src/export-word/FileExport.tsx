import { DownloadOutlined } from '@ant-design/icons';
import { saveFile } from '@console/base';
import type { ButtonProps } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LockableButton } from '../button/LockedButton.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { useSharedRef } from '../root/useSharedRef.js';
import { ReadOut, TextButton } from '../states/states.styles.js';
import { Bar, Failed, Going, Root } from './FileExport.styles.js';
import { exportWords } from './locale.js';

/** How a file is asked for. */
export interface Writing {
  /** 0 to 1, now and then. */
  readonly onProgress: (share: number) => void;
  /** Aborted when the reader cancels, or the button goes away. */
  readonly signal: AbortSignal;
}

export interface FileExportProps extends RootProps<HTMLSpanElement>, Pick<ButtonProps, 'disabled' | 'type' | 'size'> {
  /** What the button says. */
  children: ReactNode;
  /** What the file is called, with what it ends in. What file systems refuse is replaced. */
  name: string;
  /** Makes the file, tells how far it is, and gives up where it is told to. */
  write: (writing: Writing) => Promise<Blob>;
  /** It is there. Left out, it is offered to the reader as a download. */
  onWritten?: ((file: Blob) => void) | undefined;
}

type Phase = 'idle' | 'running' | 'done' | 'cancelled' | 'failed';

/** A button that writes a file, tells how far that is, and can be stopped. */
export const FileExport = ({
  children,
  name,
  write,
  onWritten,
  disabled = false,
  type,
  size,
  ...root
}: FileExportProps) => {
  const words = useWords(exportWords);
  const [phase, setPhase] = useState<Phase>('idle');
  const [share, setShare] = useState(0);
  const running = useRef<AbortController>(null);
  const element = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ref = useSharedRef(element, root.ref);
  useEffect(() => () => running.current?.abort(), []);

  const end = (next: Phase) => {
    running.current = null;
    // What the keyboard is on goes away: it goes back to what began.
    if (element.current?.contains(document.activeElement)) button.current?.focus();
    setPhase(next);
  };
  const begin = async () => {
    if (running.current !== null) return;
    const own = new AbortController();
    running.current = own;
    setShare(0);
    setPhase('running');
    const isGone = () => own.signal.aborted;
    try {
      const file = await write({ signal: own.signal, onProgress: (next) => !isGone() && setShare(next) });
      if (isGone()) return;
      if (onWritten === undefined) saveFile(file, name);
      else onWritten(file);
      end('done');
    } catch {
      if (!isGone()) end('failed');
    }
  };
  const cancel = () => {
    running.current?.abort();
    end('cancelled');
  };

  const percent = Math.min(100, Math.floor(share * 100));
  const said = { idle: '', running: words.running, done: words.done, cancelled: words.cancelled, failed: '' }[phase];
  return (
    <Root {...rootProps(root)} ref={ref} data-phase={phase}>
      <LockableButton
        ref={button}
        icon={<DownloadOutlined aria-hidden={true} />}
        disabled={disabled}
        {...(type !== undefined && { type })}
        {...(size !== undefined && { size })}
        aria-disabled={phase === 'running' || undefined}
        onClick={() => void begin()}
      >
        {children}
      </LockableButton>
      {phase === 'running' && (
        <Going>
          <Bar
            role="progressbar"
            aria-label={words.progress(name)}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <i style={{ width: `${percent}%` }} />
          </Bar>
          {words.percent(percent)}
          <TextButton type="button" aria-label={words.cancelNamed(name)} onClick={cancel}>
            {words.cancel}
          </TextButton>
        </Going>
      )}
      {phase === 'failed' && <Failed role="alert">{words.failed}</Failed>}
      <ReadOut>{said}</ReadOut>
    </Root>
  );
};
