import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { tokens } from '../theme/tokens.js';

export const Tables = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;

  > * {
    min-width: 0;
  }
`;

/** What a drawing says in figures. */
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0 0 4px;
  color: ${tokens.text2};
  font-size: 13px;
  line-height: 20px;

  b {
    color: ${tokens.text};
    font-weight: 600;
  }

  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

export const Court = styled.svg`
  display: block;
  width: 100%;
  max-width: 420px;
  height: auto;
  margin-inline: auto;
  color: ${tokens.chart1};

  path,
  circle,
  rect {
    fill: none;
    stroke: ${tokens.line3};
    stroke-width: 0.06;
  }

  [data-ground] {
    fill: ${tokens.sunken};
  }

  [data-made] {
    fill: currentcolor;
    stroke: ${tokens.sheet};
    stroke-width: 0.05;
  }

  [data-missed] {
    stroke: ${tokens.text3};
    stroke-width: 0.1;
  }

  ${below.mobile} {
    max-width: 100%;
  }
`;

/** The signs of the court beside their words. */
export const Sign = styled.svg`
  flex: none;
  width: 12px;
  height: 12px;
  color: ${tokens.chart1};

  circle {
    fill: currentcolor;
  }

  path {
    fill: none;
    stroke: ${tokens.text3};
    stroke-width: 2;
  }
`;
