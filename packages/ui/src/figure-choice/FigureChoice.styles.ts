import { styled } from 'styled-components';
import { Value, Waiting } from '../figure-band/FigureBand.styles.js';
import { hiddenVisually, surface } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';

export const Root = styled.div`
  ${surface}
  container-type: inline-size;
  flex: none;
  overflow: hidden;
`;

/** The hairline under it lies inside, so that the line under what is chosen can cover it. */
export const Grid = styled.div<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${(p) => p.$count}, minmax(0, 1fr));
  padding-bottom: 1px;
  box-shadow: inset 0 -1px ${tokens.line};

  @container (max-width: 1199.98px) {
    grid-template-columns: repeat(${(p) => (p.$count < 4 ? p.$count : Math.ceil(p.$count / 2))}, minmax(0, 1fr));
  }

  @container (max-width: 559.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Hairlines are drawn to the left and above, and the first ones lie outside the band. */
export const Choice = styled.div`
  position: relative;
  min-width: 0;
  margin: -1px 0 0 -1px;
  padding: 13px 20px 12px 24px;
  border-top: 1px solid ${tokens.line};
  border-left: 1px solid ${tokens.line};

  &:hover {
    background: ${tokens.hover};
  }

  /* Over the hairline of the figure below. */
  &[data-chosen]::before {
    content: '';
    position: absolute;
    right: 20px;
    bottom: -1px;
    left: 24px;
    z-index: 1;
    height: 2px;
    background: ${tokens.brand};
  }

  /* A unit makes its line no higher. */
  ${Value} small {
    line-height: 1;
  }

  svg[width='64'] {
    position: absolute;
    top: 38px;
    right: 20px;
  }

  /* What stands on the figure and can be pressed lies over the place that chooses it. */
  button,
  .anticon-question-circle {
    position: relative;
    z-index: 1;
  }

  /* Six in a row leave a line less room, and then none. */
  @container (min-width: 1200px) and (max-width: 1559.98px) {
    svg[width='64'] {
      right: 16px;
      transform: scaleX(0.7);
      transform-origin: right;
    }
  }

  @container ((min-width: 1200px) and (max-width: 1279.98px)) or (max-width: 759.98px) {
    svg[width='64'] {
      display: none;
    }
  }

  @container (max-width: 559.98px) {
    padding: 12px 16px;

    &[data-chosen]::before {
      right: 16px;
      left: 16px;
    }

    ${Value} {
      font-size: 22px;
      line-height: 30px;
    }

    ${Waiting} {
      height: 48px;
    }

    /* An odd number would leave a hole at the end. */
    &:first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

export const Name = styled.label`
  min-width: 0;
  overflow-wrap: anywhere;
  cursor: pointer;

  [data-chosen] > div > & {
    color: ${tokens.text};
    font-weight: 600;
  }

  input {
    ${hiddenVisually}
  }

  /* The whole figure chooses. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:has(:focus-visible)::after {
    outline: 2px solid ${tokens.focus};
    outline-offset: -2px;
  }
`;
