import { styled } from 'styled-components';
import { surface } from '../theme/mixins.js';

export const Root = styled.div`
  ${surface}
  min-width: 0;
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  color: ${(p) => p.theme.text2};
  font-size: 13px;
  line-height: 20px;

  b {
    color: ${(p) => p.theme.text};
    font-weight: 600;
    font-size: 14px;
  }

  &[data-warning] {
    color: ${(p) => p.theme.warn};
  }

  b + span {
    color: ${(p) => p.theme.text3};
  }

  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

export const Bars = styled.div`
  display: flex;
  gap: 3px;
  margin: 6px 0;

  i {
    position: relative;
    flex: 1;
    height: 6px;
    overflow: hidden;
    border-radius: 3px;
    background: ${(p) => p.theme.line};
  }

  u {
    position: absolute;
    inset: 0 auto 0 0;
    background: ${(p) => p.theme.brand};
  }

  i[data-next] {
    flex: 0.5;
    background: none;
    box-shadow: inset 0 0 0 1px ${(p) => p.theme.line2};
  }
`;
