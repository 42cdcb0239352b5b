import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.js';

export const Panel = styled.section`
  min-width: 0;
`;

export const Heading = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 32px;

  h2 {
    flex: 1;
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }
`;

export const Legend = styled.div`
  display: flex;
  gap: 16px;
  color: ${tokens.text2};
  font-size: 12px;
  line-height: 18px;

  span::before {
    content: '';
    display: inline-block;
    width: 14px;
    margin-right: 6px;
    border-top: 2px solid ${tokens.chart1};
    vertical-align: middle;
  }

  span[data-line='before']::before {
    border-top: 2px dashed ${tokens.chartPrevious};
  }
`;

export const Lines = styled.div`
  position: relative;
  min-height: 232px;
  border-radius: 6px;

  &:focus-visible {
    outline: 2px solid ${tokens.focus};
    outline-offset: 2px;
  }

  svg {
    display: block;
    max-width: 100%;
  }

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

  path[data-area] {
    fill: ${tokens.chart1};
    stroke: none;
    opacity: 0.07;
  }

  path[data-before] {
    stroke: ${tokens.chartPrevious};
    stroke-dasharray: 4 4;
    stroke-width: 1.5;
  }

  path[data-now] {
    stroke: ${tokens.chart1};
    stroke-linejoin: round;
    stroke-width: 2;
  }

  path[data-cursor] {
    stroke: ${tokens.line3};
    stroke-dasharray: 2 3;
  }

  circle {
    fill: ${tokens.sheet};
    stroke: ${tokens.chart1};
    stroke-width: 2;
  }
`;

export const Hint = styled.div`
  position: absolute;
  top: 16px;
  display: grid;
  padding: 8px 12px;
  border-radius: 8px;
  background: ${tokens.raised};
  box-shadow: ${tokens.shadow2};
  color: ${tokens.text2};
  font-size: 12px;
  line-height: 18px;
  white-space: nowrap;
  pointer-events: none;

  b {
    color: ${tokens.text};
    font-weight: 600;
  }
`;

export const Numbers = styled.div`
  overflow: auto;
  max-height: 232px;

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 13px;
    line-height: 20px;
  }

  th,
  td {
    padding: 6px 12px;
    border-bottom: 1px solid ${tokens.line};
    font-weight: 400;
    text-align: right;
  }

  th:first-child {
    text-align: left;
  }

  thead th {
    position: sticky;
    top: 0;
    background: ${tokens.sunken};
    color: ${tokens.text3};
  }
`;
