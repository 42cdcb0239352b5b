import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { tokens } from '../theme/tokens.js';
import { importWords } from './locale.js';
import type { Sorts } from './sorts.js';

const kinds = ['good', 'same', 'conflict', 'wrong'] as const;
const colours = {
  good: tokens.okDot,
  same: tokens.text3,
  conflict: tokens.warnDot,
  wrong: tokens.errorDot,
} as const;

const Strip = styled.div`
  display: flex;
  gap: 2px;
  height: 6px;
  margin: 4px 0 12px;

  span {
    min-width: 3px;
    border-radius: 3px;
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin: 0 0 12px;
  border-block: 1px solid ${tokens.line};

  > div {
    padding: 8px 12px;
  }

  > div + div {
    border-left: 1px solid ${tokens.line};
  }

  dt {
    display: flex;
    gap: 6px;
    align-items: center;
    color: ${tokens.text2};
    font-size: 13px;
    line-height: 20px;
  }

  dt > i {
    width: 7px;
    height: 7px;
    border-radius: 50%;
  }

  dd {
    margin: 0;
    font-size: 20px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 28px;
  }
`;

/** How many rows are good, there already, different or wrong: as a strip, and in figures. */
export const Tally = ({ sorts }: { sorts: Sorts }) => {
  const words = useWords(importWords);
  return (
    <>
      <Strip aria-hidden="true">
        {kinds
          .filter((kind) => sorts[kind].length > 0)
          .map((kind) => (
            <span key={kind} style={{ flexGrow: sorts[kind].length, background: colours[kind] }} />
          ))}
      </Strip>
      <Figures aria-label={words.tallyLabel}>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>
              <i style={{ background: colours[kind] }} />
              {words.tally[kind]}
            </dt>
            <dd>{sorts[kind].length.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </Figures>
    </>
  );
};
