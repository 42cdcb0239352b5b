import { styled } from 'styled-components';
import { oneLine, surface } from '../theme/mixins.js';

export const Root = styled.section`
  ${surface}
  min-width: 0;
  container-type: inline-size;

  > header {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-bottom: 6px;
    font-size: 12px;
  }

  h2 {
    margin: 0;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  > header > :last-child {
    margin-inline-start: auto;
  }
`;

export const Key = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${(p) => p.theme.text2};

  &::before {
    width: 10px;
    height: 8px;
    border-radius: 2px;
    background: ${(p) => p.theme.chart1};
    content: '';
  }

  &[data-all]::before {
    width: 2px;
    height: 12px;
    border-radius: 0;
    background: ${(p) => p.theme.chartPrevious};
  }
`;

export const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0 28px;

  @container (max-width: 639.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }

  h3 {
    margin: 0 0 2px;
    color: ${(p) => p.theme.text3};
    font-weight: 400;
    font-size: 12px;
    line-height: 18px;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 58px minmax(0, 1fr) 44px;
    gap: 8px;
    align-items: center;
    height: 24px;
    font-size: 12px;
  }

  li > span:first-child {
    ${oneLine}
  }

  li > span:last-child {
    color: ${(p) => p.theme.text2};
    text-align: right;
  }
`;

export const Track = styled.span`
  position: relative;
  height: 8px;

  > i {
    position: absolute;
    inset: 0 auto 0 0;
    border-radius: 2px;
    background: ${(p) => p.theme.chart1};
  }

  > b {
    position: absolute;
    top: -3px;
    width: 2px;
    height: 14px;
    margin-left: -1px;
    background: ${(p) => p.theme.chartPrevious};
    box-shadow: 0 0 0 1px ${(p) => p.theme.sheet};
  }
`;

export const Nobody = styled.p`
  margin: 0;
  color: ${(p) => p.theme.text3};
  font-size: 13px;
`;
