import { css, styled } from 'styled-components';
import { focusRing, surface } from '../theme/mixins.js';

export const Picture = styled.section`
  ${surface}
  min-width: 0;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    margin-bottom: 8px;
    color: ${(p) => p.theme.text2};
    font-size: 12px;
  }

  h2 {
    margin: 0;
    color: ${(p) => p.theme.text};
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  > header > :last-child {
    width: 128px;
    margin-inline-start: auto;
  }
`;

const rail = css`
  height: 6px;
  border-radius: 3px;
  background: ${(p) => p.theme.line2};
`;
const thumb = css`
  box-sizing: border-box;
  width: 16px;
  height: 16px;
  border: 2px solid ${(p) => p.theme.sheet};
  border-radius: 50%;
  background: ${(p) => p.theme.solid};
`;

export const Bars = styled.div`
  ul {
    display: flex;
    align-items: flex-end;
    gap: 2px;
    height: 88px;
    margin: 0;
    padding: 0 8px;
    list-style: none;
  }

  li {
    flex: 1;
    border-radius: 2px 2px 0 0;
    background: ${(p) => p.theme.line3};
  }

  li[data-high] {
    background: ${(p) => p.theme.chart1};
  }

  input {
    display: block;
    width: 100%;
    height: 24px;
    margin: 0;
    appearance: none;
    background: none;
    cursor: ew-resize;
    ${focusRing}
  }

  /* A browser does not follow the theme: each part is drawn, under the name that it has in each of them. */
  input::-webkit-slider-runnable-track {
    ${rail}
  }
  input::-moz-range-track {
    ${rail}
  }
  input::-webkit-slider-thumb {
    appearance: none;
    margin-top: -5px;
    ${thumb}
  }
  input::-moz-range-thumb {
    ${thumb}
  }

  footer {
    display: flex;
    justify-content: space-between;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }
`;

export const Nobody = styled.p`
  margin: 0;
  color: ${(p) => p.theme.text3};
  font-size: 13px;
`;
