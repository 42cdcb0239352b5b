import { memo, useMemo } from 'react';
import { styled } from 'styled-components';
import { fonts } from '../theme/layout.js';
import type { TextRun } from './pageSource.js';
import { stretchOf } from './textFit.js';

const Layer = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  color: transparent;
  font-family: ${fonts.text};
  font-weight: 400;
  line-height: 1;
  pointer-events: none;
  text-align: start;
  /* Sizes are those of the page, also where the reader sets a smallest size of type. */
  text-size-adjust: none;

  span {
    position: absolute;
    white-space: pre;
    cursor: text;
    pointer-events: auto;
    user-select: text;
    transform-origin: 0 0;
  }

  ::selection {
    background: color-mix(in srgb, ${(p) => p.theme.brand} 32%, transparent);
    color: transparent;
  }

  br::selection {
    background: none;
  }
`;

/** One pixel of a page 794 wide, as shown. */
const unit = (length: number) => `calc(var(--unit) * ${Number(length.toFixed(2))})`;

const Run = ({ run, stretch }: { run: TextRun; stretch: number }) => {
  const turn = run.angle ? `rotate(${run.angle}deg) ` : '';
  return (
    <>
      <span
        style={{
          left: unit(run.left),
          top: unit(run.top),
          fontSize: unit(run.size),
          transform: `${turn}scaleX(${stretch.toFixed(4)})`,
        }}
      >
        {run.text}
      </span>
      {run.endsLine !== false && <br />}
    </>
  );
};

/** The words of a page, unseen over its picture, so that they can be selected, found and read out. */
export const TextLayer = memo(function TextLayer({ runs }: { runs: readonly TextRun[] }) {
  const placed = useMemo(
    () =>
      runs
        .filter(({ text, size, left, top }) => text !== '' && size > 0 && Number.isFinite(left) && Number.isFinite(top))
        .map((run, place) => ({ run, place, stretch: stretchOf(run) })),
    [runs],
  );
  return (
    <Layer data-text="">
      {placed.map(({ run, place, stretch }) => (
        <Run key={place} run={run} stretch={stretch} />
      ))}
    </Layer>
  );
});
