import type { RefObject } from 'react';
import { useWords } from '../locale/useWords.js';
import { floatingWords } from './locale.js';
import { FailedState, Skeletons, useDelayed } from '../states/index.js';
import { Cover, Pane } from './FloatingChat.styles.js';
import type { FrameState } from './useFrame.js';

export interface FramePaneProps {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Null: an address that must not be framed. */
  src: string | null;
  title: string;
  state: FrameState;
  sandbox: string | undefined;
  allow: string;
  attempt: number;
  onLoad: (loaded: HTMLIFrameElement) => void;
  onRetry: () => void;
}

/** The framed page, and over it what there is until it comes or when it does not. */
export const FramePane = ({ frame, src, title, state, sandbox, allow, attempt, onLoad, onRetry }: FramePaneProps) => {
  const words = useWords(floatingWords);
  const due = useDelayed(state === 'loading');
  return (
    <Pane aria-busy={state === 'loading' || undefined}>
      {src !== null && state !== 'failed' && (
        <iframe
          key={attempt}
          ref={frame}
          src={src}
          title={words.page(title)}
          sandbox={sandbox}
          allow={allow}
          referrerPolicy="strict-origin-when-cross-origin"
          data-waiting={state === 'ready' ? undefined : ''}
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
        />
      )}
      {state === 'loading' && (
        <Cover role="status" aria-label={words.loading}>
          {due && <Skeletons shape="text" count={6} />}
        </Cover>
      )}
      {state === 'failed' && (
        <Cover>
          <FailedState
            what={words.page(title)}
            error={{ code: 'frame', message: words.failed }}
            {...(src !== null && { retry: onRetry })}
          />
        </Cover>
      )}
    </Pane>
  );
};
