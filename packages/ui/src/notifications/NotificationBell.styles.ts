import { styled } from 'styled-components';
import { below } from '../theme/layout.js';
import { plainButton, surface } from '../theme/mixins.js';

export const Anchor = styled.div`
  ${surface}
  position: relative;
  flex: none;
`;

export const Bell = styled.button`
  ${plainButton}
  position: relative;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 6px;
  color: ${(p) => p.theme.text2};
  font-size: 16px;

  &:hover {
    background: ${(p) => p.theme.hover};
  }

  &[aria-expanded='true'] {
    background: ${(p) => p.theme.press};
  }

  ${below.mobile} {
    width: 44px;
    height: 44px;
    font-size: 18px;
  }
`;

export const Count = styled.span`
  position: absolute;
  top: 1px;
  left: 17px;
  min-width: 16px;
  height: 16px;
  padding: 0 4px;
  border-radius: 8px;
  background: ${(p) => p.theme.badge};
  box-shadow: 0 0 0 2px ${(p) => p.theme.canvas};
  color: ${(p) => p.theme.onSolid};
  font-size: 12px;
  line-height: 16px;
  text-align: center;
  white-space: nowrap;

  ${below.mobile} {
    top: 5px;
    left: 22px;
    box-shadow: 0 0 0 2px ${(p) => p.theme.sheet};
  }
`;
