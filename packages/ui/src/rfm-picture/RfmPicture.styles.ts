import { styled } from 'styled-components';
import { surface } from '../theme/mixins.js';

export const Root = styled.section`
  ${surface}
  min-width: 0;

  > p {
    margin: 0;
    color: ${(p) => p.theme.text2};
    font-size: 13px;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;

  > b {
    font-size: 20px;
    line-height: 28px;
  }

  h3 {
    margin: 12px 0 6px;
    font-weight: 600;
    font-size: 14px;
    line-height: 22px;
  }

  small {
    padding-top: 6px;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }
`;

export const Scales = styled.ul`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 92px minmax(0, 1fr) 76px;
    gap: 0 12px;
    align-items: center;
    padding-top: 5px;
    font-size: 13px;
    line-height: 20px;
  }

  li > span:first-child {
    color: ${(p) => p.theme.text2};
    white-space: nowrap;
  }

  li > span:first-child b {
    margin-inline-end: 6px;
    color: ${(p) => p.theme.text};
  }

  strong {
    font-weight: 600;
    text-align: right;
  }

  small {
    position: relative;
    grid-column: 2;
    height: 16px;
    color: ${(p) => p.theme.text3};
    font-size: 12px;
    line-height: 16px;
  }

  small > span {
    position: absolute;
    transform: translateX(-50%);
    white-space: nowrap;
  }
`;

export const Scale = styled.span`
  position: relative;
  height: 14px;

  &::before {
    position: absolute;
    inset: 6px 0;
    border-radius: 1px;
    background: ${(p) => p.theme.line};
    content: '';
  }

  > i {
    position: absolute;
    inset-block: 5px;
    border-radius: 2px;
    background: color-mix(in srgb, ${(p) => p.theme.chart1} 35%, transparent);
  }

  > u {
    position: absolute;
    inset-block: 1px;
    width: 2px;
    margin-left: -1px;
    background: ${(p) => p.theme.line3};
  }

  > s {
    position: absolute;
    top: 2px;
    width: 10px;
    height: 10px;
    margin-left: -5px;
    border-radius: 5px;
    background: ${(p) => p.theme.chart1};
    box-shadow: 0 0 0 2px ${(p) => p.theme.sheet};
  }
`;

export const Blocks = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0;
  margin: 0;
  padding: 0;
  border: 1px solid ${(p) => p.theme.line};
  border-radius: 6px;
  list-style: none;
`;

export const Block = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  min-height: 72px;
  padding: 8px 10px;
  color: ${(p) => p.theme.text2};
  font-size: 12px;
  line-height: 18px;

  &:nth-child(odd) {
    border-inline-end: 1px dashed ${(p) => p.theme.line3};
  }

  &:nth-child(-n + 2) {
    border-bottom: 1px dashed ${(p) => p.theme.line3};
  }

  small {
    color: ${(p) => p.theme.text3};
    font-size: 12px;
  }

  &[data-own] {
    background: ${(p) => p.theme.tint};
    font-weight: 600;
  }

  &[data-own] small {
    color: ${(p) => p.theme.text2};
  }

  > i {
    position: absolute;
    inset: auto 10px 10px auto;
    width: 10px;
    height: 10px;
    border-radius: 5px;
    background: ${(p) => p.theme.chart1};
  }
`;
