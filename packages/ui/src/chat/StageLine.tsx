import { CheckCircleOutlined, DownOutlined, LoadingOutlined, UpOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { chatWords } from './locale.js';
import { NumberBadge, Passage, Passages, StageRow } from './chat.styles.js';
import type { ChatReference, ChatStage } from './types.js';

export interface StageLineProps {
  /** Null before the first word from the server. */
  stage: ChatStage | null;
  running: boolean;
  references: readonly ChatReference[];
  activeCitation: number | null;
  onCite?: (event: { n: number; via: 'click' }) => void;
}

/** One line over an answer: what is being done, or what it rests on, with the passages to unfold. */
export const StageLine = ({ stage, running, references, activeCitation, onCite }: StageLineProps) => {
  const words = useWords(chatWords);
  const [open, setOpen] = useState(false);
  const list = useId();
  if (stage === null || stage.stage === 'searching') {
    if (!running) return null;
    const text = stage === null || stage.bases === 0 ? words.searching : words.searchingIn(stage.bases);
    return (
      <StageRow role="status">
        <LoadingOutlined aria-hidden />
        <span>{stage === null ? words.waiting : text}</span>
      </StageRow>
    );
  }
  if (stage.stage === 'calling' && running) {
    return (
      <StageRow role="status">
        <LoadingOutlined aria-hidden />
        <span>{words.calling(stage.call ?? '')}</span>
      </StageRow>
    );
  }
  if (stage.bases === 0) return null;
  // What it was given counts only while it is written: one that broke off rests on what it had cited by then.
  const used = running ? stage.used : references.length;
  const summary = (
    <>
      <CheckCircleOutlined className="done" aria-hidden />
      <span>
        {words.searched(stage.bases, used)} · {words.seconds(stage.seconds.toFixed(1))}
      </span>
    </>
  );
  if (references.length === 0) return <StageRow>{summary}</StageRow>;
  return (
    <>
      <StageRow as="button" type="button" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
        {summary}
        {open ? <UpOutlined className="arrow" aria-hidden /> : <DownOutlined className="arrow" aria-hidden />}
      </StageRow>
      <Passages id={list} hidden={!open} aria-label={words.passages}>
        {references.map((reference) => (
          <li key={reference.n}>
            <Passage
              type="button"
              data-active={activeCitation === reference.n || undefined}
              onClick={() => onCite?.({ n: reference.n, via: 'click' })}
            >
              <NumberBadge data-active={activeCitation === reference.n || undefined}>{reference.n}</NumberBadge>
              <strong>{reference.documentName}</strong>
              <small>
                {words.passage(reference.knowledgeBaseName, reference.chunkIndex, reference.heading.at(-1) ?? '')}
              </small>
              <span>{reference.content}</span>
            </Passage>
          </li>
        ))}
      </Passages>
    </>
  );
};
