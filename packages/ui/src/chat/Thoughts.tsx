import { BulbOutlined, DownOutlined, LoadingOutlined, UpOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { StageRow } from './chat.styles.js';
import { chatWords } from './locale.js';

/** It scrolls, so the keyboard must be able to reach it. */
const Text = styled.div.attrs({ role: 'group', tabIndex: 0 })`
  max-height: 240px;
  margin: 4px 0 12px;
  padding-left: 14px;
  overflow-y: auto;
  border-left: 2px solid ${(p) => p.theme.line2};
  color: ${(p) => p.theme.text2};
  font-size: 13px;
  line-height: 22px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: 2px;
  }
`;

export interface ThoughtsProps {
  /** As far as they have come. Shown as words, whatever is in them. */
  text: string;
  /** The model has not begun to answer yet. */
  running: boolean;
}

/** What a model writes to itself before it answers: folded, since it is no answer. */
export const Thoughts = ({ text, running }: ThoughtsProps) => {
  const words = useWords(chatWords);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <StageRow as="button" type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {running ? <LoadingOutlined aria-hidden /> : <BulbOutlined aria-hidden />}
        <span>{running ? words.thinking : words.thoughts}</span>
        {open ? <UpOutlined className="arrow" aria-hidden /> : <DownOutlined className="arrow" aria-hidden />}
      </StageRow>
      <Text id={id} hidden={!open} aria-label={words.thoughts}>
        {open && text}
      </Text>
    </>
  );
};
