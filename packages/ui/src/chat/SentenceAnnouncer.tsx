import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { hiddenVisually } from '../theme/mixins.js';
import { finishedLength, spoken } from './answerText.js';

const Hidden = styled.div`
  ${hiddenVisually}
`;

/** Reads a growing answer out, a sentence at a time, from where it stood when it first appeared. */
export const SentenceAnnouncer = ({ text, running }: { text: string; running: boolean }) => {
  const said = useRef(text.length);
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    const to = running ? said.current + finishedLength(text.slice(said.current)) : text.length;
    if (to <= said.current) return;
    setSentence(spoken(text.slice(said.current, to)));
    said.current = to;
  }, [text, running]);
  return <Hidden aria-live="polite">{sentence}</Hidden>;
};
