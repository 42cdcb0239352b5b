import { CheckCircleOutlined, CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { below } from '../theme/layout.js';
import { keyCap, oneLine, surface } from '../theme/mixins.js';
import { inboxWords } from './locale.js';

/** Milliseconds for which it stays, unless somebody is at it. */
export const UNDO_STAYS = 8000;

const Root = styled.div`
  ${surface}
  position: absolute;
  right: 16px;
  bottom: 12px;
  left: 16px;
  z-index: 4;
  display: flex;
  align-items: center;
  gap: 4px;
  height: 44px;
  padding: 0 6px 0 14px;
  border-radius: 8px;
  background: ${(p) => p.theme.raised};
  box-shadow: ${(p) => p.theme.shadow2};
  font-size: 13px;

  > svg,
  > span:first-child {
    flex: none;
    margin-right: 6px;
    color: ${(p) => p.theme.ok};
  }

  > p {
    ${oneLine}
    flex: 1;
    margin: 0;
  }

  kbd {
    ${keyCap}
  }

  ${below.mobile} {
    bottom: 68px;
    height: 48px;

    kbd {
      display: none;
    }
  }
`;

export interface UndoBarProps extends RootProps<HTMLDivElement> {
  /** What was done: 已归档“…”. A new one begins its time anew. */
  text: string;
  /** Default Z. */
  hint?: string;
  /** It is to be taken back. */
  onUndo: () => void;
  /** Its time is over, or it was sent away. */
  onClose: () => void;
}

/** Says what was just done, and takes it back. Goes by itself, but not while somebody is at it. */
export const UndoBar = ({ text, hint = 'Z', onUndo, onClose, ...root }: UndoBarProps) => {
  const words = useWords(inboxWords);
  const [held, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => close(), UNDO_STAYS);
    return () => clearTimeout(timer);
  }, [held, text]);
  return (
    <Root
      {...rootProps(root)}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <CheckCircleOutlined aria-hidden />
      <p title={text}>{text}</p>
      <Button type="link" onClick={onUndo}>
        {words.undo}
        <kbd aria-hidden>{hint}</kbd>
      </Button>
      <IconButton label={words.close} icon={<CloseOutlined />} onClick={onClose} />
    </Root>
  );
};
