import { styled } from 'styled-components';
import { surface } from '../theme/mixins.js';

export const Root = styled.section`
  ${surface}
  position: relative;
  min-width: 0;

  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
    margin: 0;
  }

  > p > b:first-of-type {
    font-weight: 600;
    font-size: 26px;
    line-height: 36px;
    letter-spacing: -0.01em;
  }

  > p > [data-share] {
    margin-inline-start: auto;
  }

  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(72px, 1fr));
    gap: 4px;
    margin: 10px 0 0;
    padding-top: 8px;
    border-top: 1px solid ${(p) => p.theme.line};
  }

  dt {
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 18px;
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`;

export const Share = styled.div`
  height: 4px;
  margin: 6px 0;
  overflow: hidden;
  border-radius: 2px;
  background: ${(p) => p.theme.track};

  > i {
    display: block;
    height: 100%;
    border-radius: 2px;
    background: ${(p) => p.theme.chart1};
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  color: ${(p) => p.theme.text3};
  font-size: 12px;
  line-height: 18px;

  [data-more] {
    color: ${(p) => p.theme.ok};
  }

  [data-fewer] {
    color: ${(p) => p.theme.warn};
  }
`;
