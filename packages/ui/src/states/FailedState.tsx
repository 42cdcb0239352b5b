import type { Problem } from '@console/base';
import { Button } from 'antd';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { widgetClass } from '../root/rootProps.js';
import { stateWords } from './locale.js';
import { LinePicture } from './pictures.js';
import { Actions, Footnote, Middle, TextButton } from './states.styles.js';

export interface FailedStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What went wrong: its words, and the number of the request. */
  error: Problem;
  /** What did not load: "用户列表". Default: a general word. */
  what?: string;
  /** Tries again. Leave out where that would mend nothing. */
  retry?: () => void;
  /** Beside retry, e.g. the way home. */
  extra?: ReactNode;
}

const CopyId = ({ id }: { id: string }) => {
  const words = useWords(stateWords);
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(id).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Footnote aria-live="polite">
      {words.requestId(id)}{' '}
      <TextButton type="button" onClick={copy}>
        {copied ? words.copied : words.copy}
      </TextButton>
    </Footnote>
  );
};

/** It did not load: what, why, what to do, and what to quote to support. */
export const FailedState = ({ error, what, retry, extra, ...rest }: FailedStateProps) => {
  const words = useWords(stateWords);
  return (
    <Middle role="alert" {...rest} className={widgetClass(rest.className)}>
      <LinePicture name="failed" />
      <h2>{what === undefined ? words.failedTitle : words.failedTitleOf(what)}</h2>
      <p>{error.message}</p>
      {(retry !== undefined || extra !== undefined) && (
        <Actions>
          {retry && (
            <Button type="primary" onClick={retry}>
              {words.retry}
            </Button>
          )}
          {extra}
        </Actions>
      )}
      {error.requestId !== undefined && <CopyId id={error.requestId} />}
    </Middle>
  );
};
