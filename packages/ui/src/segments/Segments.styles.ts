import { styled } from 'styled-components';
import { oneLine, surface } from '../theme/mixins.js';

export const Group = styled.div`
  ${surface}
  display: inline-flex;
  min-width: 0;
  max-width: 100%;
  padding: 2px;
  border-radius: 6px;
  background: ${(p) => p.theme.track};
`;

export const Segment = styled.label`
  position: relative;
  min-width: 0;
  border-radius: 4px;
  color: ${(p) => p.theme.text2};
  text-align: center;
  cursor: pointer;
  transition: color 180ms cubic-bezier(0.2, 0, 0, 1);

  > i {
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }

  > input {
    position: absolute;
    width: 0;
    height: 0;
    margin: 0;
    opacity: 0;
    pointer-events: none;
  }

  > span {
    ${oneLine}
    position: relative;
    display: block;
    padding: 0 11px;
    line-height: calc(var(--cx-control-height) - 4px);
  }

  &:hover {
    color: ${(p) => p.theme.text};
  }

  &:not([data-chosen]):hover > i {
    background: ${(p) => p.theme.hover};
  }

  &[data-chosen] {
    color: ${(p) => p.theme.text};

    > i {
      background: ${(p) => p.theme.thumb};
      box-shadow: ${(p) => p.theme.shadow1};
    }
  }

  &:has(:focus-visible) {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: 1px;
  }
`;
