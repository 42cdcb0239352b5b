import { use } from 'react';
import { useWords } from '../locale/useWords.js';
import { markdownWords } from './locale.js';
import { CitationsContext } from './context.js';

/** A numbered citation. It never begins a line: its holder glues it to the word before. */
const CitationChip = ({ n }: { n: number }) => {
  const words = useWords(markdownWords);
  const { passages, active, onCite } = use(CitationsContext);
  const passage = passages.get(n);
  return (
    <button
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
    </button>
  );
};

/** The words that a citation stands for, lit while it is the active one. */
export const ClaimedWords = ({ ns, children }: { ns: readonly number[]; children: React.ReactNode }) => {
  const { active } = use(CitationsContext);
  return <mark data-active={(active !== null && ns.includes(active)) || undefined}>{children}</mark>;
};

/** Citations side by side. `glued`: the closing mark behind them stays on their line. */
export const Citations = ({ ns, glued }: { ns: readonly number[]; glued: boolean }) => (
  <span className="answer-cites" data-glued={glued || undefined}>
    {ns.map((n, index) => (
      <CitationChip key={index} n={n} />
    ))}
  </span>
);
