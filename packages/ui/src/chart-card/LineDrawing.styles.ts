import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.js';

export const Svg = styled.svg`
  text {
    fill: ${tokens.text3};
    font-size: 12px;
  }

  path {
    fill: none;
    stroke: ${tokens.chartGrid};
  }

  path[data-grid='zero'] {
    stroke: ${tokens.line2};
  }

  path[data-line] {
    stroke: currentcolor;
    stroke-linejoin: round;
    stroke-width: 1.75;
  }

  path[data-line='only'] {
    stroke-width: 2;
  }

  path[data-line='earlier'] {
    stroke-dasharray: 4 4;
    stroke-width: 1.5;
  }

  path[data-area] {
    fill: currentcolor;
    stroke: none;
    opacity: 0.07;
  }

  path[data-cursor] {
    stroke: ${tokens.line3};
    stroke-dasharray: 2 3;
  }

  circle {
    fill: ${tokens.sheet};
    stroke: currentcolor;
    stroke-width: 2;
  }

  path[data-target] {
    stroke: ${tokens.okDot};
    stroke-width: 1.5;
  }

  text[data-target] {
    fill: ${tokens.ok};
  }

  circle[data-mark] {
    stroke: ${tokens.errorDot};
  }

  text[data-mark] {
    fill: ${tokens.error};
    font-weight: 600;
  }

  /* A ground of their own keeps words apart from the lines that they lie on. */
  text[data-target],
  text[data-mark] {
    paint-order: stroke;
    stroke: ${tokens.sheet};
    stroke-width: 4px;
    stroke-linejoin: round;
  }
`;
