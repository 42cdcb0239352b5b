import type { TextPassage } from '@console/base';
import { memo, useMemo } from 'react';
import { useWords } from '../locale/useWords.js';
import { textWords } from './locale.js';
import { LitWords, PassageText, Place, Tag } from './TextPreview.styles.js';
import { textLines } from './textLines.js';
import type { Lit, Run } from './types.js';

export interface PassageLinesProps {
  passage: TextPassage;
  lit: readonly Lit[];
  activeId: string | null;
  onSelect?: ((id: string) => void) | undefined;
}

interface WordsProps extends Omit<PassageLinesProps, 'passage' | 'lit'> {
  run: Run;
}

const Words = ({ run, activeId, onSelect }: WordsProps) => {
  const words = useWords(textWords);
  const [first] = run.marks;
  if (first === undefined) return run.text;
  const isActive = activeId !== null && run.marks.includes(activeId);
  const tags = onSelect === undefined ? [] : run.begins;
  return (
    <>
      {tags.map(({ id, label }) => (
        <Tag
          key={id}
          type="button"
          aria-label={words.mark(label)}
          aria-pressed={id === activeId}
          onClick={() => onSelect?.(id)}
        >
          {label}
        </Tag>
      ))}
      <LitWords data-active={isActive || undefined} data-mark={run.marks.join(' ')}>
        {run.text}
      </LitWords>
    </>
  );
};

/** One passage, line by line. */
export const PassageLines = memo(function PassageLines({ passage, lit, activeId, onSelect }: PassageLinesProps) {
  const words = useWords(textWords);
  const lines = useMemo(() => textLines(passage, lit), [passage, lit]);
  const place = passage.place === undefined ? '' : words.place(passage.place);
  return (
    <PassageText>
      {place !== '' && <Place>{place}</Place>}
      {lines.map(({ depth, runs }, at) => {
        const Line = depth === null ? 'p' : depth === 0 ? 'h3' : 'h4';
        return (
          <Line key={at}>
            {runs.map((run, index) => (
              <Words key={index} run={run} activeId={activeId} onSelect={onSelect} />
            ))}
          </Line>
        );
      })}
    </PassageText>
  );
});
