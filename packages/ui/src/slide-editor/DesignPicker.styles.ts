import { styled } from 'styled-components';
import { Small } from '../slide-view/slideView.styles.js';
import { below } from '../theme/layout.js';
import { hiddenVisually, surface } from '../theme/mixins.js';

export const Group = styled.div`
  ${surface}
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding: 3px;

  /* With little room the tiles share it, so that no column stays empty. */
  ${below.mobile} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  }
`;

export const Choice = styled.label`
  position: relative;
  border-radius: 4px;
  font-size: 13px;
  line-height: 20px;
  cursor: pointer;

  > span:last-child {
    display: block;
    margin-top: 4px;
    text-align: center;
  }

  > input {
    ${hiddenVisually}
  }

  &[data-chosen] ${Small} {
    box-shadow: 0 0 0 2px ${(p) => p.theme.brand};
  }

  &[data-chosen] > span:last-child {
    font-weight: 600;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${(p) => p.theme.focus};
    outline-offset: 3px;
  }

  &:has(:disabled) {
    cursor: not-allowed;
  }
`;
