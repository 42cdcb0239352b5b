import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.js';
import { below } from '../theme/layout.js';
import { focusRing, plainButton } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';
import { HINT_LINE } from './ChartPlot.styles.js';

/** As high as the chart, whatever is drawn in it: nothing moves when data comes. Its height is `--chart-height`. */
/** Legend and what else stands beside the title, in one line as long as there is room. */
export const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: var(--chart-height);

  ${below.mobile} {
    min-height: calc(var(--chart-height) + ${HINT_LINE}px);
  }
`;

export const Tool = styled(IconButton)`
  && {
    width: 28px;
    height: 28px;
    padding: 0;
    color: ${tokens.text3};
  }

  &&[data-on] {
    background: ${tokens.tint2};
    color: ${tokens.linkOnTint};
  }

  ${below.mobile} {
    && {
      width: 44px;
      height: 44px;
      margin-block: -6px;
    }
  }
`;

export const Entries = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: center;
`;

export const Entry = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  color: ${tokens.text2};
  overflow-wrap: anywhere;
`;

/** A series that can be left out of the drawing. */
export const EntryButton = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 24px;
  min-height: 24px;
  border-radius: 4px;
  color: ${tokens.text2};
  text-align: start;
  overflow-wrap: anywhere;

  &[aria-pressed='false'] {
    color: ${tokens.text3};
    text-decoration: line-through;

    > i {
      opacity: 0.35;
    }
  }

  &:hover {
    color: ${tokens.link};
  }

  ${focusRing}

  ${below.mobile} {
    min-height: 32px;
  }
`;

/** The sign of a series beside its name: a line, a square, and hollow or dashed for the time before. */
export const Mark = styled.i`
  flex: none;
  width: 8px;
  height: 8px;
  border-radius: 2px;
  background: currentcolor;

  &[data-shape='line'] {
    width: 14px;
    height: 0;
    border-top: 2px solid;
    border-radius: 0;
    background: none;
  }

  &[data-shape='line'][data-earlier] {
    border-top-style: dashed;
  }

  &[data-target] {
    color: ${tokens.okDot};
  }

  &[data-shape='ring'] {
    width: 9px;
    height: 9px;
    border: 2px solid ${tokens.errorDot};
    border-radius: 50%;
    background: none;
  }

  &[data-shape='box'][data-earlier] {
    border: 1.5px solid;
    background: none;
  }
`;

/** From few to many: the same hue, stronger. */
export const Scale = styled.i`
  display: inline-block;
  width: 72px;
  height: 6px;
  border-radius: 3px;
  background: linear-gradient(
    to right,
    color-mix(in srgb, ${tokens.chart1} 8%, transparent),
    ${tokens.chart1}
  );
`;

export const Numbers = styled.div`
  overflow: auto;

  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: 2px;
  }

  thead th {
    position: sticky;
    z-index: 1;
    top: 0;
    background: ${tokens.sheet};
    box-shadow: inset 0 -1px ${tokens.line};
  }
`;

/** Bars of a chart to come. */
export const Bones = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 12px;
  height: var(--chart-height);
  padding: 16px 8px 24px 48px;

  > span {
    flex: 1;
  }
`;
