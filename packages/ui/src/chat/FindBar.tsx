import { CloseOutlined, DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../button/index.js';
import { useWords } from '../locale/useWords.js';
import { useComposed } from '../typing/useComposed.js';
import { chatWords } from './locale.js';
import { Finder } from './ChatThread.styles.js';
import { isComposing } from './composing.js';

export interface FindBarProps {
  value: string;
  onChange: (value: string) => void;
  /** Turns that hold the words. */
  total: number;
  /** Which of them is shown, from 0. */
  current: number;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/** Finds words in the whole conversation: the browser's own search only sees what is drawn of a long one. */
export const FindBar = ({ value, onChange, total, current, onStep, onClose }: FindBarProps) => {
  const words = useWords(chatWords);
  const field = useComposed(value, onChange);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Enter' && total > 0) {
      event.preventDefault();
      onStep(event.shiftKey ? -1 : 1);
    }
  };
  const count = total === 0 ? words.findNone : words.findCount(current + 1, total);
  return (
    <Finder role="search" onKeyDown={onKeyDown}>
      <Input
        autoFocus
        variant="borderless"
        {...field}
        prefix={<SearchOutlined aria-hidden />}
        aria-label={words.find}
        placeholder={words.find}
      />
      <span role="status">{value.trim() === '' ? '' : count}</span>
      <IconButton label={words.findPrevious} icon={<UpOutlined />} disabled={total === 0} onClick={() => onStep(-1)} />
      <IconButton label={words.findNext} icon={<DownOutlined />} disabled={total === 0} onClick={() => onStep(1)} />
      <IconButton label={words.findClose} icon={<CloseOutlined />} onClick={onClose} />
    </Finder>
  );
};
