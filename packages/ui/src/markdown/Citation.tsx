import { use } from 'react';
import styled from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { markdownWords } from './locale.js';
import { focusRing } from '../theme/mixins.js';
import { fonts } from '../theme/layout.js';
import { CitationsContext } from './context.js';

const Chip = styled.button`
  display: inline-grid;
  place-items: center;
  min-width: 18px;
  height: 18px;
  margin: 0 1px 0 4px;
  padding: 0 4px;
  border: 0;
  border-radius: 4px;
  vertical-align: 1px;
  background: ${(p) => p.theme.tint};
  color: ${(p) => p.theme.linkOnTint};
  font: 600 12px/18px ${fonts.text};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  user-select: none;
  transition:
    background 120ms,
    color 120ms;
  ${focusRing}

  &:hover {
    background: ${(p) => p.theme.tint2};
  }

  &[data-active] {
    background: ${(p) => p.theme.evidenceBg};
    color: ${(p) => p.theme.evidence};
    box-shadow: inset 0 0 0 1px ${(p) => p.theme.evidenceLine};
  }
`;

const Claim = styled.mark`
  padding: 1px 0;
  border-radius: 3px;
  background: none;
  color: inherit;
  transition: background 120ms;
  box-decoration-break: clone;

  &[data-active] {
    background: ${(p) => p.theme.evidenceBg};
  }
`;

/** A numbered citation. It never begins a line: its holder glues it to the word before. */
const CitationChip = ({ n }: { n: number }) => {
  const words = useWords(markdownWords);
  const { passages, active, onCite } = use(CitationsContext);
  const passage = passages.get(n);
  return (
    <Chip
      type="button"
      data-active={active === n || undefined}
      aria-pressed={active === n}
      aria-label={words.citation(n, passage?.documentName ?? '', passage?.positions[0]?.[0] ?? null)}
      onClick={() => onCite?.({ n, via: 'click' })}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') onCite?.({ n, via: 'hover' });
      }}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) onCite?.({ n, via: 'focus' });
      }}
    >
      {n}
    </Chip>
  );
};

/** The words that a citation stands for, lit while it is the active one. */
export const ClaimedWords = ({ ns, children }: { ns: readonly number[]; children: React.ReactNode }) => {
  const { active } = use(CitationsContext);
  return <Claim data-active={(active !== null && ns.includes(active)) || undefined}>{children}</Claim>;
};

/** Citations side by side. `glued`: the closing mark behind them stays on their line. */
export const Citations = ({ ns, glued }: { ns: readonly number[]; glued: boolean }) => (
  <span className="answer-cites" data-glued={glued || undefined}>
    {ns.map((n, index) => (
      <CitationChip key={index} n={n} />
    ))}
  </span>
);
