import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { oneLine } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';
import { HINT_LINE } from './ChartPlot.styles.js';

export const Hint = styled.div`
  position: absolute;
  z-index: 1;
  top: 16px;
  display: grid;
  max-width: 280px;
  padding: 8px 12px;
  border-radius: 8px;
  background: ${tokens.raised};
  box-shadow: ${tokens.shadow2};
  color: ${tokens.text2};
  font-size: 12px;
  line-height: 18px;
  pointer-events: none;

  > b {
    color: ${tokens.text};
    font-weight: 600;
  }

  > span {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
  }

  > span > span {
    ${oneLine}
  }

  > span > b {
    margin-left: auto;
    padding-left: 12px;
    color: ${tokens.text};
    font-weight: 600;
    white-space: nowrap;
  }

  ${below.mobile} {
    /* Grows upwards, over the legend, which it repeats, and not over the drawing. */
    inset: auto 0 calc(100% - ${HINT_LINE}px);
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    max-width: none;
    padding: 0 0 4px;
    border-radius: 0;
    background: ${tokens.sheet};
    box-shadow: none;

    > span > b {
      padding-left: 0;
    }
  }
`;
