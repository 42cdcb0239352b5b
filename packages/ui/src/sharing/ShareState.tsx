import { CheckOutlined, LinkOutlined } from '@ant-design/icons';
import { formatDateTime } from '@console/base';
import { Input } from 'antd';
import { useState } from 'react';
import { ActionButton } from '../button/LockedButton.js';
import type { Answer } from '../button/useLock.js';
import { copyText } from '../clipboard/copyText.js';
import { useWords } from '../locale/useWords.js';
import { sharingWords } from './locale.js';
import { State, Verbs } from './sharing.styles.js';
import type { Share } from './types.js';

interface ShareStateProps {
  share: Share;
  link: string;
  onStop: () => Answer;
}

/** That it is shared: with whom, up to when, where, and the way to end it. */
export const ShareState = ({ share, link, onStop }: ShareStateProps) => {
  const words = useWords(sharingWords);
  const [copied, setCopied] = useState<boolean>();
  const { roles = null, time } = share;
  const named = roles === null ? words.everybody : roles.map(({ name }) => name).join(words.join) || words.nobody;
  const copy = async () => setCopied(await copyText(link));
  return (
    <State>
      <b>{words.sharedWith(named)}</b>
      {time !== null && <small>{words.upTo(formatDateTime(time))}</small>}
      <Input readOnly value={link} aria-label={words.link} onFocus={({ target }) => target.select()} />
      <Verbs>
        <ActionButton
          icon={copied === true ? <CheckOutlined aria-hidden /> : <LinkOutlined aria-hidden />}
          onClick={copy}
          onBlur={() => setCopied(undefined)}
        >
          {copied === true ? words.copied : words.copy}
        </ActionButton>
        <ActionButton danger type="text" onClick={onStop}>
          {words.stop}
        </ActionButton>
        <small role="status">{copied === false ? words.copyFailed : ''}</small>
      </Verbs>
    </State>
  );
};
