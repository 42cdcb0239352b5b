import { styled } from 'styled-components';
import { Mark } from '../chart-card/ChartCard.styles.js';
import type { ChartTable } from '../chart-card/chartTable.js';
import { seriesColour } from '../chart-card/colours.js';
import { useWords } from '../locale/useWords.js';
import { below } from '../theme/layout.js';
import { focusRing, plainButton } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';
import { dataAnswerWords } from './locale.js';

const Entries = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 4px;
  min-width: 0;
  margin-inline-start: -8px;

  ${below.mobile} {
    gap: 0 4px;
    order: 1;
    width: 100%;
    margin: 0;
  }
`;

const Entry = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0 8px;
  border-radius: 6px;
  color: ${tokens.text2};
  font-size: 12px;
  line-height: 18px;
  overflow-wrap: anywhere;

  &:hover {
    background: ${tokens.hover};
  }

  &[aria-pressed='false'] {
    color: ${tokens.text3};
    text-decoration: line-through;

    > i {
      opacity: 0.35;
    }
  }

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  ${focusRing}

  ${below.mobile} {
    min-height: 36px;
    gap: 4px;
    padding: 0 2px;
  }
`;

export interface FigureLegendProps {
  kind: string;
  table: ChartTable;
  /** Names of series that are not drawn. */
  hidden: ReadonlySet<string>;
  onToggle: (name: string) => void;
}

/** What the colours mean. Each series can be left out of the drawing but the last. */
export const FigureLegend = ({ kind, table: { series }, hidden, onToggle }: FigureLegendProps) => {
  const words = useWords(dataAnswerWords);
  const shown = series.filter(({ name }) => !hidden.has(name));
  return (
    <Entries role="group" aria-label={words.legend}>
      {series.map(({ name, earlier }, at) => {
        const last = shown.length === 1 && shown[0]?.name === name;
        return (
          <Entry
            key={name}
            type="button"
            aria-pressed={!hidden.has(name)}
            aria-disabled={last || undefined}
            title={last ? words.lastShown : undefined}
            onClick={() => {
              if (!last) onToggle(name);
            }}
          >
            <Mark
              data-shape={kind === 'line' ? 'line' : 'box'}
              data-earlier={earlier ? '' : undefined}
              style={{ color: seriesColour(series, at) }}
            />
            {name}
          </Entry>
        );
      })}
    </Entries>
  );
};
