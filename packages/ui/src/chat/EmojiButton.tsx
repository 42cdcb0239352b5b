import { SmileOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { useRef } from 'react';
import { IconButton } from '../button/index.js';
import { useShown } from '../dialog/index.js';
import { EmojiPanel } from '../emoji/index.js';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { useMobile } from '../media/index.js';

export interface EmojiButtonProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPick: (sign: string) => void;
  /** Closed by Escape: the focus should go back to the text. */
  onLeave: () => void;
  disabled: boolean;
}

/** Opens the panel of emoji over the field. */
export const EmojiButton = ({ open, onOpenChange, onPick, onLeave, disabled }: EmojiButtonProps) => {
  const words = useWords(chatWords);
  const shown = useShown();
  const mobile = useMobile();
  const inside = useRef<HTMLDivElement>(null);
  return (
    <Popover
      open={open && shown}
      trigger="click"
      placement="topLeft"
      arrow={false}
      destroyOnHidden
      onOpenChange={(next) => onOpenChange(next)}
      // A field that is not to be seen yet takes no focus.
      afterOpenChange={(opened) => opened && !mobile && inside.current?.querySelector('input')?.focus()}
      content={
        // Not a control of its own: it hears the Escape of those inside.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div
          ref={inside}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.stopPropagation();
            onOpenChange(false);
            onLeave();
          }}
        >
          <EmojiPanel autoFocus={!mobile} onPick={onPick} />
        </div>
      }
    >
      <span>
        <IconButton
          label={open ? '' : words.emoji}
          aria-label={words.emoji}
          aria-expanded={open}
          aria-haspopup="dialog"
          icon={<SmileOutlined />}
          disabled={disabled}
        />
      </span>
    </Popover>
  );
};
